import { expect, test } from './support/test';

/** Public pages as the installed version of Next writes them: without its runtime (lib/site/public-pages/seal.ts). */

test('each kind of public page goes out without the framework’s runtime, and nothing blocks its first paint', async ({
  page,
  site,
}) => {
  await page.goto('/publications');
  const publication = (await page.locator('#liste [dir="auto"] > a').first().getAttribute('href')) ?? '';
  for (const path of ['/', '/publications', publication]) {
    const answer = await fetch(site.origin + path);
    const html = await answer.text();
    expect(html, path).toMatch(/<script type="module">.+<\/script><\/body>/s);
    expect(html, path).not.toMatch(/__next_f|_next\/static\/chunks\/[^"]*\.js|rel="stylesheet"|src="\/theme\.js"/);
    expect(answer.headers.get('content-security-policy'), path).toMatch(
      /script-src 'self' 'sha256-[^']+' 'sha256-[^']+'; style-src 'self' 'unsafe-inline'; style-src-elem 'self' 'sha256-/,
    );
  }
  const search = await site.text('/publications?q=a');
  expect(search, 'a search links to its script').toMatch(
    /<script type="module" src="\/_next\/static\/page\/page-[^"]+\.js"><\/script><\/body>/,
  );
  expect(search).not.toContain('__next_f');
  expect(site.output()).not.toContain('page.shape');
});

test('an unknown address is complete without the framework’s runtime, too', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  for (const path of ['/nulle-part', '/publications/absente', '/v/1', '/v/1.2026-11-26.0f3a9c1d/publications']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { name: 'Cette page n’existe pas' }), path).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveAttribute('lang', 'en');
  }
  await context.close();
});

test('an invented version of a page cannot be asked for, and never replaces the real one later', async ({
  site,
  context,
  signIn,
}) => {
  const build = /"b":"([^"]+)"|\\"b\\":\\"([^"\\]+)/.exec(await site.text('/login'));
  const id = build?.[1] ?? build?.[2] ?? '';
  expect(id).not.toBe('');
  const [number = '', ...rest] =
    (await fetch(site.origin)).headers
      .get('etag')
      ?.replace(/^W\/"|"$/g, '')
      .split('.') ?? [];
  const next = [Number(number) + 1, ...rest].join('.');
  const forms = (version: string) => [
    `/_next/data/${id}/v/${version}.json`,
    `/v/${version}`,
    `/v/${version}.rsc`,
    `/%5Fnext/data/${id}/v/${version}.json`,
  ];
  for (const address of [...forms(next), ...forms('9999999999.2099-01-01.0f3a9c1d'), '/publications.rsc', '/x.rsc'])
    expect((await fetch(site.origin + address)).status, address).toBe(404);
  await signIn();
  const { user } = await (await context.request.get('/api/auth/session')).json();
  const saved = await context.request.put(`/api/profile/${user.id}`, {
    data: { prenom: 'Camomille' },
    headers: { Origin: site.origin },
  });
  expect(saved.status()).toBe(200);
  const answer = await fetch(site.origin);
  expect(answer.headers.get('etag')).toBe(`W/"${next}"`);
  expect(await answer.text()).toContain('Camomille');
});

test('a save is on the page once answered, and nobody gets an older page after a newer one', async ({
  site,
  content,
}) => {
  const { saveSection, addSection } = content;
  let isOver = false;
  const visits = async () => {
    const numbers: number[] = [];
    while (!isOver) {
      const { headers } = await fetch(site.origin, { method: 'HEAD' });
      numbers.push(Number.parseInt(headers.get('etag')?.slice(3) ?? '', 10));
    }
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  };
  const visitor = visits();
  await addSection({ title: 'Prix', type: 'list', content: ['Médaille de bronze'] });
  for (const visible of [true, false, true, false]) {
    await saveSection('prix', { visible });
    expect((await site.text()).includes('Médaille de bronze')).toBe(visible);
  }
  isOver = true;
  await visitor;
});
