import type { Page } from 'playwright/test';
import { routeRequests } from './route-requests';

/** Simulates a slow network: requests for `address` wait until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await routeRequests(page, address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
