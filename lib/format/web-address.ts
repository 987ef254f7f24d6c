/** Web addresses, as they are typed and as the site may link to them. */

/** « www.exemple.org/page », as people type it, with its « https:// »; anything else as it is. */
export const withScheme = (typed: string): string => (/^(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u.test(typed) ? `https://${typed}` : typed);

/** Whether the site may link to an address: http(s), without credentials, at most 2048 characters. */
export function isWebAddress(value: string): boolean {
  if (value.length > 2048 || !URL.canParse(value)) return false;
  const url = new URL(value);
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.username === '' && url.password === '' && url.hostname !== '';
}
