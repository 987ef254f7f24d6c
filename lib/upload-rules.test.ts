import { expect, it } from 'vitest';
import { isHeic } from './upload-rules';

const box = (...brands: readonly string[]) => {
  const body = Buffer.from(`ftyp${brands[0] ?? ''}\0\0\0\0${brands.slice(1).join('')}`, 'latin1');
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body, Buffer.from('\0\0\0\u0010metaheic')]);
};

it.each([[['heic', 'mif1', 'heic']], [['mif1', 'mif1', 'heic']], [['msf1', 'hevc']], [['heix']]])(
  '%j is HEIC',
  (brands) => expect(isHeic(box(...brands))).toBe(true),
);

it.each([[['avif', 'mif1', 'miaf']], [['mif1', 'avif']], [['isom', 'mp42']]])('%j is not', (brands) =>
  expect(isHeic(box(...brands))).toBe(false),
);

it('nothing else is', () => {
  for (const bytes of [
    Buffer.alloc(0),
    Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
    Buffer.from('ftypheic'),
    Buffer.from('    ftyp'),
  ])
    expect(isHeic(bytes)).toBe(false);
});
