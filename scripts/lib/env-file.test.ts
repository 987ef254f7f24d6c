import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readEnvFile, settingsFile, unknownNames } from './env-file';
import * as project from './project';

vi.mock('./project', async (original) => ({ ...(await original<typeof project>()), inRoot: vi.fn() }));

let file = '';
beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'env ')), '.env');
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(path.dirname(file), { recursive: true });
});

function read(content: string): Record<string, string | undefined> {
  fs.writeFileSync(file, content);
  return readEnvFile(file);
}

test('without a file there are no settings', () => expect(readEnvFile(file)).toEqual({}));

test.each([
  ['A=1\nB="deux"\n', { A: '1', B: 'deux' }],
  ['\uFEFFA=1\r\nexport B=2\r\n', { A: '1', B: '2' }],
  ["A='secret#1234'\nB=`a#b`", { A: 'secret#1234', B: 'a#b' }],
  ['#A=1\nA=2 # deux#trois\nB= #\n', { A: '2', B: '' }],
  ['A="une ligne\nB=x#y\n"\n', { A: 'une ligne\nB=x#y\n' }],
])('%j', (content, expected) => expect(read(content)).toEqual(expected));

test('the settings are the project’s, or those of the folder SITE_DIR', () => {
  const code = path.join(path.dirname(file), 'code');
  vi.mocked(project.inRoot).mockImplementation((...parts) => path.join(code, ...parts));
  fs.mkdirSync(code);
  vi.stubEnv('SITE_DIR', '');
  expect(settingsFile()).toBe(path.join(code, '.env'));
  vi.stubEnv('SITE_DIR', path.dirname(file));
  expect(settingsFile()).toBe(file);
  for (const wrong of ['sites/dupont', path.join(code, 'absent')]) {
    vi.stubEnv('SITE_DIR', wrong);
    expect(settingsFile).toThrow('Réglage incorrect : SITE_DIR');
  }
});

test.each(['.env', '.env.production'])('%s of shared code, which every site would read, stops each of them', (name) => {
  const code = path.join(path.dirname(file), 'code');
  vi.mocked(project.inRoot).mockImplementation((...parts) => path.join(code, ...parts));
  fs.mkdirSync(code);
  fs.writeFileSync(path.join(code, name), 'SESSION_SECRET=…');
  vi.stubEnv('SITE_DIR', path.dirname(file));
  expect(settingsFile).toThrow(`Tous les sites liraient ${path.join(code, name)}`);
});

test('unknown names are found, those of other programs are not', () => {
  fs.writeFileSync(file, 'PORT=1\nSITE_ULR=x\nNODE_OPTIONS=\nhttps_proxy=x\n');
  expect(unknownNames(file, ['PORT', 'SITE_URL'])).toEqual(['SITE_ULR']);
});

test('a folder is refused', () => {
  fs.mkdirSync(file);
  expect(() => readEnvFile(file)).toThrow('ne peut pas être lu (EISDIR)');
});
