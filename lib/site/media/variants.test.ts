import { expect, test } from 'vitest';
import { crops, formats, parseVariant, srcSet } from './variants';

const upload = '0123456789abcdef0123456789abcdef';

test('every URL in a source set can be served', () => {
  for (const crop of ['portrait', 'square', 'whole'] as const) {
    for (const format of formats) {
      const entries = srcSet(`/uploads/${upload}.webp?t=1`, crop, format)?.split(', ') ?? [];
      expect(entries).toHaveLength(crops[crop].widths.length);
      for (const entry of entries) {
        const [address = '', size] = entry.split(' ');
        const variant = parseVariant(address.replace('/uploads/', ''));
        expect(variant).toMatchObject({ upload: `${upload}.webp`, crop, format });
        expect(size).toBe(`${variant?.width}w`);
      }
    }
  }
});

test('a picture gets no larger sizes than its own', () => {
  expect(srcSet(`/uploads/${upload}.webp`, 'whole', 'avif', 700)).toBe(
    `/uploads/${upload}-whole-480.avif 480w, /uploads/${upload}-whole-960.avif 960w`,
  );
  expect(srcSet(`/uploads/${upload}.webp`, 'whole', 'avif', 480)).toBe(`/uploads/${upload}-whole-480.avif 480w`);
});

test.each(['data:image/png;base64,AA', 'https://exemple.org/a.webp', '/uploads/a.png', ''])(
  '%s has none',
  (address) => {
    expect(srcSet(address, 'portrait', 'avif')).toBeNull();
  },
);

test.each([
  `${upload}-portrait-481.avif`,
  `${upload}-portrait-480.png`,
  `${upload}-large-480.webp`,
  `${upload}.webp`,
  '../x-portrait-480.webp',
  `${upload}-square-480.webp`,
  `${upload}-whole-120.webp`,
])('%s is not made', (name) => {
  expect(parseVariant(name)).toBeNull();
});
