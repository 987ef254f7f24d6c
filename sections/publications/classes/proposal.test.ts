import { expect, it } from 'vitest';
import { publicationsSchema } from '../schema';
import { publicationEntries } from '../statistics';
import { classOf } from './proposal';

const work = { id: 'a', title: 'Les crues', authors: 'N. Tazrouti', year: '2024' };

function classed(list: 'articles' | 'communications' | 'others', more: object) {
  const [entry] = publicationEntries(publicationsSchema.parse({ d: { title: 'D', [list]: [{ ...work, ...more }] } }));
  if (!entry) throw new Error('no entry');
  return { aeres: classOf(entry.item, 'aeres'), hceres: classOf(entry.item, 'hceres') };
}
const inProceedings = { conference: 'Colloque', pages: '3-9' };

it.each<['articles' | 'communications' | 'others', object, string | undefined, string | undefined]>([
  // Types of the specification.
  ['articles', { type: 'SCOPUS' }, 'ACL', 'ART'],
  ['articles', { type: 'Web of Science' }, 'ACL', 'ART'],
  ['articles', { type: 'Thomson/Web of Sciences' }, 'ACL', 'ART'],
  ['articles', { type: 'IEEE' }, 'ACL', 'ART'],
  ['articles', { type: 'ESCI' }, 'ACL', 'ART'],
  ['articles', { type: 'Book Chapter' }, 'OS', 'COUV'],
  ['articles', { type: 'Article de journal' }, undefined, 'ART'],
  ['articles', { type: '' }, undefined, 'ART'],
  ['articles', { type: 'Scientifique' }, undefined, 'ART'],
  // Journals.
  ['articles', { details: { peerReviewed: true, audience: 'internationale' } }, 'ACL', 'ART'],
  ['articles', { details: { peerReviewed: true, audience: 'nationale' } }, 'ACLN', 'ART'],
  ['articles', { details: { peerReviewed: true } }, undefined, 'ART'],
  ['articles', { details: { audience: 'internationale' } }, undefined, 'ART'],
  ['articles', { details: { unreviewed: true } }, 'ASCL', 'ART'],
  ['articles', { details: { unreviewed: true, peerReviewed: true, audience: 'nationale' } }, 'ACLN', 'ART'],
  ['articles', { type: 'SCOPUS', details: { unreviewed: true } }, 'ASCL', 'ART'],
  ['articles', { type: 'SCOPUS', details: { popular: true } }, 'PV', 'OTHER'],
  ['articles', { type: 'SCOPUS', year: 'soumis' }, undefined, undefined],
  ['articles', { type: 'SCOPUS', details: { status: 'en-preparation' } }, undefined, undefined],
  ['articles', { type: 'SCOPUS', year: 'sous presse' }, 'ACL', 'ART'],
  ['articles', { type: 'Book Chapter', details: { status: 'soumise' } }, undefined, undefined],
  ['articles', { type: 'Direction d’ouvrage' }, 'DO', 'OUV'],
  ['articles', { type: 'Chapitre d’ouvrage', details: { popular: true } }, 'OV', 'COUV'],
  // What stands beside them in a journal or in a book.
  ['articles', { type: 'Compte rendu' }, 'AP', 'BOOKREVIEW'],
  ['articles', { type: 'Compte rendu', details: { popular: true } }, 'PV', 'BOOKREVIEW'],
  ['articles', { type: 'Note d’arrêt' }, undefined, 'ART'],
  ['articles', { type: 'Note d’arrêt', details: { peerReviewed: true, audience: 'nationale' } }, 'ACLN', 'ART'],
  ['articles', { type: 'Notice' }, 'OS', 'NOTICE'],
  ['articles', { type: 'Préface' }, 'AP', 'COUV'],
  // Conferences.
  ['communications', { conference: 'Colloque' }, undefined, 'COMM'],
  ['communications', { ...inProceedings }, undefined, 'COMM'],
  ['communications', { ...inProceedings, details: { audience: 'internationale' } }, 'C-ACTI', 'COMM'],
  ['communications', { ...inProceedings, details: { audience: 'nationale' } }, 'C-ACTN', 'COMM'],
  ['communications', { ...inProceedings, conference: '12th International Conference on Floods' }, 'C-ACTI', 'COMM'],
  ['communications', { ...inProceedings, conference: 'Colloque national des crues' }, 'C-ACTN', 'COMM'],
  ['communications', { conference: 'Congrès international des crues' }, undefined, 'COMM'],
  ['communications', { conference: 'X', details: { proceedings: 'avec', audience: 'nationale' } }, 'C-ACTN', 'COMM'],
  ['communications', { ...inProceedings, details: { proceedings: 'sans' } }, 'C-COM', 'COMM'],
  ['communications', { ...inProceedings, details: { invited: true } }, 'C-INV', 'COMM'],
  ['communications', { conference: 'X', details: { note: 'Conférencier invité.' } }, 'C-INV', 'COMM'],
  ['communications', { conference: 'Conférence inaugurale, Rencontres de Lille' }, 'C-INV', 'COMM'],
  ['communications', { conference: 'X', details: { poster: true } }, 'C-AFF', 'POSTER'],
  ['communications', { conference: 'X', details: { note: 'Poster' } }, 'C-AFF', 'POSTER'],
  ['communications', { conference: 'X', details: { note: 'Les affiches de 1968' } }, undefined, 'COMM'],
  ['communications', { conference: 'Fête de la science', details: { popular: true } }, 'PV', 'COMM'],
  [
    'communications',
    { conference: 'International X', link: 'https://doi.org/10.1109/x.2024.1', details: {} },
    'C-ACTI',
    'COMM',
  ],
  // Other works.
  ['others', { nature: 'livre' }, 'OS', 'OUV'],
  ['others', { nature: 'livre', details: { popular: true } }, 'OV', 'OUV'],
  ['others', { nature: 'direction' }, 'DO', 'OUV'],
  ['others', { nature: 'direction', title: 'Actes du colloque des crues' }, 'DO', 'PROCEEDINGS'],
  ['others', { nature: 'direction', details: { issn: '0317-8471', number: '3' } }, 'DO', 'ISSUE'],
  ['others', { nature: 'direction', details: { halType: 'ISSUE' } }, 'DO', 'ISSUE'],
  ['others', { nature: 'numero-revue' }, 'DO', 'ISSUE'],
  ['others', { nature: 'edition-sources' }, 'OS', 'OUV'],
  ['others', { nature: 'traduction' }, 'AP', 'TRAD'],
  ['others', { nature: 'article-presse' }, 'PV', 'OTHER'],
  ['others', { nature: 'media' }, 'PV', 'OTHER'],
  ['others', { nature: 'media', details: { halType: 'VIDEO' } }, 'PV', 'MEDIA'],
  ['others', { nature: 'these' }, 'TH', 'THESE'],
  ['others', { nature: 'hdr' }, 'TH', 'HDR'],
  ['others', { nature: 'memoire' }, 'AP', 'OTHER'],
  ['others', { nature: 'rapport' }, 'AP', 'REPORT'],
  ['others', { nature: 'prepublication' }, 'AP', 'UNDEFINED'],
  ['others', { nature: 'logiciel' }, 'AP', 'SOFTWARE'],
  ['others', { nature: 'donnees' }, 'AP', 'OTHER'],
  ['others', { nature: 'brevet' }, 'BRE', 'PATENT'],
  ['others', { nature: 'autre' }, 'AP', 'OTHER'],
  ['others', { nature: 'autre', details: { halType: 'BLOG', popular: true } }, 'PV', 'BLOG'],
  ['others', { nature: 'autre', details: { halType: 'VIDEO' } }, 'AP', 'MEDIA'],
  ['others', { nature: 'rapport', details: { halType: 'BLOG' } }, 'AP', 'REPORT'],
])('a work of %s (%j) is proposed as %s and %s', (list, more, aeres, hceres) => {
  const found = classed(list, more);
  expect([found.aeres.code, found.hceres.code]).toEqual([aeres, hceres]);
  expect(found.aeres).toMatchObject({ isChosen: false, reason: expect.stringMatching(/./) });
});

it('the owner’s choice wins, in its own scheme', () => {
  const { aeres, hceres } = classed('articles', { type: 'SCOPUS', aeresClass: 'ACLN' });
  expect(aeres).toMatchObject({ code: 'ACLN', isChosen: true });
  expect(hceres).toMatchObject({ code: 'ART', isChosen: false });
});

it.each<['articles' | 'communications' | 'others', object, string]>([
  ['articles', { type: 'SCOPUS', aeresClass: 'OS' }, 'ACL'],
  ['articles', { type: 'Book Chapter', aeresClass: 'ACL' }, 'OS'],
  ['others', { nature: 'brevet', aeresClass: 'TH' }, 'BRE'],
])('a class that the nature excludes is no choice, and the proposal says so: %s, %j', (list, more, code) => {
  const { aeres } = classed(list, more);
  expect(aeres).toMatchObject({ code, isChosen: false, isRefused: true });
  expect(aeres.reason).toMatch(/^votre classe \w+ ne convient pas à cette nature/);
});

it('what is submitted has no class, chosen or not', () => {
  const { aeres } = classed('articles', { type: 'SCOPUS', aeresClass: 'ACL', details: { status: 'soumise' } });
  expect(aeres).toEqual({ reason: 'elle n’a pas encore été acceptée', isChosen: false });
});

it('a class that no scheme has is refused, an empty one is none', () => {
  const stored = (aeresClass: string) => publicationsSchema.safeParse({ d: { articles: [{ ...work, aeresClass }] } });
  expect(stored('ABC').error?.issues[0]?.message).toBe('Cette classe est inconnue');
  expect(JSON.stringify(stored('').data)).not.toContain('aeresClass');
});
