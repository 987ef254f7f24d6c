import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeSite } from '../scripts/lib/new-site';
import { Caller } from './support/api-client';
import { freePort, inherited, newHome, owner, run } from './support/site';
import { expect, test } from './support/test';

/** Two sites of one checkout at two ports of one host (docs/department.md). */

const home = newHome();
test.afterAll(() => fs.rmSync(home, { recursive: true, force: true }));

test('two sites of one checkout share neither content, session nor secret, on one host', async () => {
  const sites = await Promise.all(['un', 'deux'].map(open));
  try {
    const [one, other] = sites.map(({ origin, oneTimeAddress }) => ({ caller: new Caller(origin), oneTimeAddress }));
    if (!one || !other) throw new Error('two sites');
    for (const { caller, oneTimeAddress } of [one, other]) {
      const jeton = new URL(oneTimeAddress ?? '').searchParams.get('jeton');
      expect(await caller.call('POST', '/api/auth/owner', { json: { jeton, ...owner } })).toMatchObject({
        status: 200,
      });
      await caller.signIn(owner);
    }
    // A browser sends the cookies of both to each: ports do not tell them apart.
    const cookies = `${one.caller.cookies}; ${other.caller.cookies}`;
    expect(cookies.match(/portfolio_session_\d+/g)).toHaveLength(2);
    const save = (caller: Caller, prenom: string, sent: string) =>
      caller.call('PUT', `/api/profile/${caller.id}`, { json: { prenom }, cookies: sent });
    expect((await save(one.caller, 'Première', cookies)).status).toBe(200);
    expect((await save(other.caller, 'Seconde', cookies)).status).toBe(200);
    const text = ({ caller }: typeof one) => fetch(caller.origin).then((answer) => answer.text());
    expect(await text(one)).toContain('Première');
    expect(await text(one)).not.toContain('Seconde');
    expect(await text(other)).not.toContain('Première');
    const port = (caller: Caller) => new URL(caller.origin).port;
    const foreign = one.caller.cookies.replaceAll(port(one.caller), port(other.caller));
    expect((await save(other.caller, 'Intrus', foreign)).status, 'a session of the other, under this name').toBe(401);
    const [secret, second] = sites.map(({ folder }) =>
      fs.readFileSync(path.join(folder, 'data/session-secret'), 'utf8'),
    );
    expect(secret).not.toBe(second);
    const { output } = await run(['scripts/doctor.ts'], { ...inherited(), SITE_DIR: sites[0]?.folder });
    expect(output).toContain(`✓ Site en marche : http://127.0.0.1:${port(one.caller)} répond`);
    expect(output).not.toContain('✗');
  } finally {
    await Promise.all(sites.map(({ end }) => end()));
  }
});

/** Makes a site with only its own user's tools, and serves it from its folder. */
async function open(name: string) {
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const wanted = { sites: path.join(home, 'sites'), name, address, port, backups: null };
  const { folder, oneTimeAddress } = await makeSite(wanted, async () => null);
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: { ...inherited(), SITE_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const ready = new Promise<void>((resolve) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('Administration : ')) resolve();
    });
  });
  await Promise.race([ready, closed]);
  const end = async () => {
    child.kill();
    await closed;
  };
  return { origin: address, folder, oneTimeAddress, end };
}

/** Programs of the host that the command calls: they note what they were asked, and systemd begins to answer. */
function standIns(folder: string, port: string) {
  const calls = path.join(folder, 'calls');
  fs.mkdirSync(folder);
  for (const program of ['useradd', 'systemctl', 'nginx', 'id']) {
    const answer = program === 'id' ? 'test "$1" = -u && echo UID || echo GID' : `echo "${program} $*" >> '${calls}'`;
    const ids = answer.replace('UID', String(process.getuid?.())).replace('GID', String(process.getgid?.()));
    const serve = `require('node:http').createServer((_, answer) => answer.end()).listen(${port}, '127.0.0.1')`;
    const served = `[ "$1" = enable ] && '${process.execPath}' -e "${serve}; setTimeout(process.exit, 60_000)" > /dev/null 2>&1 &`;
    const more = program === 'systemctl' ? served : '';
    fs.writeFileSync(path.join(folder, program), `#!/bin/sh\n${ids}\n${more}\n`, { mode: 0o755 });
  }
  return { PATH: `${folder}:${process.env.PATH}`, calls: () => fs.readFileSync(calls, 'utf8') };
}

test('new-site makes a site, its file for nginx, and starts it; again, it replaces nothing', async () => {
  const place = (name: string) => path.join(home, 'host', name);
  fs.mkdirSync(place('nginx'), { recursive: true });
  const certificate = fs.mkdtempSync(path.join(os.tmpdir(), 'certificate-')); // nginx takes no path with a space
  for (const file of ['fullchain.pem', 'privkey.pem']) fs.writeFileSync(path.join(certificate, file), '');
  const options = ['--sites', place('sites'), '--nginx', place('nginx'), '--certificat', certificate];
  const command = ['scripts/new-site.ts', 'dupont', '--adresse', 'https://dupont.univ.fr', ...options];
  const port = String(await freePort());
  const { PATH, calls } = standIns(place('bin'), port);
  const first = await run([...command, '--port', port, '--demarrer'], { ...inherited(), PATH });
  expect(first, first.output).toMatchObject({ code: 0 });
  expect(first.output).toContain(`nginx : ${place('nginx/portfolio-dupont.conf')} est écrit.`);
  expect(first.output).toContain('Le site répond.');
  expect(first.output).toMatch(/https:\/\/dupont\.univ\.fr\/login\?jeton=/);
  expect(calls().trim().split('\n')).toEqual([
    'systemctl enable --now portfolio@dupont',
    'nginx -t',
    'systemctl reload nginx',
  ]);
  expect(fs.readFileSync(place('nginx/portfolio-dupont.conf'), 'utf8')).toContain(`127.0.0.1:${port}`);
  const again = await run(command, { ...inherited(), PATH });
  expect(again, again.output).toMatchObject({ code: 0 });
  expect(again.output).toContain(`nginx : ${place('nginx/portfolio-dupont.conf')} existait déjà.`);
  expect(again.output).toContain('systemctl enable --now portfolio@dupont');
  fs.rmSync(certificate, { recursive: true });
});
