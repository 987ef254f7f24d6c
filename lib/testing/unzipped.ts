/** For tests: what a file of Word holds. */
import { inflateRawSync } from 'node:zlib';

/** The members of a zip file by name. */
export function unzipped(bytes: Uint8Array): ReadonlyMap<string, string> {
  const zip = Buffer.from(bytes);
  const members = new Map<string, string>();
  let at = zip.readUInt32LE(zip.length - 6);
  for (let left = zip.readUInt16LE(zip.length - 12); left > 0; left -= 1) {
    const [size, nameSize, extra, comment] = [
      zip.readUInt32LE(at + 20),
      ...[28, 30, 32].map((offset) => zip.readUInt16LE(at + offset)),
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + (size ?? 0));
    const isStored = zip.readUInt16LE(at + 10) === 0;
    members.set(
      zip.toString('utf8', at + 46, at + 46 + (nameSize ?? 0)),
      (isStored ? data : inflateRawSync(data)).toString(),
    );
    at += 46 + (nameSize ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return members;
}
