/** The `test` of other browsers: one browser and one site for each worker, a page without cookies for each test. */
import { test as base } from '@playwright/test';
import { ownerEnv, startNewSite } from '../../support/ready-sites';
import { owner, type Site } from '../../support/site';
import { type Browser, startFirefox, startWebKit } from './driver';
import { by, Screen } from './screen';

export { expect } from '@playwright/test';

export type Options = { readonly engine: 'firefox' | 'webkit' };
type WorkerFixtures = Options & { readonly started: Browser; readonly site: Site };
type Fixtures = {
  readonly visitor: Screen;
  /** A page on which the owner has signed in by the form. */
  readonly signedIn: Screen;
};

const engines = { firefox: [startFirefox, 'firefox-esr'], webkit: [startWebKit, 'WebKitWebDriver'] } as const;

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const [start, program] = engines[engine];
      const started = await start(process.env.OTHER_BROWSER ?? program);
      await use(started);
      await started.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const site = await startNewSite({ env: ownerEnv });
      await use(site);
      await site.remove();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ started, site }, use, info) => {
    info.annotations.push({ type: 'browser', description: started.version });
    const tab = await started.open();
    await tab.resize(1280, 900);
    const screen = new Screen(tab, site.origin);
    await use(screen);
    if (info.status !== info.expectedStatus)
      await info.attach('page', { body: await screen.on({ css: 'html' }, (html) => `${location}\n${html.innerText}`) });
    await tab.close();
    base.expect(tab.errors, 'errors of the console').toEqual([]);
  },
  signedIn: async ({ visitor }, use) => {
    await visitor.goto('/login');
    await visitor.fill(by('textbox', 'Adresse email'), owner.email);
    await visitor.fill({ css: 'input[type=password]' }, owner.password);
    await visitor.click(by('button', 'Se connecter'));
    await visitor.see(by('heading', 'Tableau de bord'));
    await use(visitor);
  },
});
