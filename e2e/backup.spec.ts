import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Caller } from './support/api-client';
import { startSite } from './support/site';
import { expect, owner, test } from './support/test';

test('a site is backed up while it runs and comes back on another host', { tag: '@long' }, async ({
  page,
  signIn,
  context,
  site,
}) => {
  await signIn();
  const { user } = await (await context.request.get('/api/auth/session')).json();
  await context.request.put(`/api/profile/${user.id}`, {
    data: { prenom: 'Sauvegardée' },
    headers: { Origin: site.origin },
  });
  const archive = path.join(site.home, 'sauvegarde.tar.gz');
  expect(await site.command('backup', [archive])).toMatchObject({ code: 0 });

  const refused = await site.command('restore', [archive]);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('Le site est en marche');

  const other = await startSite({ home: fs.mkdtempSync(path.join(os.tmpdir(), 'autre hôte ')) });
  await other.end();
  const restored = await other.command('restore', [archive]);
  expect(restored.output).toContain('Le site est revenu à son état du');
  const again = await startSite({ home: other.home });
  expect(again.setupUrl()).toBeUndefined();
  const html = await (await fetch(again.origin)).text();
  expect(html).toContain('Sauvegardée');
  const signedIn = await context.request.post(`${again.origin}/api/auth/signin`, {
    data: owner,
    headers: { Origin: again.origin },
  });
  expect(signedIn.status()).toBe(200);
  await again.remove();
  await page.goto('/');
});

test('a restoration ends every session and says whose password holds now', { tag: '@long' }, async () => {
  const site = await startSite({ env: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password } });
  const caller = await new Caller(site.origin).signIn();
  const archive = path.join(site.home, 'avant.tar.gz');
  expect(await site.command('backup', [archive])).toMatchObject({ code: 0 });
  expect(await site.command('owner', [], 'un mot de passe plus récent\n')).toMatchObject({ code: 0 });
  await site.end();
  const { code, output } = await site.command('restore', [archive]);
  expect(code).toBe(0);
  expect(output).toMatch(
    new RegExp(
      `Le compte est ${owner.email}, avec le mot de passe du \\d{1,2}(er)? \\S+ \\d{4} ; toutes les sessions ont pris fin\\.`,
    ),
  );
  expect(output).toContain(
    'ce mot de passe a été changé depuis, et l’ancien vaut de nouveau. Pour en choisir un autre : npm run owner',
  );
  const again = await startSite({ home: site.home });
  const session = await (
    await fetch(`${again.origin}/api/auth/session`, { headers: { Cookie: caller.cookies } })
  ).json();
  expect(session.user).toBeNull();
  await new Caller(again.origin).signIn();
  await again.remove();
});

test('the owner’s password is changed from the shell, and open sessions end', { tag: '@long' }, async ({
  adminPage,
  context,
  site,
}) => {
  await adminPage.goto('/admin');
  const { code, output } = await site.command('owner', [], 'un autre mot de passe\n');
  expect(output).toContain('Le mot de passe est changé');
  expect(code).toBe(0);
  const session = await (await context.request.get('/api/auth/session')).json();
  expect(session.user).toBeNull();
  const answer = await context.request.post('/api/auth/signin', {
    data: { email: owner.email, password: 'un autre mot de passe' },
    headers: { Origin: site.origin },
  });
  expect(answer.status()).toBe(200);
  const short = await site.command('owner', [], 'court');
  expect([short.code, short.output.trim().split('\n').at(-1)]).toEqual([
    1,
    'Le mot de passe doit contenir au moins 6 caractères',
  ]);
});
