import type { Page, Route } from 'playwright/test';
import { routeRequests } from './route-requests';

/** Passes the next request to `address` that is not a GET to `handle`; later ones reach the site. */
export async function nextCall(page: Page, address: string, handle: (route: Route) => Promise<void>): Promise<void> {
  let isOver = false;
  await routeRequests(page, address, async (route) => {
    if (isOver || route.request().method() === 'GET') return route.fallback();
    isOver = true;
    await handle(route);
  });
}
