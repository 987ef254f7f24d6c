import type { Browser } from '@playwright/test';
import type { Site } from '../support/site';
import { expect, test } from '../support/test';
import { withCopy } from './support/files';
import { allowTime, progress, report, size } from './support/form';

/** Two browsers save the same section repeatedly: each version has one winner, and no save is overwritten silently. */

test.use({ used: true });

type Won = { readonly base: number; readonly version: number; readonly words: string };
type Lost = { readonly base: number; readonly current: number; readonly words: string };
type Told = { readonly won: readonly Won[]; readonly lost: readonly Lost[]; readonly other: readonly number[] };

/** Opens a new browser context, signed in, on the page that edits the section. */
async function openBrowser(browser: Browser, site: Site) {
  const context = await browser.newContext({ baseURL: site.origin });
  await context.request.post('/api/auth/signin', { data: site.credentials(), headers: { Origin: site.origin } });
  const { user } = await (await context.request.get('/api/auth/session')).json();
  const page = await context.newPage();
  await page.goto('/admin/research');
  const path = `/api/sections/${user.id}/axes-recherche`;
  /** Saves from within the page until `saves` are accepted; after a 409 it goes on from the current version in the response. */
  const save = (name: string, start: number, saves: number): Promise<Told> =>
    page.evaluate(
      async ({ path, name, start, saves }) => {
        const won: { base: number; version: number; words: string }[] = [];
        const lost: { base: number; current: number; words: string }[] = [];
        const other: number[] = [];
        for (let base = start, turn = 1; won.length < saves && other.length < 10; turn += 1) {
          const words = `${name} ${turn}`;
          const answer = await fetch(path, {
            method: 'PUT',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ content: [words], version: base }),
          });
          const json = await answer.json();
          if (answer.status === 200) {
            won.push({ base, version: json.version, words });
            base = json.version;
          } else if (answer.status === 409) {
            lost.push({ base, current: json.current.version, words: json.current.content[0] });
            base = json.current.version;
          } else other.push(answer.status);
        }
        return { won, lost, other };
      },
      { path, name, start, saves },
    );
  return { save, user, context };
}

test('two browsers, one section: one winner for each version, and every loser is told', async ({ browser, site }) => {
  allowTime();
  const saves = size(20, 500);
  const batch = 20;
  const [one, two] = await Promise.all([openBrowser(browser, site), openBrowser(browser, site)]);
  const first = await one.context.request.put(`/api/sections/${one.user.id}/axes-recherche`, {
    data: { content: ['Le début'] },
    headers: { Origin: site.origin },
  });
  const start: number = (await first.json()).version;
  const told: Told[] = [];
  let newest = start;
  for (let done = 0; done < saves; done += batch) {
    told.push(...(await Promise.all([one.save(`A${done}`, newest, batch), two.save(`B${done}`, newest, batch)])));
    newest = Math.max(...told.flatMap(({ won }) => won.map(({ version }) => version)));
    progress('enregistrements', Math.min(saves, done + batch), saves);
  }
  await Promise.all([one.context.close(), two.context.close()]);

  const won = told.flatMap((each) => each.won).toSorted((a, b) => a.version - b.version);
  const lost = told.flatMap((each) => each.lost);
  report({ cases: won.length + lost.length, saved: won.length, refused: lost.length });
  expect(told.flatMap(({ other }) => other)).toEqual([]);
  expect(won).toHaveLength(2 * saves);
  expect(lost.length, 'the two did meet').toBeGreaterThan(0);
  expect(
    won.map(({ version }) => version),
    'each version once',
  ).toEqual(won.map((_, at) => start + 1 + at));
  expect(won.filter(({ base, version }) => version !== base + 1)).toEqual([]);
  const wordsOf = new Map([[start, 'Le début'], ...won.map(({ version, words }) => [version, words] as const)]);
  for (const { base, current, words } of lost) {
    expect(current).toBeGreaterThan(base);
    expect(words, `what was shown as version ${current}`).toBe(wordsOf.get(current));
  }
  const kept = withCopy(site, (database) => ({
    versions: database
      .prepare(`SELECT "version" FROM "Version" WHERE "subject" = 'section' AND "key" = 'axes-recherche' AND "version" > ? ORDER BY "version"`)
      .all(start),
    content: database.prepare(`SELECT "content", "version" FROM "Section" WHERE "id" = 'axes-recherche'`).get(),
  }));
  expect(kept.versions).toEqual(won.map(({ version }) => ({ version })));
  expect(kept.content).toEqual({ version: newest, content: JSON.stringify([wordsOf.get(newest)]) });
});
