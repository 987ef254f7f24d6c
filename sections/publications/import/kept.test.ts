/** A line of a pasted list that is kept as written: in the review, on the page, in a dossier and in exported files. */
import { expect, test } from 'vitest';
import { readReferences } from '@/lib/references/read';
import { tableOf } from '@/lib/testing/rows';
import { toBibtex } from '../citing/bibtex';
import { fileFormats } from '../citing/file-formats';
import { referenceOf } from '../citing/reference';
import { referenceRuns } from '../citing/reference-runs';
import { toRis } from '../citing/ris';
import { choicesOf } from '../filter';
import { listed } from '../grouping';
import { foreignPublications } from '../own-works';
import { publicationsSchema } from '../schema';
import { publicationEntries } from '../statistics';
import { saysYear, toldYear } from '../year-words';
import { dateless } from '../years';
import { applyImport } from './apply';
import { type Choice, chosenEntries, groupOf } from './choices';
import { isDraft, switchedDraft } from './draft';
import { planImport } from './plan';
import { draftSummary, remarksOn } from './screens/words';

const owner = { nom: 'Hofer', prenom: 'Hans-Georg' };
const options = { owner, from: 'fichier', at: '2026-01-01T00:00:00.000Z' };
const line = 'Hans-Georg Hofer, Nervenschwäche und Krieg, Wien, Böhlau, 2004';

const planOf = (...lines: readonly string[]) => {
  const found = readReferences(new TextEncoder().encode(lines.join('\n')));
  return 'refusal' in found ? [] : [...planImport({}, found.entries, options)];
};

const saved = (planned: ReturnType<typeof planOf>, choice: Choice) => {
  const entries = chosenEntries(planned, new Map([[0, { as: 'new', domain: '', ...choice }]]), '');
  return publicationsSchema.parse(applyImport({}, { newDomain: 'Histoire', entries }));
};

test('has no authors, a year of its own and the nature of its heading, and counts as the owner’s', () => {
  const [kept] = planOf('Ouvrages', line);
  expect(kept).toMatchObject({
    ...{ is: 'new', isKept: true, list: 'others' },
    fields: { title: 'Hans-Georg Hofer, Nervenschwäche und Krieg, Wien, Böhlau', year: '2004', nature: 'livre' },
  });
  expect(kept && groupOf(kept)).toBe('draft');
  expect(kept && isDraft(kept) && draftSummary(kept)).toBe('Gardée telle quelle · Ouvrage · 2004');
});

test('is offered as the owner’s whoever it seems to name', () => {
  const others = 'Anna Maier, Nervenschwäche und Krieg, Wien, Böhlau, 2004';
  expect(planOf(line, others).map(groupOf)).toEqual(['draft', 'draft']);
});

test('is the only publication stored without authors, and is shown as it was written', () => {
  const stored = saved(planOf('Ouvrages', line), {});
  const [entry] = publicationEntries(stored);
  if (!entry) throw new Error('not stored');
  const { item } = entry;
  expect(item.authors).toBe('');
  expect(foreignPublications(owner)(item)).toBe(false);
  const written = (['iso690', 'apa', 'vancouver'] as const).map((style) =>
    referenceRuns(entry, { lang: 'fr', style, profile: owner, isAnonymous: style === 'apa' }).map(({ text }) => text),
  );
  expect(written.map((texts) => texts.join(''))).toEqual([
    'Hans-Georg Hofer, Nervenschwäche und Krieg, Wien, Böhlau, 2004.',
    '[anonyme], Nervenschwäche und Krieg, Wien, Böhlau, 2004.',
    'Hans-Georg Hofer, Nervenschwäche und Krieg, Wien, Böhlau, 2004.',
  ]);
  const reference = referenceOf(entry, owner);
  expect(toBibtex(reference)).toMatch(/^@book\{.+,\n {2}title = \{\{Hans-Georg.+\}\},\n {2}year = \{2004\}\n\}\n$/);
  expect(toRis(reference)).not.toMatch(/^AU/m);
  const { sources: _, ...typed } = item;
  expect(publicationsSchema.safeParse({ a: { title: 'Histoire', others: [typed] } }).success).toBe(false);
});

test('one click switches it to a draft with fields, and back', () => {
  const read = planOf('Jean Dupont, « Le juge », Annales, n° 3, 2021, p. 12-20. https://doi.org/10.1000/abc');
  const [draft] = read;
  if (!draft || !isDraft(draft)) throw new Error('no draft');
  expect(draft.isKept).toBeUndefined();
  expect(switchedDraft(draft, true).fields).toMatchObject({
    ...{ title: 'Jean Dupont, « Le juge », Annales, n° 3, 2021, p. 12-20', year: '2021', doi: '10.1000/abc' },
  });
  const [unnamed] = planOf('« Le juge », Annales, n° 3, 2021, p. 12-20.');
  if (!unnamed || !isDraft(unnamed)) throw new Error('no draft');
  expect([unnamed, switchedDraft(unnamed, true)].map((each) => remarksOn(each).length)).toEqual([1, 0]);
  const [entry] = publicationEntries(saved(read, { isSwitched: true }));
  expect(entry?.item).toMatchObject({ authors: '', title: 'Jean Dupont, « Le juge », Annales, n° 3, 2021, p. 12-20' });
  const [kept] = planOf(line);
  expect(kept && isDraft(kept) && switchedDraft(kept, true)).toMatchObject({ title: 'Wien', isKept: undefined });
});

test.each(tableOf('sections/publications/import/kept.txt', 'year'))(
  'is of the year that is certain, which is cut only where it stands apart: %s',
  (text = '', year, cut = '') => {
    const [planned] = planOf('Divers', text);
    const kept = planned && isDraft(planned) && (planned.isKept ? planned : switchedDraft(planned, true));
    expect(kept && { year: kept.fields.year, title: kept.fields.title }).toEqual({
      year,
      title: text.replace(cut, ''),
    });
  },
);

test('nobody is told « sans date » of one whose dates are in its line', () => {
  const stored = saved(planOf('Ouvrages', 'Hofer H.-G., Nerven, Wien, Böhlau, 2004-2006'), {});
  const [entry] = publicationEntries(stored);
  if (!entry) throw new Error('not stored');
  expect(entry.item.year).toBe(dateless);
  expect([saysYear(entry.item), toldYear(entry.item)]).toEqual([true, '']);
  expect(choicesOf(stored).annee).toEqual([]);
  expect(listed(stored, [entry], 'annee')[0]?.group.title).toBe('Autres travaux');
  expect(fileFormats.csv.write([referenceOf(entry, owner)])).not.toMatch(/s\.\sd\./);
});

test('without a heading, its nature is « autre », never a guess', () => {
  const [planned] = planOf('Anne Petit, « Les crues », Annales, 2020, p. 3-9.');
  expect(planned && isDraft(planned) && switchedDraft(planned, true).fields.nature).toBe('autre');
});

test('stays submitted where the line says so', () => {
  const [kept] = planOf('Articles', 'Ndour Y. Soil carbon. Soumis à Agroforestry Systems, révision majeure (mai 2025)');
  expect(kept).toMatchObject({ isKept: true, fields: { year: '2025', status: 'soumise' } });
});

/** A line, the heading above it, and how the line is offered. */
test.each(tableOf('sections/publications/import/kept.txt', 'nature'))(
  'is of the nature that it says, where its heading allows that: %s',
  (text = '', heading = '', nature) => {
    const [above, planned] = planOf('Ouvrages', 'Anne Petit, Les eaux, Paris, Seuil, 2012', heading, text);
    expect(above).toMatchObject({ heading: 'Ouvrages' });
    expect(planned && isDraft(planned) && draftSummary(planned)).toMatch(
      new RegExp(`^Gardée telle quelle · ${nature}`),
    );
    expect(planned).toMatchObject({ heading, text });
  },
);
