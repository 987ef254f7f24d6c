import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './lib/migrate.mjs';

let home = '';
const file = () => path.join(home, 'essai base.db');
beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'schema engine '));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

/** Runs Prisma's own command without a network. */
function prisma(...args: string[]): Promise<{ code: number | null; output: string }> {
  const nowhere = 'http://127.0.0.1:9';
  const env = {
    ...process.env,
    DATABASE_URL: `file:${file()}`,
    CHECKPOINT_DISABLE: '1',
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    HTTP_PROXY: nowhere,
    HTTPS_PROXY: nowhere,
    PRISMA_ENGINES_MIRROR: nowhere,
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/prisma/build/index.js', ...args], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

test('prisma migrate reads what the start applied, without a network', { timeout: 60_000 }, async () => {
  fs.writeFileSync(file(), '');
  const fresh = await prisma('migrate', 'status');
  expect(fresh.output).toContain('have not yet been applied');
  migrate(file(), path.resolve('prisma/migrations'));
  const { code, output } = await prisma('migrate', 'status');
  expect(output).toContain('Database schema is up to date');
  expect(code).toBe(0);
});

test('prisma migrate deploy writes what the start reads', { timeout: 60_000 }, async () => {
  const { code, output } = await prisma('migrate', 'deploy');
  expect(output).toContain('successfully applied');
  expect(code).toBe(0);
  expect(migrate(file(), path.resolve('prisma/migrations'))).toEqual([]);
});

test('the migrations make the very schema that the code is written against', { timeout: 60_000 }, async () => {
  const { code, output } = await prisma('migrate', 'diff', '--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema.prisma', '--exit-code');
  expect(output).toContain('No difference detected');
  expect(code).toBe(0);
});
