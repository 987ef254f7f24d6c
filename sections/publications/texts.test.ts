import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { compare } from '@/lib/site/history/compare';
import { highwireTags } from '@/sections/publications/citing/highwire';
import { referenceOf } from '@/sections/publications/citing/reference';
import { profilSample } from '../profil/sample';
import { validate } from '../validate';
import { publications } from './definition';
import { publicationGraph } from './json-ld';
import { type Publications, publicationsSchema } from './schema';
import { publicationEntries } from './statistics';
import { opensOn, openTexts, publicationDocuments } from './texts';

const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
const [first = '', second = '', third = ''] = ids;
const sizes = new Map(ids.map((id, index) => [id, 1000 * (index + 1)]));
const text = (id: string, more: object = {}) => ({
  id: `t-${id[0]}`,
  file: `/documents/${id}`,
  name: 'x',
  version: 'acceptee',
  ...more,
});

function withTexts(...texts: readonly object[]): Publications {
  return publicationsSchema.parse({
    d: {
      articles: [
        { id: 'p', title: 'Capteurs', authors: 'N. Tazrouti', year: '2024', journal: 'Revue', type: '', texts },
      ],
    },
  });
}
function entryOf(content: Publications) {
  const [entry] = publicationEntries(content);
  if (!entry) throw new Error('no publication');
  return entry;
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2027-03-02T22:59:00Z') })); // 23:59 in Paris
afterEach(() => void vi.useRealTimers());

test('the published version comes first, and missing files are not shown', () => {
  const entry = entryOf(
    withTexts(
      text(first, { version: 'prepublication' }),
      text(second, { version: 'publiee', licence: 'CC-BY-4.0' }),
      text('d'.repeat(32)),
    ),
  );
  expect(openTexts(entry, sizes)).toEqual([
    {
      href: `/publications/capteurs-2024/texte/${second}.pdf`,
      label: 'PDF (version publiée)',
      size: 2000,
      licence: 'CC-BY-4.0',
    },
    { href: `/publications/capteurs-2024/texte/${first}.pdf`, label: 'PDF (prépublication)', size: 1000 },
  ]);
});

test('an embargo ends at midnight in the site’s time zone', () => {
  const content = withTexts(
    text(first, { embargo: '2027-03-03' }),
    text(second, { version: 'publiee', embargo: '2028-01-01' }),
  );
  const entry = entryOf(content);
  expect([openTexts(entry, sizes), opensOn(entry, sizes)]).toEqual([[], '2027-03-03']);
  expect(opensOn(entry, new Map()), 'nothing is announced that is not there').toBeUndefined();
  vi.setSystemTime(new Date('2027-03-02T23:00:00Z'));
  expect(openTexts(entry, sizes).map(({ href }) => href)).toEqual([`/publications/capteurs-2024/texte/${first}.pdf`]);
  expect(opensOn(entry, sizes)).toBeUndefined();
  expect(publicationDocuments(content).map(({ id, from }) => [id, from])).toEqual([
    [first, '2027-03-03'],
    [second, '2028-01-01'],
  ]);
});

test('search engines and reference managers get open texts only', () => {
  const entry = entryOf(
    withTexts(
      text(first, { licence: 'CC-BY-NC-ND-4.0' }),
      text(second, { licence: 'tous-droits' }),
      text(third, { embargo: '2027-04-01' }),
    ),
  );
  const reference = referenceOf(entry, profilSample);
  const texts = openTexts(entry, sizes);
  const [address, other] = [first, second].map(
    (id) => `https://exemple.org/publications/capteurs-2024/texte/${id}.pdf`,
  );
  const tags = highwireTags(
    reference,
    '',
    texts.map(({ href }) => `https://exemple.org${href}`),
  );
  expect(tags.citation_pdf_url).toEqual([address, other]);
  expect(highwireTags(reference, '')).not.toHaveProperty('citation_pdf_url');
  const graph = JSON.stringify(publicationGraph(reference, { profile: profilSample }, 'https://exemple.org', texts));
  expect(JSON.parse(graph)['@graph'][0]).toMatchObject({
    isAccessibleForFree: true,
    encoding: [
      {
        '@type': 'MediaObject',
        contentUrl: address,
        encodingFormat: 'application/pdf',
        contentSize: '1000 B',
        license: 'https://creativecommons.org/licenses/by-nc-nd/4.0/',
      },
      { contentUrl: other },
    ],
  });
  expect(graph).not.toContain(third);
  expect(JSON.stringify(publicationGraph(reference, { profile: profilSample }, ''))).not.toContain('encoding');
});

test.each([
  [{ file: '' }, 'Veuillez joindre un fichier PDF'],
  [{ file: 'https://exemple.org/a.pdf' }, 'Veuillez joindre un fichier PDF'],
  [{ file: `/documents/${first}/../../x` }, 'Veuillez joindre un fichier PDF'],
  [{ file: `/documents/${first.toUpperCase()}` }, 'Veuillez joindre un fichier PDF'],
  [{ version: 'autre' }, 'Veuillez choisir la version du texte'],
  [{ licence: 'MIT' }, 'Cette licence est inconnue'],
  [{ embargo: '2027-02-30' }, 'La date doit être un jour, comme 2027-03-03'],
  [{ embargo: '2027' }, 'La date doit être un jour, comme 2027-03-03'],
])('%j is refused: %s', (more, message) => {
  const item = { id: 'p', title: 'T', authors: 'A', year: '2024', journal: '', type: '', texts: [text(first, more)] };
  const result = validate(publications, { d: { title: 'D', articles: [item] } });
  expect(result).toMatchObject({
    ok: false,
    issues: [{ path: ['d', 'articles', 0, 'texts', 0, Object.keys(more)[0]], message }],
  });
});

test('blank choices and an emptied list are not stored', () => {
  const stored = (texts: readonly object[]) => {
    const result = validate(publications, {
      d: { title: 'D', articles: [{ id: 'p', title: 'T', authors: 'A', year: '2024', journal: '', type: '', texts }] },
    });
    return JSON.parse(JSON.stringify(result.ok && result.content)).d.articles[0];
  };
  expect(stored([text(first, { licence: '', embargo: ' ' })]).texts).toEqual([text(first)]);
  expect(stored([])).not.toHaveProperty('texts');
});

test('a long title is truncated between characters in the file name', () => {
  const content = withTexts(text(first));
  for (const domain of Object.values(content)) for (const article of domain.articles) article.title = '𝔸'.repeat(200);
  const [document] = publicationDocuments(content);
  expect(document?.name.isWellFormed()).toBe(true);
  expect(document?.name).toMatch(/^𝔸{120} \(version acceptée\)$/u);
});

test('the history describes which text was added, removed or changed', () => {
  const content = (...texts: readonly object[]) => withTexts(...texts);
  const changes = (before: Publications, after: Publications) => compare(publications.editor, before, after);
  const [one, two] = [text(first, { name: 'Mon article' }), text(second, { name: 'Autre' })];
  expect(changes(content(one), content(one, two)).map(({ place, after }) => [place.slice(-2), after])).toEqual([
    [['Texte intégral', 'Autre'], 'Version\u00a0: Version acceptée'],
  ]);
  expect(changes(content(one), content({ ...one, embargo: '2027-03-01' }))).toMatchObject([
    { place: expect.arrayContaining(['Mon article', 'Diffuser à partir du']), before: null, after: '1er mars 2027' },
  ]);
});
