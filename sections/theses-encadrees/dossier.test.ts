import { expect, test } from 'vitest';
import { inFrench } from '@/sections/public-site';
import type { DossierContext, DossierGroup } from '../dossier';
import { juriesDossier } from '../jurys/dossier';
import { profilSample } from '../profil/sample';
import { kinds } from '../registry';
import { supervisionDossier } from './dossier';
import { thesesJsonLd } from './view';

const context: DossierContext = {
  lang: 'fr',
  profile: profilSample,
  isAnonymous: false,
  scheme: 'aeres',
  order: 'newest',
  today: '2026-11-26',
};
const english = { ...context, lang: 'en' } as const;
const supervised = kinds['theses-encadrees'].schema.parse({
  Eau: [
    {
      id: 'a',
      sujet: 'Les crues du $x^2$',
      statut: '',
      annee: '',
      encadrement: {
        doctorant: 'Jean Dupont',
        role: 'Codirection',
        quotite: '50',
        codirection: 'Pr. A. Martin (50 %)',
        ecole: 'MATISSE',
        etablissement: 'Université de Rennes',
        financement: 'CIFRE',
        start: '2019-10',
      },
      soutenance: {
        date: '2022-03-12',
        lieu: 'Rabat',
        mention: 'très honorable',
        jury: [{ id: 'm', nom: 'Anne Martin', role: 'Rapporteure', etablissement: 'Université de Lyon' }],
      },
      devenir: { situation: 'Maître de conférences à Fès', thesesFr: '2022REN1S001' },
    },
    { id: 'b', sujet: 'Les vents', statut: 'En cours', annee: 'depuis 2024' },
    { id: 'e', sujet: 'Les neiges', statut: 'Abandonnée', annee: '2012' },
  ],
  Air: [
    {
      id: 'c',
      sujet: 'Les brumes',
      statut: 'Terminé',
      annee: '2023',
      encadrement: { doctorant: 'Léa Roux', anonyme: true, nature: 'Master' },
    },
    {
      id: 'd',
      sujet: 'Le gel',
      statut: 'Soutenue',
      annee: '2010',
      encadrement: { doctorant: 'Ali Alami', anonyme: true },
    },
  ],
});
const text = (group: DossierGroup | undefined, isTicked = (_: string) => true) =>
  group
    ?.write(isTicked)
    .map((block) =>
      block.type === 'entry'
        ? [block.label, inline(block.text), ...(block.details ?? []).map(inline)].join(' | ')
        : block.type,
    );
const inline = (words: string | readonly { readonly text: string }[]) =>
  typeof words === 'string' ? words : words.map((run) => run.text).join('');

test('supervision: doctoral students first, newest first, with all known details', () => {
  const groups = supervisionDossier(supervised, context);
  expect(groups.map(({ heading, entries }) => [heading.fr, entries.map(({ id }) => id)])).toEqual([
    ['Encadrement doctoral', ['b', 'a', 'd']],
    ['Encadrement de mémoires de master', ['c']],
  ]);
  expect(groups[0]?.entries).toEqual([
    { id: 'b', label: 'Les vents, depuis 2024', years: [2024, 2026] },
    { id: 'a', label: 'Jean Dupont, Les crues du x², 2019 – 2022', years: [2019, 2022] },
    { id: 'd', label: 'Le gel, 2010', years: [2010, 2010] },
  ]);
  expect(text(groups[0], (id) => id === 'a')).toEqual([
    '2019–2022 | Jean Dupont, Les crues du x² | Codirection (50\u00a0%), avec Pr. A. Martin (50 %)\u202f; MATISSE, Université de Rennes\u202f; financement\u00a0: CIFRE | Soutenue, 12 mars 2022, Rabat\u202f; mention\u00a0: très honorable | Jury\u00a0: Anne Martin (rapporteure, Université de Lyon) | Situation actuelle\u00a0: Maître de conférences à Fès',
  ]);
});

test('finished supervision only has its years; « mémoire » is masculine', () => {
  const [, masters] = supervisionDossier(supervised, context);
  expect(text(masters)).toEqual(['2023 | Les brumes']);
  const soutenance = { mention: '17/20' }; // private
  const defended = {
    sujet: 'Grêles',
    statut: 'Soutenue',
    annee: '2024',
    soutenance,
    encadrement: { nature: 'Master' },
  };
  const content = kinds['theses-encadrees'].schema.parse({ Eau: [defended] });
  expect(text(supervisionDossier(content, context)[0])).toEqual(['2024 | Grêles | Soutenu']);
  expect(text(supervisionDossier(content, english)[0])).toEqual(['2024 | Grêles | Defended']);
  const stay = { ...defended, encadrement: { nature: 'Post-doctorat' } };
  const stays = supervisionDossier(kinds['theses-encadrees'].schema.parse({ Eau: [stay] }), english);
  expect(text(stays[0]), 'nobody defends a post-doc').toEqual(['2024 | Grêles | Completed']);
});

test('the national form has the students’ works with the owner, and theses in progress under their heading', () => {
  const work = (authors: string) => ({ title: 'Étude', authors, year: '2021', journal: 'Annales' });
  const publications = kinds.publications.schema.parse({
    eau: {
      title: 'Eau',
      articles: [work('J. Dupont, N. Tazrouti'), work('J. Dupont'), work('A. Dupont')],
      communications: [],
    },
  });
  const [theses] = supervisionDossier(supervised, { ...context, isTrame: true, contents: { publications } });
  const lines = text(theses) ?? [];
  expect(lines.find((line) => line.includes('Jean Dupont'))).toContain(' | Publications communes\u00a0: 2 | ');
  expect(lines).toContain('depuis 2024 | Les vents');
});

test('supervision in English, oldest first', () => {
  const [theses] = supervisionDossier(supervised, { ...english, order: 'oldest' });
  expect(theses?.entries.map(({ id }) => id)).toEqual(['d', 'a', 'b']);
  expect(text(theses)?.slice(1)).toEqual([
    '2019–2022 | Jean Dupont, Les crues du x² | Co-supervisor (50%), with Prof. A. Martin (50 %); MATISSE, Université de Rennes; funding: CIFRE | Defended, 12 March 2022, Rabat; grade: with honours (très honorable) | Committee: Anne Martin (reviewer, Université de Lyon) | Current position: Maître de conférences à Fès',
    'since 2024 | Les vents | In progress',
  ]);
});

test('a private name is in no dossier and no structured data', () => {
  const site = {
    profile: profilSample,
    sections: [],
    parts: {},
    ...inFrench,
    documents: new Map(),
    updatedAt: new Date(0),
  };
  const { things } = thesesJsonLd(supervised, { site, origin: 'https://exemple.org' });
  const groups = supervisionDossier(supervised, context);
  const all = JSON.stringify([groups, groups.map((group) => text(group)), things]);
  expect(all).not.toMatch(/Roux|Alami/);
  expect(things).toEqual([
    {
      '@type': 'Thesis',
      name: 'Les crues du x²',
      author: { '@type': 'Person', name: 'Jean Dupont' },
      contributor: {
        '@type': 'Role',
        roleName: 'Codirection',
        contributor: { '@id': 'https://exemple.org/#personne' },
      },
      datePublished: '2022-03-12',
      sourceOrganization: { '@type': 'Organization', name: 'Université de Rennes' },
      sameAs: 'https://theses.fr/2022REN1S001',
    },
  ]);
});

test('juries: newest first, whatever their nature, in both languages', () => {
  const juries = kinds['cv--jurys'].schema.parse([
    { id: 'a', nature: 'Comité de sélection', role: 'Membre', etablissement: 'Université de Nantes', date: '2024' },
    { id: 'b', nature: 'Thèse', candidat: 'Zoé Blin', titre: 'Les dunes', role: 'Examinatrice', date: '2020' },
    { id: 'c', nature: 'Thèse', candidat: 'Tom Petit', role: 'Rapporteur', etablissement: 'INSA', date: '12/2023' },
  ]);
  const [french] = juriesDossier(juries, context);
  expect(french?.entries).toEqual([
    { id: 'a', label: 'Université de Nantes, Comité de sélection, 2024', years: [2024, 2024] },
    { id: 'c', label: 'Tom Petit, Thèse, 2023', years: [2023, 2023] },
    { id: 'b', label: 'Les dunes, Thèse, 2020', years: [2020, 2020] },
  ]);
  expect(text(french)).toEqual([
    '2024 | Comité de sélection, Université de Nantes, membre',
    '2023 | Tom Petit, thèse, INSA, rapporteur',
    '2020 | Zoé Blin, Les dunes, thèse, examinatrice',
  ]);
  expect(text(juriesDossier(juries, english)[0])?.slice(1, 2)).toEqual(['2023 | Tom Petit, PhD, INSA, reviewer']);
});
