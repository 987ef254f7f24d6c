/** `writeHead` takes headers in several shapes (an object, a flat list, a list of pairs): sets them one by one, so that they can be read back. */
import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

export type GivenHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

export function setGivenHeaders(response: ServerResponse, given: GivenHeaders): void {
  if (given === undefined) return;
  if (!Array.isArray(given)) {
    for (const [name, value] of Object.entries(given)) if (value !== undefined) response.setHeader(name, value);
    return;
  }
  const flat = given.flat();
  for (let index = 0; index + 1 < flat.length; index += 2) response.appendHeader(String(flat[index]), String(flat[index + 1]));
}
