import { once } from 'node:events';
import http from 'node:http';
import { expect, test, vi } from 'vitest';
import type { CopyJob } from '@/lib/copy-job';
import { Problem } from '@/lib/errors';
import { recordServer } from '@/lib/site/public-pages/next-home';
import { beginCopy, copies } from './jobs';

// A job that fails with its input as message.
vi.mock('@/lib/jobs/run-job', () => ({
  runJob: async (_: string, { origin }: CopyJob) => {
    throw new Problem('invalid', origin);
  },
}));

test('a copy uses the address that the server listens at, whatever the settings', async () => {
  vi.stubEnv('DATABASE_URL', 'file:/nowhere/site.db');
  const server = http.createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const at = server.address();
  recordServer(server);
  beginCopy('archive', null);
  await vi.waitFor(() => expect(copies().failure).toBe(`http://127.0.0.1:${typeof at === 'object' && at?.port}`));
  server.close();
  vi.unstubAllEnvs();
});
