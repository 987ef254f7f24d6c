// Loading times in Chromium: public pages on a throttled mid-range phone and without throttling, the administration without.
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { browserArguments } from '../../../scripts/lib/browser.mjs';
import { inRoot } from '../../../scripts/lib/project.mjs';
import { runNode } from '../../../scripts/lib/run.mjs';
import { Client } from '../client.mjs';
import { interactions } from '../interactions.mjs';
import { lighthouseScores } from '../lighthouse.mjs';
import { startSite } from '../sites.mjs';
import { spread } from '../statistics.mjs';
import { adminRoutes, publicPages, visit } from '../visit.mjs';

/** @typedef {import('../visit.mjs').Visit} Visit */

/** @type {{ name: string, value: string, url: string }[]} */
const noCookies = [];

/** @param {import('../context.mjs').Context} context */
export async function measure({ folder, rounds, isShort, withLighthouse, browser: program, say }) {
  const sites = [
    { content: 'contenu d’exemple', site: await startSite(path.join(folder, 'sample')) },
    { content: 'e2e/fixtures/portfolio.json', site: await startSite(path.join(folder, 'fixture')) },
  ];
  await importFixture(sites[1]?.site.home ?? '');
  const browser = await chromium.launch({ executablePath: program, args: browserArguments });
  try {
    const owner = await new Client(sites[0]?.site.origin ?? '').signIn();
    const cases = [
      ...sites.flatMap(({ content, site }) =>
        publicPages.flatMap((page) => [true, false].map((isSlow) => ({ content, path: String(page), isSlow, origin: site.origin, cookies: noCookies }))),
      ),
      ...adminRoutes.map((page) => ({
        content: '',
        path: String(page),
        isSlow: false,
        origin: owner.origin,
        cookies: page === '/login' ? noCookies : owner.cookies(),
      })),
    ].map((one) => ({ one, visits: /** @type {Visit[]} */ ([]) }));
    for (const { one } of cases) await visit(browser, one); // so that pages are rendered and code is loaded
    const count = Math.min(rounds, isShort ? 1 : 3);
    for (let round = 1; round <= count; round += 1) {
      say(`tour ${round} sur ${count}`);
      for (const { one, visits } of cases) visits.push(await visit(browser, one));
    }
    say('clics et touches de l’administration');
    const felt = await interactions(browser, owner, count);
    owner.close();
    const rows = cases.map(({ one: { content, path, isSlow }, visits }) => ({ content, path, isSlow, ...summary(visits) }));
    const lighthouse = withLighthouse
      ? await lighthouseScores(
          sites.map(({ content, site }) => ({ content, url: `${site.origin}/` })),
          program,
          folder,
          say,
        )
      : null;
    return { public: rows.filter(({ content }) => content !== ''), admin: rows.filter(({ content }) => content === ''), felt, lighthouse };
  } finally {
    await browser.close();
    for (const { site } of sites) await site.end();
  }
}

/** @param {string} home */
async function importFixture(home) {
  const env = { DATABASE_URL: `file:${path.join(home, 'portfolio.db')}`, UPLOADS_DIR: path.join(home, 'uploads') };
  if (!fs.existsSync(inRoot('e2e/fixtures/portfolio.json'))) throw new Error('e2e/fixtures/portfolio.json is missing');
  const { code, output } = await runNode('scripts/import.mjs', ['e2e/fixtures/portfolio.json'], { env });
  if (code !== 0) throw new Error(`import: ${output}`);
}

/** @param {readonly Visit[]} visits */
function summary(visits) {
  const of = (/** @type {'lcp' | 'tbt' | 'cls' | 'interactive'} */ name) => spread(visits.map((each) => each[name]));
  return {
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    interactive: of('interactive'),
    bytes: visits.at(-1)?.bytes ?? {},
    requests: visits.at(-1)?.requests ?? 0,
  };
}
