/** Where to go after sign-in: `value` if it is a path under /admin of this site, else /admin. */
export function redirectTarget(value: unknown): string {
  if (typeof value !== 'string' || !/^\/admin(?:[/?]|$)/.test(value) || /[\\\p{Cc}]/u.test(value)) return '/admin';
  const url = new URL(value, 'http://site.invalid');
  return url.origin === 'http://site.invalid' && /^\/admin(?:\/|$)/.test(url.pathname)
    ? url.pathname + url.search
    : '/admin';
}
