/**
 * JSON for a script element: `<`, `>`, `&` and line separators are escaped, so that nothing in it ends the element or a
 * line.
 */
export function inlineJson(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
