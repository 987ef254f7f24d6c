/**
 * The project's `test`: each test file finds a new site, pages open it, and unexpected errors or requests fail the
 * test.
 * `test.use({ siteEnv: {…} })` changes the settings of the file's site, `test.use({ used: true })` gives it a year of
 * data.
 */
import path from 'node:path';
import { test as base, type Cookie, expect, type Page } from 'playwright/test';
import { StandIn } from '../../lib/testing/stand-in-hosts';
import { type Surprises, watchForSurprises } from './console-guard';
import { type Content, contentOf } from './content';
import { ownerEnv, resetSite, startNewSite, startUsedSite } from './ready-sites';
import { type Env, isNextStart, type Site } from './site';

export { owner } from './site';

export type Options = {
  /** Environment of this file's site; by default it creates the owner. */
  siteEnv: Env;
  /** Whether the file's site has a year of data (used-site.ts). */
  used: boolean;
  /** Whether `next start` serves the file's site, instead of `npm start`. */
  byNext: boolean;
};
type Fixtures = Options & {
  site: Site;
  /** The content of the site, as its owner changes it. */
  content: Content;
  surprises: Surprises;
  /** Signs the browser in as the owner, through the API. Reuses the previous test's session if it is still valid. */
  signIn: () => Promise<void>;
  /** A page signed in as the owner. */
  adminPage: Page;
};
type WorkerFixtures = {
  /** Plays HAL, ORCID, doi.org and theses.fr, which every site of the worker asks. */
  hosts: StandIn;
  siteOf: (
    file: string,
    options: { readonly env: Env; readonly used: boolean; readonly byNext: boolean },
  ) => Promise<Site>;
  /** The cookies of the last sign-in, by the origin of the site. */
  sessions: Map<string, readonly Cookie[]>;
};

/** Files that end their site, measure it, or fill its limits; the others share one, whose data begin anew for each. */
const ownSite = /^(?:abuse|access|admin-backup|budget|start)\.spec\.ts$/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const hosts = await new StandIn().start();
      await use(hosts);
      await hosts.close();
    },
    { scope: 'worker' },
  ],
  siteOf: [
    async ({ hosts }, use) => {
      let held: { key: string; site: Site } | undefined;
      let shared: { file: string; site: Site } | undefined;
      await use(async (file, asked) => {
        const options = { ...asked, env: { ...asked.env, ...hosts.env } };
        if (asked.env === ownerEnv && !options.used && !options.byNext && !ownSite.test(path.basename(file))) {
          shared ??= { file, site: await startNewSite(options) };
          if (shared.file !== file) await resetSite(shared.site);
          shared.file = file;
          return shared.site;
        }
        const key = JSON.stringify([file, options]);
        if (held?.key === key) return held.site;
        await held?.site.remove();
        held = undefined;
        const site = options.used ? await startUsedSite(options) : await startNewSite(options);
        held = { key, site };
        return site;
      });
      await held?.site.remove();
      await shared?.site.remove();
    },
    { scope: 'worker' },
  ],
  siteEnv: [ownerEnv, { option: true }],
  used: [false, { option: true }],
  byNext: [isNextStart, { option: true }],
  site: async ({ siteOf, siteEnv, used, byNext }, use, { file }) =>
    use(await siteOf(file, { env: siteEnv, used, byNext })),
  content: async ({ site }, use) => use(contentOf(site)),
  baseURL: async ({ site }, use) => use(site.origin),
  surprises: [
    async ({ context, site }, use) => {
      const surprises = watchForSurprises(context, site.origin);
      await use(surprises);
      expect(
        surprises.found(),
        `unexpected errors or requests; the site’s own last errors:\n${errorsIn(site.output())}`,
      ).toEqual([]);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  signIn: async ({ context, site, sessions }, use) => {
    await use(async () => {
      await context.addCookies([...(sessions.get(site.origin) ?? [])]);
      const { user } = await (await context.request.get('/api/auth/session')).json();
      if (user) return;
      const answer = await context.request.post('/api/auth/signin', {
        data: site.credentials(),
        headers: { Origin: site.origin },
      });
      expect(await answer.json()).toMatchObject({ success: true });
      sessions.set(site.origin, await context.cookies());
    });
  },
  adminPage: async ({ page, signIn }, use) => {
    await signIn();
    await use(page);
  },
});

/** The last error lines of a site's log. */
const errorsIn = (output: string): string =>
  output
    .split('\n')
    .filter((line) => line.includes('"level":"error"'))
    .slice(-3)
    .join('\n');

export { expect };
