/** The exact messages for content that may not be saved. */
import { describe, expect, it } from 'vitest';
import type { AnyDefinition } from './define';
import { profilSample } from './profil/sample';
import { profileSchema } from './profil/schema';
import { kinds } from './registry';
import { validate, validateDraft } from './validate';

const cours = { title: 'Réseaux', establishment: 'SUPEMIR', level: 'Master 1' };
const projet = { title: 'Campus', category: 'MOOC' };
const responsabilite = { title: 'Responsable', organization: 'Faculté' };
const competence = { title: 'Réseaux', description: 'Concevoir' };
const article = { title: 'Titre', authors: 'N. Tazrouti', year: '2024' };
const these = { sujet: 'Sujet', statut: 'En cours', annee: '2024' };
const articles = (item: object) => ({ reseauxSecurite: { title: 'Réseaux', articles: [item], communications: [] } });
const communications = (item: object) => ({
  reseauxSecurite: { title: 'Réseaux', articles: [], communications: [item] },
});

type Row = readonly [kind: AnyDefinition, draft: unknown, path: string, message: string];

const drafts: readonly Row[] = [
  [kinds.enseignement, [{ ...cours, title: ' ' }], '0.title', 'Le nom du cours est requis'],
  [kinds.enseignement, [{ ...cours, establishment: '' }], '0.establishment', "L'établissement est requis"],
  [
    kinds.enseignement,
    [{ ...cours, establishment: 'Autre' }],
    '0.customEstablishment',
    "Veuillez préciser le nom de l'établissement",
  ],
  [kinds.enseignement, [{ ...cours, level: '' }], '0.level', 'Le niveau est requis'],
  [
    kinds.enseignement,
    [cours, { ...cours, level: 'Autre', customLevel: ' ' }],
    '1.customLevel',
    'Veuillez préciser le niveau',
  ],
  [kinds.enseignement, [{ title: '', description: '' }], '', 'Veuillez ajouter au moins un cours valide'],
  [kinds.projets, [{ ...projet, title: '' }], '0.title', 'Le titre du projet est requis'],
  [kinds.projets, [{ ...projet, category: '' }], '0.category', 'La catégorie est requise'],
  [kinds.projets, [{}], '', 'Veuillez ajouter au moins un projet valide'],
  [kinds.responsabilites, [{ ...responsabilite, title: '' }], '0.title', 'Le titre est requis'],
  [kinds.responsabilites, [{ ...responsabilite, organization: '' }], '0.organization', "L'organisation est requise"],
  [kinds.responsabilites, [{}], '', 'Veuillez ajouter au moins une responsabilité valide'],
  [kinds.competences, [{ ...competence, title: '' }], '0.title', 'Le titre est requis'],
  [kinds.competences, [{ ...competence, description: '' }], '0.description', 'La description est requise'],
  [kinds.competences, [{}], '', 'Veuillez ajouter au moins une compétence valide'],
  [kinds['axes-recherche'], ['', '  '], '', 'Veuillez ajouter au moins un axe de recherche'],
  [kinds['a-propos'], '', '', 'Veuillez ajouter du contenu à la section À propos'],
  [kinds['a-propos'], '<p> &nbsp;<br></p>', '', 'Veuillez ajouter du contenu à la section À propos'],
  [
    kinds.publications,
    articles({ ...article, title: '' }),
    'reseauxSecurite.articles.0.title',
    'Veuillez remplir tous les champs obligatoires',
  ],
  [
    kinds.publications,
    articles({ ...article, authors: '' }),
    'reseauxSecurite.articles.0.authors',
    'Veuillez remplir tous les champs obligatoires',
  ],
  [
    kinds.publications,
    articles({ ...article, year: '' }),
    'reseauxSecurite.articles.0.year',
    'Veuillez remplir tous les champs obligatoires',
  ],
  [
    kinds.publications,
    communications({ ...article, year: null }),
    'reseauxSecurite.communications.0.year',
    'Veuillez remplir tous les champs obligatoires',
  ],
  [
    kinds.publications,
    articles({ ...article, year: 1989 }),
    'reseauxSecurite.articles.0.year',
    'L’année doit être comprise entre 1990 et 2030',
  ],
  [
    kinds.publications,
    articles({ ...article, year: 'vers la fin des années 1990, ou au début de la suivante' }),
    'reseauxSecurite.articles.0.year',
    'Ce texte ne doit pas dépasser 40 caractères',
  ],
  [
    kinds.publications,
    articles({ ...article, year: '2031' }),
    'reseauxSecurite.articles.0.year',
    'L’année doit être comprise entre 1990 et 2030',
  ],
  [
    kinds.publications,
    communications({ ...article, link: 'javascript:alert(1)' }),
    'reseauxSecurite.communications.0.link',
    'Veuillez saisir une adresse web valide (http ou https)',
  ],
  [kinds['theses-encadrees'], { Réseaux: [{ ...these, sujet: '' }] }, 'Réseaux.0.sujet', 'Le sujet est requis'],
  [kinds['theses-encadrees'], { Réseaux: [{ ...these, statut: '' }] }, 'Réseaux.0.statut', 'Le statut est requis'],
  [kinds['theses-encadrees'], { Réseaux: [{ ...these, annee: '' }] }, 'Réseaux.0.annee', "L'année est requise"],
  [kinds['theses-encadrees'], { ' ': [these] }, ' ', 'Le nom du domaine est requis'],
];

const name = ([{ id }, , path, message]: Row) => [`${id} ${path}: ${message}`] as const;

describe('a form says', () => {
  it.each(drafts.map((row) => [...name(row), row] as const))('%s', (_, [kind, draft, path, message]) => {
    const answer = validateDraft(kind, draft);
    expect(answer.ok ? answer : answer.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
      [path, message],
    ]);
  });
});

const none: readonly Row[] = [
  [kinds.enseignement, [{ ...cours, level: ' ' }], '', 'Veuillez ajouter au moins un cours valide'],
  [kinds.projets, [{ ...projet, title: '' }], '', 'Veuillez ajouter au moins un projet valide'],
  [kinds.responsabilites, '[{"title":"Responsable"}]', '', 'Veuillez ajouter au moins une responsabilité valide'],
  [kinds.competences, [{ title: 'Réseaux' }], '', 'Veuillez ajouter au moins une compétence valide'],
  [kinds['axes-recherche'], [''], '', 'Veuillez ajouter au moins un axe de recherche'],
  [kinds.enseignement, '[{', '', 'Format JSON invalide'],
  [kinds.projets, { title: 'Campus' }, '', 'Le contenu doit être une liste'],
  [kinds.publications, [], '', 'Le contenu doit être un ensemble de domaines'],
];

describe('the API', () => {
  it.each(none.map((row) => [...name(row), row] as const))('says %s', (_, [kind, content, , message]) => {
    const answer = validate(kind, content);
    expect(answer.ok ? answer : answer.issues.map((issue) => issue.message)).toEqual([message]);
  });

  it('drops the entries that lack a required field and keeps the others', () => {
    const answer = validate(kinds.enseignement, [
      { ...cours, id: 'a' },
      { ...cours, title: '' },
      { ...cours, id: 'b' },
    ]);
    expect(answer).toMatchObject({ ok: true, content: [{ id: 'a' }, { id: 'b' }] });
  });

  it('never drops a publication or a thesis: it refuses the whole', () => {
    expect(validate(kinds.publications, articles({ title: 'Titre' }))).toMatchObject({ ok: false });
    expect(validate(kinds['theses-encadrees'], { Réseaux: [these, { sujet: 'Autre' }] })).toMatchObject({ ok: false });
  });
});

describe('the profile says', () => {
  it.each([
    [{ nom: '' }, 'Le nom est requis'],
    [{ prenom: ' ' }, 'Le prénom est requis'],
    [{ email: 'adresse' }, "Format d'email invalide"],
  ])('%o: %s', (change, message) => {
    expect(profileSchema.safeParse({ ...profilSample, ...change }).error?.issues.map((issue) => issue.message)).toEqual(
      [message],
    );
  });
});
