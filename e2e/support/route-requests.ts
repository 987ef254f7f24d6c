import type { Page, Route } from 'playwright/test';

/** An address that the site answers, with other words than these. */
const probe = { address: '/api/health?route', answer: 'routed' };

/**
 * `page.route`, for requests of the document that is open. The browser gives that document's loader the route a moment
 * after the call has resolved, and a request in between would reach the site: this waits until a request of the
 * document has been routed.
 */
export async function routeRequests(
  page: Page,
  address: string | RegExp,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  await page.route(address, handle);
  await page.route(`**${probe.address}`, (route) => route.fulfill({ body: probe.answer }));
  await page.waitForFunction(async ({ address: path, answer }) => (await (await fetch(path)).text()) === answer, probe);
}
