import { describe, expect, it, test } from 'vitest';
import { readBibtex } from '@/lib/references/read-bibtex';
import { readCsl } from '@/lib/references/read-csl';
import type { Entry } from '@/lib/references/work';
import { ownPublications, ownWorks } from './own-works';
import { article, communication, otherWork } from './schema';

const owner = { nom: 'Mercier', prenom: 'Hélène', autresNoms: 'Hélène Dupont' };
const orcid = '0000-0002-1825-0097';
const naming = ownWorks(owner, orcid);
const namingIn = (entries: readonly Entry[] | null | undefined) =>
  (entries ?? []).map((entry) => ('work' in entry ? (naming(entry.work) ?? 'foreign') : entry.refused));
const bib = (...entries: readonly string[]) => namingIn(readBibtex(entries.join('\n'), 100));

describe('a work is the owner’s', () => {
  it('as an author, under each of her names, as the one who directed the book, as a translator', () => {
    expect(
      bib(
        '@article{a, title={Un}, author={Roux, Anne and Mercier, H.}, journal={Cahiers}, year=2020}',
        '@article{b, title={Deux}, author={Dupont, Hélène}, journal={Cahiers}, year=2001}',
        '@book{c, title={Trois}, editor={Mercier, Hélène and Roux, Anne}, year=2020}',
        '@book{d, title={Quatre}, author={Eco, Umberto}, translator={Mercier, Hélène}, year=2020}',
        '@book{e, title={Cinq}, author={Portalis, Jean}, editor={Mercier, Hélène}, year=2020}',
      ),
    ).toEqual([{}, {}, {}, {}, {}]);
  });

  it('not as a chapter of the book that she directed, nor as an article of the issue', () => {
    expect(
      bib(
        '@incollection{a, title={Un}, author={Roux, Anne}, editor={Mercier, Hélène}, booktitle={Le livre}, year=2020}',
        '@article{b, title={Deux}, author={Roux, Anne}, editor={Mercier, Hélène}, journal={Cahiers}, year=2020}',
        '@article{c, title={Trois}, author={Mercier, Jean}, journal={Cahiers}, year=2020}',
      ),
    ).toEqual(['foreign', 'foreign', 'foreign']);
  });
});

test('an ORCID decides before any name: her spelling is told, a namesake is another', () => {
  const one = (author: string, more = '') =>
    bib(`@article{a, title={Un}, author={${author}}, journal={Cahiers}, year=2020${more}}`)[0];
  expect(one(`Roux, Anne and Leroy, Hélène (${orcid})`)).toEqual({ spelling: 'Hélène Leroy' });
  expect(one(`Roux, Anne and Leroy, H.\\orcidlink{${orcid}}`)).toEqual({ spelling: 'H. Leroy' });
  expect(one(`Mercier, Hélène [${orcid}]`)).toEqual({});
  expect(one('Mercier, H. (0000-0001-5109-3700)')).toBe('foreign');
  expect(
    one('Leroy, H. and Roux, A.', `, orcid-numbers={Roux, Anne/0000-0001-5109-3700\nLeroy, Helene/${orcid}}`),
  ).toEqual({
    spelling: 'H. Leroy',
  });
  const csl = (...author: readonly unknown[]) =>
    namingIn(readCsl([{ type: 'article-journal', title: 'Un', author }], 10))[0];
  expect(csl({ family: 'Leroy', given: 'H.', ORCID: `http://orcid.org/${orcid}` })).toEqual({ spelling: 'H. Leroy' });
  expect(csl({ family: 'Mercier', given: 'H.', ORCID: 'https://orcid.org/0000-0001-5109-3700' })).toBe('foreign');
  expect(csl(`Hélène Leroy ${orcid}`)).toEqual({ spelling: 'Hélène Leroy' });
});

test('a stored publication is judged by the same roles', () => {
  const isOwn = ownPublications(owner);
  const common = { id: 'x', title: 'Un', year: '2020' };
  const byOthers = { ...common, authors: 'Anne Roux', details: { editors: 'H. Mercier' } };
  expect(isOwn(article.parse({ ...byOthers, journal: 'Le livre', type: 'Book Chapter' }))).toBe(false);
  expect(isOwn(communication.parse({ ...byOthers, conference: 'Actes' }))).toBe(false);
  expect(isOwn(otherWork.parse({ ...byOthers, nature: 'direction' }))).toBe(true);
  expect(isOwn(article.parse({ ...byOthers, authors: 'A. Roux, H. Dupont', journal: 'J', type: '' }))).toBe(true);
});
