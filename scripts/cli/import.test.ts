import fs from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openDatabase } from '@/lib/sqlite';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { importFile } from './import';
import { changeOwner } from './owner';

const { close, folder, file } = await scratchDatabase();
afterAll(close);
vi.setConfig({ testTimeout: 60_000 });

const portfolio = 'e2e/fixtures/portfolio.json';

test('a file that is not in UTF-8 is refused rather than losing letters', async () => {
  const latin = path.join(folder, 'portfolio.json');
  fs.writeFileSync(latin, Buffer.from(fs.readFileSync(portfolio, 'utf8').replaceAll(/[^\0-\xff]/g, '-'), 'latin1'));
  await expect(importFile(latin)).rejects.toMatchObject({ name: 'CliError', message: expect.stringMatching(/UTF-8/) });
});

test('a database locked by another program is one line of error', async () => {
  const other = openDatabase(file);
  other.exec('BEGIN IMMEDIATE');
  const line = { name: 'CliError', message: expect.stringMatching(/^Le site est occupé.*\.$/) };
  await expect(importFile(portfolio)).rejects.toMatchObject(line);
  await expect(changeOwner('a@exemple.org', async () => 'un mot de passe d’essai')).rejects.toMatchObject(line);
  other.exec('ROLLBACK');
  other.close();
});
