/** For tests: a request as next/headers shows it, with a cookie jar like a browser's. */
import { clientHeader } from '@/lib/site/incoming/headers';

const jar = new Map<string, string>();
const sent = new Map<string, string>();

/** Replaces next/headers: `vi.mock('next/headers', () => fakeHeaders)`. */
export const fakeHeaders = {
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) ?? '' } : undefined),
    set: (name: string, value: string, { maxAge }: { maxAge?: number } = {}) => {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    },
  }),
  headers: async () => new Headers(Array.from(sent)),
};

/** The cookies that the browser holds. */
export const cookieJar = jar;

/** The requests that follow come from another browser, without cookies, at `ip`, as lib/site/incoming finds it. */
export function asBrowser(ip: string): void {
  jar.clear();
  sent.clear();
  sent.set(clientHeader, ip);
}
