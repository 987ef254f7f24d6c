import { expect, test } from 'vitest';
import { readReferences } from './read';

function works(bib: string) {
  const read = readReferences(new TextEncoder().encode(bib));
  if ('refusal' in read) throw new Error(read.refusal);
  return read.entries.map((entry) => ('work' in entry ? entry.work : entry.refused));
}

test('placeholders are left out of every field, and a status in the place of a number becomes the status', () => {
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
