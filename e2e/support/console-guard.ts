/**
 * Collects what fails a test: errors and warnings in the console, exceptions, failed requests, requests to another
 * site.
 */
import type { BrowserContext } from 'playwright/test';

export type Surprises = {
  /** Ignores the lines that match: what a test provokes on purpose, such as a 401. */
  readonly expect: (pattern: RegExp) => void;
  /** The collected lines that no pattern ignores. */
  readonly found: () => string[];
};

export function watchForSurprises(context: BrowserContext, origin: string): Surprises {
  const seen: string[] = [];
  const expected: RegExp[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      seen.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => seen.push(`exception: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && new URL(request.url()).origin !== origin)
      seen.push(`other site: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Navigating away from a page aborts its requests.
    if (reason !== 'net::ERR_ABORTED') seen.push(`request: ${request.method()} ${request.url()} ${reason}`);
  });
  return {
    expect: (pattern) => void expected.push(pattern),
    found: () => seen.filter((line) => !expected.some((pattern) => pattern.test(line))),
  };
}
