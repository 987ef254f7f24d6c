import { expect, test } from 'vitest';
import { isNoNumber, isPlaceholder } from './placeholder';
import { readReferences } from './read';

test.each([
  '?',
  '—',
  'n/a',
  'N.N.',
  'N. N.',
  's. l.',
  'NA',
  '[S.l.]',
  'XXX',
  'NaN',
  'TBD',
  'à compléter',
  'No abstract available.',
  'Non renseigné',
])('« %s » stands for a missing value', (text) => expect(isPlaceholder(text)).toBe(true));
test.each(['SN', 'X', 'XX', 'Nanterre', 'Aucune bête', 'None But the Brave', '王'])('« %s » is a value', (text) =>
  expect(isPlaceholder(text)).toBe(false),
);
test.each(['0', '0–0', '0000-0000', 'xx', 'xx–xx', 'n/a'])('« %s » is no number', (text) =>
  expect(isNoNumber(text)).toBe(true),
);
test.each(['10', 'X', 'XX', '100–200', 'e001'])('« %s » is a number', (text) => expect(isNoNumber(text)).toBe(false));

function works(bib: string) {
  const read = readReferences(new TextEncoder().encode(bib));
  if ('refusal' in read) throw new Error(read.refusal);
  return read.entries.map((entry) => ('work' in entry ? entry.work : entry.refused));
}

test('placeholders are left out of every field, and a state in the place of a number is the state', () => {
  const fields =
    'volume={to appear}, number={none}, pages={??}, publisher={à compléter}, issn={0000-0000}, abstract={No abstract available}, keywords={n/a}';
  expect(
    works(`@article{a, author={XXX and N.N. and Dupont, Jean}, title={Titre.,}, journal={J}, year={2019}, ${fields}}`),
  ).toEqual([
    expect.objectContaining({
      title: 'Titre.',
      authors: [{ family: 'Dupont', given: 'Jean' }],
      date: '2019',
      container: 'J',
      status: 'a-paraitre',
    }),
  ]);
  expect(
    works('@book{b, author={Dupont, Jean}, title={T}, editor={N.N.}, publisher={n.p.}, address={s.l.}, pages={0--0}}'),
  ).toEqual([{ nature: 'livre', title: 'T', authors: [{ family: 'Dupont', given: 'Jean' }] }]);
});
