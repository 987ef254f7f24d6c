/** The address of a static copy, which ends in « / »; null for what is none: neither a query nor a password belongs to it. */
export function copyAddress(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password) return null;
  return url.href.replace(/\/*$/, '/');
}
