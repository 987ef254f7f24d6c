/** 1 January 1980, the first day that a zip file can hold. */
const firstDay = 0x00210000;

/**
 * Sets the times of a zip file's members, in place, so that they do not tell one making of it from the next: those in its
 * directory, and those before the members (APPNOTE.TXT, 4.3.7 and 4.3.12).
 */
export function withoutTimes(zip: Buffer): Buffer {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const local = zip.readUInt32LE(entry + 42);
    zip.writeUInt32LE(firstDay, entry + 12);
    zip.writeUInt32LE(firstDay, local + 10);
    entry += 46 + zip.readUInt16LE(entry + 28) + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
  }
  return zip;
}
