import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { renderBlockingFiles } from './build-manifest';

test('a sheet that moves into the page still finds its fonts', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'build-'));
  onTestFinished(() => fs.rmSync(home, { recursive: true }));
  fs.mkdirSync(path.join(home, 'chunks'));
  fs.writeFileSync(path.join(home, 'chunks/a.css'), '@font-face{src:url(../media/f.woff2)}');
  fs.writeFileSync(path.join(home, 'chunks/a.css.br'), '');
  fs.writeFileSync(path.join(home, 'theme.js'), 'theme()\n');
  expect(Object.fromEntries(renderBlockingFiles(home, home))).toEqual({
    '/theme.js': 'theme()',
    '/_next/static/chunks/a.css': '@font-face{src:url(/_next/static/media/f.woff2)}',
  });
});
