/** The image that `npm run test:container` builds from Dockerfile, run as docs/operations.md says. */
import { expect, test } from '@playwright/test';
import { Caller } from '../support/api-client';
import { answer } from '../support/same-answer';
import { owner } from '../support/site';
import { noisePng, upload } from '../trust/support/uploads';
import { asked, image, limits, newVolume, next, podman, startContainer } from './support/podman';

const withOwner = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };

async function saveFirstName(origin: string, prenom: string) {
  const caller = await new Caller(origin).signIn();
  expect((await caller.call('PUT', `/api/profile/${caller.id}`, { json: { prenom } })).status).toBe(200);
  return caller;
}
/** The first four bytes of a CV that is made in the container. */
async function startOfDossier(caller: Caller, format: 'pdf' | 'docx') {
  const { choices } = (await caller.call('POST', '/api/dossiers/preview', { json: { model: 'cv' } })).json;
  const made = await caller.call('POST', '/api/dossiers', { json: { name: 'CV', choices } });
  const { id } = made.json.dossier as { id: string };
  const answer = await fetch(`${caller.origin}/api/dossiers/${id}/${format}`, { headers: { Cookie: caller.cookies } });
  return Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 4);
}
const homePage = async (origin: string) => (await fetch(origin)).text();

test('the image is small, and holds the site for this system alone', async () => {
  const bytes = Number(await asked('image', 'inspect', '--format={{.Size}}', image));
  console.log(`image: ${Math.round(bytes / 1e6)} MB`);
  expect(bytes).toBeLessThanOrEqual(350e6);
  const inside = async (script: string) =>
    asked('run', '--rm', '--network=none', ...limits, image, 'sh', '-c', script).then((text) =>
      text.split('\n').filter(Boolean),
    );
  expect(await inside('find /app /usr/local -name "*.map" -o -name "*.d.ts" -o -name "*.test.*"')).toEqual([]);
  expect(await inside('find /app -name "*.node" | grep -E "musl|darwin|win32" || true')).toEqual([]);
  expect(
    await inside(
      'cd /app/node_modules; ls -d typescript esbuild @esbuild @next/swc* tailwindcss prisma vitest 2>/dev/null || true',
    ),
  ).toEqual([]);
  expect(await inside('find /app ! -user root ! -type l; find /app -perm /022 ! -type l')).toEqual([]);
  expect(await inside('ls -A /app | grep -E "^\\.env|^data|^uploads" || true')).toEqual([]);
  expect(await asked('image', 'inspect', '--format={{.Config.User}} {{.Config.Volumes}}', image)).toBe(
    '10001:10001 map[/data:{}]',
  );
});

test('a first start without any network tells its one-time address; the commands work beside it', async () => {
  const volume = await newVolume();
  const site = await startContainer({
    volume: volume.name,
    options: ['--network=none'],
    env: { HOSTNAME: '192.0.2.7' },
  });
  expect(await site.logs()).toMatch(/\nhttp:\/\/localhost:3000\/login\?jeton=\S+/);
  expect(await site.exec(['npm', 'run', '--silent', 'health'])).toEqual({ code: 0, output: 'Le site va bien.\n' });
  expect((await podman(['healthcheck', 'run', site.name])).code).toBe(0);

  const created = await site.exec(['npm', 'run', '--silent', 'owner', '--', '--email', owner.email], owner.password);
  expect(created).toMatchObject({ code: 0, output: expect.stringContaining('Le compte administrateur est créé.') });
  const imported = await site.exec(
    ['sh', '-c', 'cat > /tmp/liste.bib && npm run import -- /tmp/liste.bib --domaine Essai'],
    '@article{a, title={Une étude de conteneurs}, author={Martin, Anne}, year={2026}, journal={Revue}}',
  );
  expect(imported).toMatchObject({ code: 0, output: expect.stringMatching(/\n1 nouvelle, 0 modifiée/) });
  const archive = '/data/sauvegardes/essai.tar.gz';
  expect(await site.exec(['npm', 'run', 'backup', archive])).toMatchObject({ code: 0 });
  expect(await site.exec(['npm', 'run', 'export', '--', '/data/copie'])).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Copie dans \/data\/copie : \d+ pages/),
  });
  const upkeep = ['env', 'BACKUP_DIR=/data/sauvegardes', 'node', 'dist/maintain.mjs'];
  expect(await site.exec(upkeep)).toMatchObject({ code: 0, output: expect.stringContaining('"event":"backup.made"') });
  const examined = await site.exec(['npm', 'run', 'doctor']);
  for (const line of [
    'PDF : le compilateur est installé',
    'Base de données : intacte',
    'Dossier /data/base : le site peut y écrire',
  ])
    expect(examined.output).toContain(`✓ ${line}`);
  expect(examined.output).toMatch(/✓ Site en marche : http:\/\/127\.0\.0\.1:3000 répond/);
  expect(await site.stop()).toBe(0);
  await site.remove();

  const restored = await podman([
    'run',
    '--rm',
    ...limits,
    '--volume',
    `${volume.name}:/data`,
    image,
    'npm',
    'run',
    'restore',
    archive,
  ]);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Le site est revenu à son état du') });
  await volume.remove();
});

test('an owner signs in; pictures and documents are made; what was saved outlives the container and its update', async () => {
  const volume = await newVolume();
  const first = await startContainer({ volume: volume.name, env: withOwner });
  const caller = await saveFirstName(first.origin, 'Gardée');
  const sent = await upload(caller, await noisePng(300, 7));
  expect(sent.status).toBe(200);
  const picture = String(sent.json.url);
  expect((await fetch(first.origin + picture)).status).toBe(200);
  expect(await startOfDossier(caller, 'pdf')).toBe('%PDF');
  expect(await startOfDossier(caller, 'docx')).toBe('PK\x03\x04');
  expect(
    await new Caller(first.origin).call('POST', '/api/auth/signin', { json: { ...owner, password: 'faux' } }),
  ).toMatchObject({ status: 401 });
  expect(await first.logs()).toContain('"event":"signin.failure"');
  expect(await first.stop()).toBe(0);
  await first.remove();

  const again = await startContainer({ volume: volume.name });
  expect(await homePage(again.origin)).toContain('Gardée');
  expect((await fetch(again.origin + picture)).status).toBe(200);
  const session = await caller.at(again.origin).call('GET', '/api/auth/session');
  expect(session.json, 'the secret of the sessions is in the volume').toMatchObject({ success: true });
  expect(await again.stop()).toBe(0);
  await again.remove();

  const archive = '/data/sauvegardes/avant.tar.gz';
  const before = ['run', '--rm', ...limits, '--volume', `${volume.name}:/data`, image];
  expect(await podman([...before, 'npm', 'run', 'backup', archive])).toMatchObject({ code: 0 });
  const updated = await startContainer({ of: next, volume: volume.name });
  expect(await updated.logs()).toContain('1 migration appliquée');
  expect(await homePage(updated.origin)).toContain('Gardée');
  await saveFirstName(updated.origin, 'Suivante');
  expect(await updated.stop()).toBe(0);
  await updated.remove();

  expect(await podman(before), 'the older version refuses the newer database').toMatchObject({
    code: 1,
    output: expect.stringContaining('plus récente'),
  });
  expect(await podman([...before, 'npm', 'run', 'restore', archive])).toMatchObject({ code: 0 });
  const back = await startContainer({ volume: volume.name });
  expect(await homePage(back.origin)).toContain('Gardée');
  await back.remove();
  await volume.remove();
});

test('any user can run it, on a new volume', async () => {
  const volume = await newVolume();
  const site = await startContainer({ volume: volume.name, env: withOwner, options: ['--user=12345:12345'] });
  await saveFirstName(site.origin, 'Quelconque');
  expect(await homePage(site.origin)).toContain('Quelconque');
  expect((await site.exec(['npm', 'run', 'doctor'])).output).toContain('✓ Dossier /data/base : le site peut y écrire');
  expect(await site.stop()).toBe(0);
  await site.remove();
  await volume.remove();
});

test('a folder that its user may not write to is said in one French line', async () => {
  const volume = await newVolume();
  const prepare = ['run', '--rm', '--user=0', ...limits, '--volume', `${volume.name}:/data`, image, 'sh', '-c'];
  await asked(...prepare, 'chown 0:0 /data && chmod 755 /data');
  const ended = await podman(['run', '--rm', ...limits, '--volume', `${volume.name}:/data`, image]);
  expect(ended).toMatchObject({ code: 1, output: expect.stringMatching(/\/data\S* n’est pas accessible en écriture/) });
  await volume.remove();
});

for (const { family, subnet, loopback } of [
  { family: 'IPv4', subnet: '--subnet=10.89.77.0/24', loopback: '127.0.0.1' },
  { family: 'IPv6', subnet: '--subnet=fd89:77::/64', loopback: '::1' },
]) {
  test(`on a network of ${family} alone`, async () => {
    const network = `essai-${family.toLowerCase()}`;
    await podman(['network', 'rm', '--force', network]);
    await asked('network', 'create', '--internal', subnet, network);
    const options = [`--network=${network}`];
    const site = await startContainer({ options });
    expect(site.origin.includes('['), site.origin).toBe(family === 'IPv6');
    expect((await fetch(site.origin)).status).toBe(200);
    expect(await site.exec(['npm', 'run', '--silent', 'health'])).toMatchObject({ code: 0 });
    await site.remove();

    const bound = await startContainer({ options, env: { HOST: loopback } });
    expect((await podman(['healthcheck', 'run', bound.name])).code, `HOST=${loopback}`).toBe(0);
    await bound.remove();
    await asked('network', 'rm', network);
  });
}

test('a stop before the site is ready is heard as well', async () => {
  const name = await asked('run', '--detach', ...limits, '--network=none', image);
  await expect.poll(async () => (await podman(['logs', name])).output).toContain('Portfolio universitaire');
  await asked('stop', '--time=10', name);
  expect(await asked('inspect', '--format={{.State.ExitCode}}', name)).toBe('0');
  await podman(['rm', '--force', '--volumes', name]);
});

test('next start in it is the same site', async () => {
  const volume = await newVolume();
  const env = { ...withOwner, SITE_URL: 'https://exemple.org' };
  const site = await startContainer({ volume: volume.name, env });
  const alone = await startContainer({
    volume: volume.name,
    env,
    command: ['node', 'node_modules/next/dist/bin/next', 'start', '--hostname', '::', '--port', '3000'],
  });
  const list = await (await fetch(`${site.origin}/publications`)).text();
  const publication = /\/publications\/[a-z0-9-]+/.exec(list)?.[0] ?? '';
  const font = /\/_next\/static\/media\/[^")]+\.woff2/.exec(list)?.[0] ?? '';
  expect([publication, font]).not.toContain('');
  const files = [
    '/publications/liste.bib',
    '/sitemap.xml',
    '/robots.txt',
    '/nulle-part',
    '/login',
    '/admin',
    '/api/health',
    '/%zz',
  ];
  for (const address of ['/', '/?utm_source=x', '/publications', '/publications?q=réseau', publication, font, ...files])
    for (const init of [{}, { method: 'HEAD' }, { headers: { 'Accept-Encoding': 'br' } }])
      expect(await answer(site.origin, address, init), address).toEqual(await answer(alone.origin, address, init));
  await site.remove();
  await alone.remove();
  await volume.remove();
});
