/** The server's time, which stored timestamps use: the browser's clock may be an hour off. */

/** How far the server's clock is ahead of the browser's, in ms. */
let ahead = 0;

/** Sets the clock by a response's `Date` header, if it has one. */
export function setClock({ headers }: Response): void {
  const serverTime = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(serverTime)) ahead = serverTime - Date.now();
}

export const serverNow = (): Date => new Date(Date.now() + ahead);
