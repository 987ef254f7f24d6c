/** The accelerator of `npm start` changes no answer: `next start` gives the same, on the same data. */
import { askRaw } from './support/raw-http';
import { ownerEnv, startNewSite } from './support/ready-sites';
import type { Site } from './support/site';
import { expect, test } from './support/test';

/** React's ids, which depend on the order in which parts arrive, and its marks between two texts. */
const ofTiming = /<meta name="next-size-adjust" content=""\/>|<!-- -->/g;

/** Headers that depend on the moment, or on how a body is sent. */
const ofDelivery = ['date', 'content-encoding', 'content-length', 'transfer-encoding', 'keep-alive', 'connection'];
const withoutNonce = (text: string) => text.replace(/nonce(-|=")[\w-]+/g, 'nonce$1x');

/** An answer without what depends on chance, on the moment or on how it is sent. */
async function answer(origin: string, address: string, init: RequestInit) {
  const { status, headers, ...response } = await fetch(origin + address, { redirect: 'manual', ...init }).then(
    async (given) => ({
      status: given.status,
      headers: given.headers,
      body: await given.text(),
    }),
  );
  const kept = Array.from(headers).filter(([name]) => !ofDelivery.includes(name));
  // A document with Next's scripts names its nonce in their data, too.
  const body = headers.get('content-security-policy')?.includes('nonce-') ? '' : response.body.replace(ofTiming, '');
  return { status, headers: Object.fromEntries(kept.map(([name, value]) => [name, withoutNonce(value)])), body };
}

/** One address for both sites, which pages, feed and references name. */
const env = { ...ownerEnv, SITE_URL: 'https://exemple.org' };
test.use({ siteEnv: env });

test('every public answer is the same with the accelerator and without it, at the first visit and at the next', {
  tag: '@long',
}, async ({ site }) => {
  test.skip(process.env.E2E_SERVER === 'next', 'both are started here');
  const alone = await startNewSite({ env, byNext: true }); // on a copy of the same data
  const list = await site.text('/publications');
  const publication = /\/publications\/[a-z0-9-]+/.exec(list)?.[0] ?? '';
  const icon = /\/images\/[^"]+\.png/.exec(list)?.[0] ?? '';
  const font = /\/_next\/static\/media\/[^")]+\.woff2/.exec(list)?.[0] ?? '';
  expect([publication, icon, font]).not.toContain('');
  const files = ['liste.bib', 'liste.csv', 'flux.xml'].map((name) => `/publications/${name}`);
  const others = [
    '/sitemap.xml',
    '/robots.txt',
    '/manifest.webmanifest',
    '/favicon.ico',
    '/icon.svg',
    '/theme.js',
    '/nulle-part',
    '/publications/absente',
  ];
  const addresses = [
    '/',
    '/?utm_source=x',
    '/publications',
    '/publications?q=réseau',
    '/publications/',
    publication,
    `${publication}/reference.ris`,
  ];
  for (const address of [
    ...addresses,
    ...files,
    ...others,
    icon,
    font,
    '/login',
    '/admin',
    '/uploads/rien.webp',
    '/api/health',
    '/%zz',
  ]) {
    const tag = (await fetch(site.origin + address, { redirect: 'manual' })).headers.get('etag') ?? '"autre"';
    const calls: RequestInit[] = [
      {},
      {},
      { method: 'HEAD' },
      { method: 'POST' },
      { headers: { 'Accept-Encoding': 'br' } },
      { headers: { 'If-None-Match': tag } },
    ];
    for (const init of calls)
      expect(await answer(site.origin, address, init), `${address} ${JSON.stringify(init)}`).toEqual(
        await answer(alone.origin, address, init),
      );
  }
  const raw = async ({ origin }: Site) => {
    const { body } = await askRaw(origin, 'GET /', ['Accept-Encoding: gzip;q=0, identity']);
    return body.replace(ofTiming, '');
  };
  expect(await raw(site)).toBe(await raw(alone));
  await alone.remove();
});
