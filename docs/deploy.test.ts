import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const file = (name: string) => fs.readFileSync(path.join(import.meta.dirname, 'deploy', name), 'utf8');
/** `[section] key=value` of each line, without comments. */
const linesOf = (name: string) => {
  let section = '';
  return file(name)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      if (/^\[\w+\]$/.test(line)) section = line;
      return section === line ? [] : [`${section} ${line}`];
    });
};

test('the unit of many sites is that of one, but for names, folders, and limits of its own', () => {
  const [one, many] = [linesOf('portfolio.service'), linesOf('portfolio@.service')];
  expect(one.filter((line) => !many.includes(line))).toEqual([
    '[Unit] Description=Portfolio universitaire',
    '[Service] User=portfolio',
    '[Service] Group=portfolio',
    '[Service] WorkingDirectory=/srv/portfolio',
    '[Service] ReadWritePaths=/srv/portfolio',
  ]);
  expect(many.filter((line) => !one.includes(line))).toEqual([
    '[Unit] Description=Portfolio universitaire de %i',
    '[Service] User=portfolio-%i',
    '[Service] Group=portfolio-%i',
    '[Service] WorkingDirectory=/srv/portfolio/code',
    '[Service] Environment=SITE_DIR=/srv/portfolio/sites/%i',
    '[Service] Slice=portfolio.slice',
    '[Service] CPUWeight=100',
    '[Service] MemoryHigh=800M',
    '[Service] MemoryMax=1G',
    '[Service] TasksMax=256',
    '[Service] ReadWritePaths=/srv/portfolio/sites/%i -/mnt/sauvegardes/%i',
  ]);
});
