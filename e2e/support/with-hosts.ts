/** The project's `test` with a stand-in for HAL, ORCID and doi.org, which the file's site asks. */
import { StandIn } from '../../lib/testing/stand-in-hosts';
import { ownerEnv } from './ready-sites';
import { test as base } from './test';

export const test = base.extend<object, { hosts: StandIn }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const hosts = await new StandIn().start();
      await use(hosts);
      await hosts.close();
    },
    { scope: 'worker' },
  ],
  siteEnv: async ({ hosts }, use) => use({ ...ownerEnv, ...hosts.env }),
});
