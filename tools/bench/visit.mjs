// One visit of a page in a new browser context, measured inside the page and by the DevTools protocol.
import { setTimeout as pause } from 'node:timers/promises';

export const publicPages = /** @type {const} */ (['/', '/publications']);
/** Every route of the administration, and the sign-in page. */
export const adminRoutes = [
  '/login',
  '/admin',
  ...['profile', 'about', 'languages', 'research', 'publications', 'theses', 'projects', 'courses', 'competences', 'responsibilities'].map(
    (name) => `/admin/${name}`,
  ),
  ...['sections', 'sections-manager', 'history', 'audit'].map((name) => `/admin/${name}`),
];

/**
 * Times in ms; bytes on the network, by resource type.
 * @typedef {{ lcp: number, tbt: number, cls: number, interactive: number, bytes: Record<string, number>, requests: number }} Visit
 */

/** Lighthouse's mobile setting: a mid-range phone on slow 4G; `latency` in ms. */
const slow = { cpu: 4, latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };

/** ms without a new response after which a page counts as loaded. */
const quiet = 1000;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, path: string, isSlow: boolean, cookies: { name: string, value: string, url: string }[] }} options
 * @returns {Promise<Visit>}
 */
export async function visit(browser, { origin, path, isSlow, cookies }) {
  const viewport = isSlow ? { width: 412, height: 823 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, deviceScaleFactor: isSlow ? 1.75 : 1, isMobile: isSlow, hasTouch: isSlow });
  try {
    if (cookies.length > 0) await context.addCookies(cookies);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    if (isSlow) {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow.cpu });
      const { bytesPerSecond, latency } = slow;
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond / 2,
      });
    }
    const traffic = watchTraffic(devtools);
    await page.addInitScript(observe);
    await page.goto(origin + path, { waitUntil: 'load', timeout: 60_000 });
    for (let last = -1; last !== traffic.count(); ) {
      last = traffic.count();
      await pause(quiet);
    }
    const seen = await page.evaluate(read);
    return { ...seen, bytes: traffic.bytes, requests: traffic.count() };
  } finally {
    await context.close();
  }
}

/** @param {import('@playwright/test').CDPSession} devtools */
function watchTraffic(devtools) {
  /** @type {Record<string, number>} */
  const bytes = {};
  /** @type {Map<string, string>} */
  const kinds = new Map();
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return { bytes, count: () => kinds.size };
}

/** Runs in the page before its own scripts: collects the browser's performance entries. */
function observe() {
  /** @type {{ start: number, ms: number }[]} */
  const tasks = [];
  const kept = { lcp: 0, cls: 0, tasks };
  Object.defineProperty(window, 'benchSeen', { value: kept });
  const watch = (/** @type {string} */ type, /** @type {(entry: PerformanceEntry) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    kept.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) kept.cls += Number(entry.value);
  });
  watch('longtask', ({ startTime, duration }) => {
    tasks.push({ start: startTime, ms: duration });
  });
}

/** Runs in the page at the end: blocking time is what long tasks take beyond 50 ms; `interactive` is the end of the last of them. */
function read() {
  /** @type {{ lcp: number, cls: number, tasks: { start: number, ms: number }[] }} */
  const { lcp, cls, tasks } = Reflect.get(window, 'benchSeen');
  const [navigation] = performance.getEntriesByType('navigation');
  const ready = navigation && 'domContentLoadedEventEnd' in navigation ? Number(navigation.domContentLoadedEventEnd) : 0;
  const tbt = tasks.reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0);
  return { lcp, cls, tbt, interactive: Math.max(ready, ...tasks.map(({ start, ms }) => start + ms)) };
}
