/** JSON inside a page: nothing in it can end the script element or a line (trust.md 19). */
export function inlineJson(data: object): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
