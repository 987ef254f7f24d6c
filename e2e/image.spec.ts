/** The files of the Dockerfile's last stage exist, and are enough to serve the site and to run its commands. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { ownerEnv } from './support/ready-sites';
import { newHome, owner, run, startSite } from './support/site';

const lines = (file: string) => fs.readFileSync(file, 'utf8').split('\n');
/** The files that the stages before the last one make. */
const made = ['node_modules', '.next', 'lib/site/db/generated'];
const copied = lines('Dockerfile').flatMap((line) =>
  Array.from(line.startsWith('COPY --from=') ? line.matchAll(/\/src\/(\S+)/g) : [], ([, name = '']) => name),
);
const ignored = lines('.dockerignore').filter((line) => line !== '' && !line.startsWith('#'));
const isUnder = (name: string, folder: string) => name === folder || name.startsWith(`${folder}/`);
const isSent = (name: string) =>
  made.some((each) => isUnder(name, each)) ||
  !ignored.some((pattern) =>
    pattern.startsWith('**/*') ? name.endsWith(pattern.slice(4)) : !pattern.includes('*') && isUnder(name, pattern),
  );

/** The packages of production, but for those that the Dockerfile takes out. */
function packages() {
  const removed = /rm -rf \\\n(.+)/.exec(fs.readFileSync('Dockerfile', 'utf8'))?.[1]?.trim().split(' ') ?? [];
  expect(removed.length).toBeGreaterThan(5);
  const isRemoved = (name: string) => removed.some((each) => new RegExp(`^${each.replace('*', '.*')}(/|$)`).test(name));
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  return Object.entries<{ dev?: boolean }>(packages).flatMap(([name, { dev }]) => {
    const own = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(name)?.[1];
    return own && !dev && !isRemoved(own) && fs.existsSync(name) ? [name] : [];
  });
}

test('the image can serve a page, a legal page and a PDF, and run a command', { tag: '@long' }, async () => {
  expect(copied.length).toBeGreaterThan(9);
  expect(copied.filter((name) => !fs.existsSync(name))).toEqual([]);
  const { version } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  expect(lines('Dockerfile')).toContain(`ARG VERSION=${version}`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-image-'));
  try {
    for (const name of copied.filter((each) => each !== 'node_modules'))
      fs.cpSync(name, path.join(folder, name), {
        recursive: true,
        filter: (source) => isSent(path.relative('.', source)) && !isUnder(source, '.next/cache'),
      });
    execFileSync('cp', ['-al', '--parents', ...packages(), folder]);
    const home = newHome();
    const site = await startSite({ env: ownerEnv, project: folder, home });
    try {
      expect(await site.text()).toContain('<h1');
      const signedIn = await fetch(`${site.origin}/api/auth/signin`, { method: 'POST', ...json(owner) });
      const cookie = signedIn.headers
        .getSetCookie()
        .map((each) => each.split(';')[0])
        .join('; ');
      const call = async (address: string, body: object) =>
        (await fetch(site.origin + address, { method: 'POST', ...json(body, { cookie }) })).json();
      const { choices } = await call('/api/dossiers/preview', { model: 'cv' });
      const { dossier } = await call('/api/dossiers', { name: 'CV', choices });
      const pdf = await fetch(`${site.origin}/api/dossiers/${dossier.id}/pdf`, { headers: { cookie } });
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const facts = { law: 'other', publisher: 'person', name: 'Noor Essai', showMentions: true };
      await fetch(`${site.origin}/api/legal`, { method: 'PUT', ...json({ facts }, { cookie }) });
      expect(await site.text('/mentions-legales'), 'of its template').toContain('Noor Essai');
      const settings = { ...process.env, DATABASE_URL: `file:${site.databaseFile}`, UPLOADS_DIR: site.uploadsDir };
      const archive = path.join(home, 'a.tar.gz');
      const { output } = await run(['scripts/node.mjs', 'scripts/backup.ts', archive], settings, '', folder);
      expect(output).toContain('Sauvegarde écrite');
    } finally {
      await site.remove();
    }
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

const json = (body: object, headers = {}) => ({
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
