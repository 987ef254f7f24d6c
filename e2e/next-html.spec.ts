import { spawn } from 'node:child_process';
import { filesToInline, sealPublicPage } from '../server/next-html';
import { freePort, inherited } from './support/site';
import { expect, test } from './support/test';

/** The HTML of this very version of Next, before server/next-html.ts: what that file knows of it must be so. */

const mark = 'm4rk0fARender';
const script = '/_next/static/page/page.js';
const parts = { script, inlined: filesToInline('.next/static', 'public') };

/** Next alone on the data of a running site, with the mark that lets it serve. */
async function startBareNext(databaseFile: string, uploadsDir: string) {
  const port = await freePort();
  const env = { ...inherited(), PORTFOLIO_FRONT: '1', DATABASE_URL: `file:${databaseFile}`, UPLOADS_DIR: uploadsDir };
  const args = ['node_modules/next/dist/bin/next', 'start', '--port', String(port), '--hostname', '127.0.0.1'];
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Ready') && resolve());
    child.once('close', (code) => reject(new Error(`next start ended with ${code}`)));
  });
  return {
    async html(path: string) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'Content-Security-Policy': `script-src 'nonce-${mark}'` } });
      expect(answer.status, path).toBe(200);
      return answer.text();
    },
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

test('Next’s runtime is found in each kind of public page, and leaves nothing behind', async ({ page, site }) => {
  await page.goto('/publications');
  const publication = (await page.locator('#liste [dir="auto"] > a').first().getAttribute('href')) ?? '';
  const next = await startBareNext(site.databaseFile, site.uploadsDir);
  try {
    for (const path of ['/', '/publications', '/publications?q=a', publication]) {
      const html = await next.html(path);
      expect(html, path).toContain('self.__next_f.push(');
      const { body, policy } = sealPublicPage(html, mark, parts);
      expect(body.toString(), `${path}: the shape that server/next-html.ts knows`).toContain(`<script type="module" src="${script}"></script></body>`);
      expect(body.toString(), path).not.toMatch(new RegExp(`__next_f|_next/static/chunks/[^"]*\\.js|${mark}`));
      expect(policy, path).toMatch(/script-src 'self' 'sha256-[^']+'; style-src 'self' 'unsafe-inline'; style-src-elem 'self' 'sha256-/);
      expect(body.toString(), `${path}: nothing blocks the first paint`).not.toMatch(/rel="stylesheet"|src="\/theme\.js"/);
    }
  } finally {
    await next.end();
  }
});

test('a page of a shape that is not known comes whole: Next’s runtime runs under its policy and brings the page to life', async ({ page, site }) => {
  await page.goto('/publications');
  const count = await page.getByRole('status').textContent();
  const next = await startBareNext(site.databaseFile, site.uploadsDir);
  const html = (await next.html('/publications')).replace('</body>', '</body >');
  await next.end();
  const { body, policy } = sealPublicPage(html, mark, parts);
  expect(policy).toContain("'sha256-");
  await page.route(`${site.origin}/publications`, (route) =>
    route.fulfill({ body, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy } }),
  );
  await page.goto('/publications', { waitUntil: 'networkidle' }); // by then React has started the page's behaviour
  await page.getByLabel('Rechercher').fill('zzzz');
  await expect(page.getByText('Aucune publication ne correspond')).toBeVisible();
  expect(await page.getByRole('status').textContent()).not.toBe(count);
});

test('no page of the running site has fallen back', async ({ page, site }) => {
  for (const path of ['/', '/publications']) await page.goto(path);
  expect(site.output()).not.toContain('server.html');
});
