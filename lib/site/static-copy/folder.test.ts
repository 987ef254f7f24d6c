import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listName, writeFolder } from './folder';

let folder: string;
beforeEach(() => {
  folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'copie ')), 'site');
});
afterEach(() => fs.rmSync(path.dirname(folder), { recursive: true }));

function write(files: Record<string, string>) {
  const made = fs.mkdtempSync(path.join(path.dirname(folder), 'made '));
  const paths = Object.entries(files).map(([name, text], number) => {
    const file = path.join(made, String(number));
    fs.writeFileSync(file, text);
    return [name, file] as const;
  });
  return writeFolder(folder, new Map(paths));
}
const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8');
const there = () =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .sort();

test('a second copy writes what changed, removes what is gone and its empty folder, and nothing else', () => {
  expect(write({ 'index.html': 'a', 'b/c/index.html': 'b', 'd.txt': 'd' })).toEqual({
    written: 3,
    removed: 0,
    kept: 0,
  });
  fs.writeFileSync(path.join(folder, 'mine.txt'), 'mine');
  const old = new Date(2020, 1, 1);
  for (const name of ['index.html', listName]) fs.utimesSync(path.join(folder, name), old, old);
  expect(write({ 'index.html': 'a', 'b/c/index.html': 'b', 'd.txt': 'd' })).toEqual({
    written: 0,
    removed: 0,
    kept: 3,
  });
  expect(fs.statSync(path.join(folder, listName)).mtime, 'nothing is written').toEqual(old);
  expect(write({ 'index.html': 'a', 'd.txt': 'D' })).toEqual({ written: 1, removed: 1, kept: 1 });
  expect(fs.statSync(path.join(folder, 'index.html')).mtime).toEqual(old);
  expect(there()).toEqual([listName, 'd.txt', 'index.html', 'mine.txt']);
  expect(fs.existsSync(path.join(folder, 'b'))).toBe(false);
});

test('a folder with other files is refused, and so is replacing one of them', () => {
  fs.mkdirSync(folder);
  fs.writeFileSync(path.join(folder, 'these.docx'), '');
  expect(() => write({ 'index.html': 'a' })).toThrow(/n’est ni vide ni une copie du site/);
  expect(there()).toEqual(['these.docx']);
  fs.rmSync(path.join(folder, 'these.docx'));
  write({ 'index.html': 'a' });
  fs.writeFileSync(path.join(folder, 'cv.pdf'), 'mine');
  expect(() => write({ 'index.html': 'b', 'cv.pdf': 'x' })).toThrow(/cv\.pdf n’est pas de la copie/);
  expect([read('index.html'), read('cv.pdf')]).toEqual(['a', 'mine']);
});

test('nothing is written or removed elsewhere through a link in the folder', () => {
  write({ 'index.html': 'a' });
  const elsewhere = path.join(folder, '..', 'elsewhere');
  fs.mkdirSync(elsewhere);
  fs.writeFileSync(path.join(elsewhere, 'portfolio.db'), 'mine');
  fs.symlinkSync(elsewhere, path.join(folder, 'a'));
  fs.writeFileSync(
    path.join(folder, listName),
    JSON.stringify({ version: 1, files: { 'index.html': 'x', 'a/portfolio.db': 'x' } }),
  );
  expect(() => write({ 'index.html': 'b' })).toThrow(/a est là où la copie a un dossier/);
  fs.rmSync(path.join(folder, 'a'));
  fs.symlinkSync(path.join(elsewhere, 'portfolio.db'), path.join(folder, `${listName}.part`));
  write({ 'index.html': 'b' });
  expect(fs.readFileSync(path.join(elsewhere, 'portfolio.db'), 'utf8')).toBe('mine');
});

test('a tampered list removes nothing outside the folder', () => {
  write({ 'index.html': 'a' });
  const outside = path.join(folder, '..', 'outside.txt');
  fs.writeFileSync(outside, '');
  fs.writeFileSync(path.join(folder, listName), JSON.stringify({ version: 1, files: { '../outside.txt': 'x' } }));
  fs.rmSync(path.join(folder, 'index.html'));
  expect(write({ 'index.html': 'a' })).toMatchObject({ removed: 0 });
  expect(fs.existsSync(outside)).toBe(true);
  fs.writeFileSync(path.join(folder, listName), '{');
  expect(() => write({})).toThrow(/abîmé/);
});
