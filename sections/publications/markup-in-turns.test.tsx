import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Bibliography, entriesOf } from './bibliography';
import { markupInTurns } from './markup-in-turns';
import { publicationsSchema } from './schema';
import { publicationEntries } from './statistics';

const articles = Array.from({ length: 200 }, (_, index) => ({
  ...{ id: `a${index}`, title: `Les crues <${index}> & $x^2$`, authors: 'N. Tazrouti', year: '2024', journal: 'Revue', pages: '12-18' },
  details: { doi: `10.1000/${index}` },
}));
const items = publicationEntries(publicationsSchema.parse({ d: { title: 'D', articles } })).map((entry, index) => ({ entry, number: index + 1 }));
const list = { items, owner: { nom: 'Tazrouti', prenom: 'Nabil' }, sizes: new Map<string, number>() };

test('entries that are written in turns are those that React writes at once', async () => {
  const markup = await markupInTurns(entriesOf(list));
  expect(`<ol aria-label="Publications">${markup}</ol>`).toBe(renderToStaticMarkup(<Bibliography {...list} label="Publications" />));
});

test('a long list gives way to other work after each few milliseconds', async () => {
  let clock = 0;
  const now = vi.spyOn(performance, 'now').mockImplementation(() => clock);
  onTestFinished(() => now.mockRestore());
  let [turns, isOver] = [0, false];
  const others = () => {
    turns += 1;
    if (!isOver) setImmediate(others);
  };
  function* slow() {
    for (const entry of entriesOf(list)) {
      clock += 4;
      yield entry;
    }
  }
  setImmediate(others);
  await markupInTurns(slow());
  isOver = true;
  expect(turns).toBeGreaterThan(60);
});
