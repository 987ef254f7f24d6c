import { spawn } from 'node:child_process';
import { watchForSurprises } from './support/console-guard';
import { freePort, inherited } from './support/site';
import { expect, owner, test } from './support/test';

/** Starts plain `next start` on the data of a running site: no front server, so no cached pages. */
async function startPlainNext(databaseFile: string, uploadsDir: string) {
  const port = await freePort();
  const env = { ...inherited(), DATABASE_URL: `file:${databaseFile}`, UPLOADS_DIR: uploadsDir, PORT: String(port) };
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', String(port), '--hostname', '127.0.0.1'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Ready') && resolve());
    child.once('close', (code) => reject(new Error(`next start ended with ${code}`)));
  });
  return {
    origin: `http://localhost:${port}`,
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

test('next start alone gives the same pages, under a policy of its own, and its saves reach the front server', async ({ browser, page, site }) => {
  await page.goto('/');
  const plain = await startPlainNext(site.databaseFile, site.uploadsDir);
  const context = await browser.newContext();
  const surprises = watchForSurprises(context, plain.origin);
  const direct = await context.newPage();
  const answer = await direct.goto(plain.origin);
  expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'nonce-/);
  await direct.waitForLoadState('networkidle');
  expect(await direct.getByRole('heading', { level: 2 }).allTextContents()).toEqual(await page.getByRole('heading', { level: 2 }).allTextContents());

  const headers = { Origin: plain.origin };
  const { user } = await (await context.request.post(`${plain.origin}/api/auth/signin`, { data: owner, headers })).json();
  await context.request.put(`${plain.origin}/api/profile/${user.id}`, { data: { prenom: 'Directe' }, headers });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Directe');
  expect(surprises.found()).toEqual([]);
  await context.close();
  await plain.end();
});
