import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { programsOf } from './other-browsers';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'programs-'));
  vi.stubEnv('PATH', folder); // without apt-get
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true });
});
const browser = {
  id: 'webkit',
  name: 'WebKitGTK',
  packages: [],
  needs: [['WebKitWebDriver', 'webkit-driver'], ['Xvfb']],
};
const add = (name: string) => fs.writeFileSync(path.join(folder, name), '');

test('a browser is there when each of its programs is, by one of its names', async () => {
  add('webkit-driver');
  expect(await programsOf(browser)).toBeUndefined();
  add('Xvfb');
  expect(await programsOf(browser)).toEqual(['webkit-driver', 'Xvfb']);
});
