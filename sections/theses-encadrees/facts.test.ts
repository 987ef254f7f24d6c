import { describe, expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { kinds } from '../registry';
import { validateDraft } from '../validate';
import type { These } from './definition';
import { defenceWords, juryWords, publicationSlug, shareOf, thesesFrUrl } from './facts';
import { followingDates } from './follow-dates';
import { noteOf, publicName, roleWords, rowWords } from './words';

const kind = kinds['theses-encadrees'];
const today = '2026-11-26';
const thesis = (item: Partial<These>): These => ({
  id: 'a',
  sujet: 'Les crues',
  statut: 'En cours',
  annee: '2024',
  color: '',
  ...item,
});
const saved = (item: object) => {
  const answer = validateDraft(kind, { Eau: [{ id: 'a', sujet: 'Les crues', color: '', ...item }] });
  return answer.ok ? Object(answer.content).Eau[0] : answer.issues;
};

test.each(tableOf('sections/theses-encadrees/facts.txt', 'shares'))('a share of « %s » is %s', (text, share) =>
  expect(shareOf(text) ?? 'none').toBe(share),
);

test.each(tableOf('sections/theses-encadrees/facts.txt', 'addresses at theses.fr'))(
  '« %s » leads to %s',
  (text, address) => expect(thesesFrUrl(text) ?? 'none').toBe(address),
);

test.each(tableOf('sections/theses-encadrees/facts.txt', 'publications'))(
  '« %s » is the publication %s',
  (text, slug) => expect(publicationSlug(text) ?? 'none').toBe(slug),
);

test.each(tableOf('sections/theses-encadrees/facts.txt', 'status and year that follow from the dates'))(
  '%s is « %s », « %s »',
  (item = '', statut, annee) =>
    expect(followingDates(JSON.parse(item), today)).toEqual({ ...(statut && { statut }), ...(annee && { annee }) }),
);

describe('storage', () => {
  test('an item without these facts gets no new field', () => {
    const { documents: _, ...item } = thesis({});
    expect(Object.keys(JSON.parse(JSON.stringify(saved(item)))).toSorted()).toEqual(Object.keys(item).toSorted());
  });

  test('emptied groups are dropped', () =>
    expect(
      saved({ statut: 'X', annee: 'Y', encadrement: { doctorant: ' ', quotite: ' ' }, soutenance: { jury: [] } }),
    ).toEqual({ id: 'a', sujet: 'Les crues', statut: 'X', annee: 'Y', color: '' }));

  test('blank jury members are dropped, those without a name are refused', () => {
    const member = { id: 'm', nom: 'Anne Martin', role: 'Rapporteure', etablissement: '' };
    const blank = { id: 'n', nom: '', role: '', etablissement: '' };
    const item = { statut: 'X', annee: 'Y' };
    expect(saved({ ...item, soutenance: { jury: [member, blank] } })).toMatchObject({ soutenance: { jury: [member] } });
    expect(saved({ ...item, soutenance: { jury: [{ ...blank, role: 'Invité' }] } })).toMatchObject([
      { path: ['Eau', 0, 'soutenance', 'jury', 0, 'nom'], message: 'Le nom du membre du jury est requis' },
    ]);
  });

  test('status and year follow from the dates if they are blank, or always if the owner wants that', () => {
    const dates = { encadrement: { start: '2019' }, soutenance: { date: '2022' } };
    expect(saved({ ...dates, statut: '', annee: '' })).toMatchObject({ statut: 'Soutenue', annee: '2019 – 2022' });
    expect(saved({ ...dates, statut: 'Suspendue', annee: '2023' })).toMatchObject({
      statut: 'Suspendue',
      annee: '2023',
    });
    const auto = { ...dates, encadrement: { start: '2019', auto: true } };
    expect(saved({ ...auto, statut: 'En cours', annee: '2023' })).toMatchObject({
      statut: 'Soutenue',
      annee: '2019 – 2022',
    });
    expect(saved({ statut: '', annee: '2023', encadrement: { doctorant: 'Jean Dupont' } })).toMatchObject([
      { message: 'Le statut est requis' },
    ]);
  });
});

describe('display', () => {
  const dupont = { doctorant: 'Jean Dupont', codirection: 'A. Martin (50 %)' };
  test.each([
    [{}, ''],
    [dupont, 'Jean Dupont, avec A. Martin (50\u00a0%)'],
    [{ ...dupont, anonyme: true as const }, 'Encadrement avec A. Martin (50\u00a0%)'],
    [
      { codirection: 'A. Martin', role: 'Codirection', nature: 'Master' },
      'Mémoire de master, codirection avec A. Martin',
    ],
    [{ doctorant: 'Léa Roux', nature: 'Master' }, 'Léa Roux, mémoire de master'],
    [{ doctorant: 'Léa Roux', nature: 'Stage de recherche' }, 'Léa Roux, stage de recherche'],
    [{ anonyme: true as const, doctorant: 'Léa Roux', nature: 'Post-doctorat' }, 'Post-doctorat'],
  ])('%j: « %s »', (encadrement, words) => expect(rowWords(thesis({ encadrement }))).toBe(words));

  test('a private name is shown nowhere', () =>
    expect(publicName(thesis({ encadrement: { ...dupont, anonyme: true } }))).toBe(''));

  test('the defence, the jury and the role', () => {
    expect(defenceWords({ date: '2022-03-12', lieu: 'Rabat' })).toBe('12 mars 2022, Rabat');
    expect(juryWords({ id: 'm', nom: 'Anne Martin', role: 'Rapporteure', etablissement: 'Université de Lyon' })).toBe(
      'Anne Martin, rapporteure, Université de Lyon',
    );
    expect(roleWords(thesis({ encadrement: { role: 'Codirection', quotite: '50' } }))).toBe('Codirection, 50\u00a0%');
  });

  const many = (count: number, statut: string, nature?: string) =>
    Array.from({ length: count }, () => thesis({ statut, ...(nature && { encadrement: { nature } }) }));
  test.each([
    [[...many(4, 'Soutenue'), ...many(3, 'En cours'), ...many(1, 'Abandonnée')], '4\u00a0soutenues, 3\u00a0en cours.'],
    [
      [
        ...many(4, 'Soutenue'),
        ...many(2, 'En cours', 'Thèse'),
        ...many(3, 'Terminé', 'Master'),
        ...many(1, 'En cours', 'Stage'),
      ],
      '4\u00a0thèses soutenues, 2\u00a0en cours, 3\u00a0mémoires de master, 1\u00a0autre encadrement.',
    ],
    [many(2, 'En cours', 'Post-doctorat'), '2\u00a0post-doctorats.'],
    [[], undefined],
  ])('the note of a section: %#', (items, note) => expect(noteOf(items)).toBe(note));
});
