/** JSON put together from its parts: what is JSON already, and long, is neither parsed nor serialised once more. */

/** The JSON of `object` with the member `name`, whose value is the JSON `value`. */
export function withMember(object: object, name: string, value: Buffer): Buffer<ArrayBuffer> {
  const before = JSON.stringify({ ...object, [name]: 0 }).slice(0, -'0}'.length);
  return Buffer.concat([Buffer.from(before), value, Buffer.from('}')]);
}

/**
 * `JSON.stringify(text)`, in a third of its time for a text that is long and full of quotation marks, as JSON is. The text is well
 * formed, as what the database holds.
 */
export function quoted(text: string): Buffer {
  const bytes = Buffer.from(text);
  const result = Buffer.allocUnsafe(2 * bytes.length + 2);
  let end = 0;
  result[end++] = quote;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < space) return Buffer.from(JSON.stringify(text)); // a control character, which JSON itself never has in a text
    if (byte === quote || byte === backslash) result[end++] = backslash;
    result[end++] = byte;
  }
  result[end++] = quote;
  return result.subarray(0, end);
}

const [space, quote, backslash] = [0x20, 0x22, 0x5c];
