import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteFonts } from './site-fonts';

test('the fonts of the build are named plainly, with addresses of their own; other rules and the system’s fonts are left out', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.writeFileSync(
    path.join(folder, 'a.css'),
    '.x{color:red}@font-face{font-family:inter;src:url(../media/text.1.woff2)format("woff2")}@font-face{font-family:Inter Extended;src:url(../media/ext.2.woff2)format("woff2");unicode-range:U+100-151}@font-face{font-family:Inter Fallback;src:local(Arial)}',
  );
  fs.writeFileSync(path.join(folder, 'b.css'), 'p{margin:0}');
  expect(siteFonts(folder)).toBe(
    '@font-face{font-family:inter;src:url(/_next/static/media/text.1.woff2)format("woff2")}@font-face{font-family:Inter;src:url(/_next/static/media/ext.2.woff2)format("woff2");unicode-range:U+100-151}',
  );
  expect(siteFonts(path.join(folder, 'none'))).toBe('');
});
