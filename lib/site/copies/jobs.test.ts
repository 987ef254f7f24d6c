import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { beginCopy, copies, noteServer } from './jobs';

const program = vi.hoisted(() => ({ file: '' }));
vi.mock('@/lib/program', () => ({ siteProgram: () => ({ args: [program.file], env: process.env }) }));

test('a copy is of the address that the server listens at, whatever the settings say', async () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'copies '));
  program.file = path.join(home, 'copy-job.mjs');
  // a program that fails with the job that it was given
  fs.writeFileSync(
    program.file,
    "process.stdin.once('data', (line) => { console.log(JSON.stringify({ copie: 'failed', line: JSON.parse(line).origin })); process.exit(); });",
  );
  vi.stubEnv('DATABASE_URL', `file:${path.join(home, 'site.db')}`);
  const server = http.createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const at = server.address();
  noteServer(server);
  beginCopy('archive', null);
  await vi.waitFor(() => expect(copies().failure).toBe(`http://127.0.0.1:${typeof at === 'object' && at?.port}`));
  server.close();
  vi.unstubAllEnvs();
  fs.rmSync(home, { recursive: true });
});
