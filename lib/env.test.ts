import fs from 'node:fs';
import path from 'node:path';
import { parseEnv as readFile } from 'node:util';
import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { parseEnv, settingNames } from './env';

const parsed = (source: Record<string, string>) => {
  const result = parseEnv(source);
  if (!result.ok) throw new Error(result.lines.join('\n'));
  return result.env;
};

test('nothing set gives the documented defaults', () => {
  expect(parsed({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3000',
    siteUrlIsSet: false,
    TRUSTED_PROXIES: 0,
    uploadsDir: path.resolve('uploads'),
    databaseFile: path.resolve('data/portfolio.db'),
    backupDir: null,
    BACKUP_KEEP: 30,
  });
});

test('.env.example names every setting and no other, changes none, and gives values that are taken', () => {
  const lines = fs.readFileSync(path.resolve('.env.example'), 'utf8').split('\n');
  const given = Object.fromEntries(
    lines.flatMap((line) => (/^# ([A-Z_]+)=(.*)$/.exec(line) ? [line.slice(2).split('=')] : [])),
  );
  expect(Object.keys(given).toSorted()).toEqual(settingNames.toSorted());
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  const defaults = [
    'PORT',
    'HOST',
    'TRUSTED_PROXIES',
    'BACKUP_KEEP',
    'DATABASE_URL',
    'HAL_URL',
    'ORCID_URL',
    'DOI_URL',
    'THESES_URL',
  ];
  expect(parsed({})).toMatchObject(
    Object.fromEntries(defaults.map((name) => [name, /^\d+$/.test(given[name]) ? Number(given[name]) : given[name]])),
  );
  parsed(given);
});

test('in a folder of its own, a site’s relative paths start there', () => {
  expect(parsed({ SITE_DIR: '/srv/sites/dupont', BACKUP_DIR: 'sauvegardes' })).toMatchObject({
    databaseFile: '/srv/sites/dupont/data/portfolio.db',
    uploadsDir: '/srv/sites/dupont/uploads',
    backupDir: '/srv/sites/dupont/sauvegardes',
  });
  const elsewhere = { SITE_DIR: '/srv/sites/dupont', DATABASE_URL: 'file:/base/a.db', UPLOADS_DIR: '/images' };
  expect(parsed(elsewhere)).toMatchObject({ databaseFile: '/base/a.db', uploadsDir: '/images' });
  expect(parseEnv({ SITE_DIR: 'sites/dupont' })).toEqual({
    ok: false,
    lines: ['SITE_DIR doit être un chemin absolu, comme /srv/portfolio/sites/dupont'],
  });
});

test('a given address to listen at is the site’s own, unless it is all of them or this machine’s', () => {
  expect(parsed({ HOST: ' 192.0.2.2 ', PORT: '8080' })).toMatchObject({
    HOST: '192.0.2.2',
    SITE_URL: 'http://192.0.2.2:8080',
  });
  expect(parsed({ HOST: '2001:db8::2' }).SITE_URL).toBe('http://[2001:db8::2]:3000');
  for (const HOST of ['0.0.0.0', '::', '127.0.0.1']) expect(parsed({ HOST }).SITE_URL).toBe('http://localhost:3000');
});

test('publications are looked up where they are, unless a setting names another host', () => {
  expect(parsed({})).toMatchObject({
    HAL_URL: 'https://api.archives-ouvertes.fr',
    ORCID_URL: 'https://pub.orcid.org',
    DOI_URL: 'https://doi.org',
    THESES_URL: 'https://theses.fr',
  });
  expect(parsed({ HAL_URL: 'http://127.0.0.1:9/' })).toMatchObject({ HAL_URL: 'http://127.0.0.1:9' });
});

test.each(tableOf('lib/env.txt', 'refused'))('%j is refused in one French line', (file = '', line) => {
  expect(parseEnv(readFile(file))).toEqual({ ok: false, lines: [line] });
});
