/** The parts of the profile's form (spec 2.7), in the words of the editor's tree. */
import type { AnyNode } from '@/lib/content/editor-tree';
import type { Profile } from '@/lib/content/profile';

type Field = Exclude<keyof Profile, 'langues' | 'photo'>;
export type ProfilePart = { readonly id: string; readonly title: string; readonly about: string; readonly fields: readonly (readonly [Field, AnyNode])[] };

export const personal: ProfilePart = {
  id: 'perso',
  title: 'Informations personnelles',
  about: 'Le nom et les coordonnées paraissent en tête du site.',
  fields: [
    ['prenom', { node: 'text', label: 'Prénom', required: true, span: 'half' }],
    ['nom', { node: 'text', label: 'Nom', required: true, span: 'half' }],
    ['nationalite', { node: 'text', label: 'Nationalité', span: 'half' }],
    ['gsm', { node: 'text', label: 'Téléphone', span: 'half' }],
    ['email', { node: 'text', label: 'Email', hint: 'Adresse publique\u202f; l’adresse de connexion ne change pas.' }],
    ['disponibilite', { node: 'textarea', label: 'Disponibilité', rows: 2, hint: 'Paraît dans Contact.' }],
  ],
};
export const academic: ProfilePart = {
  id: 'academique',
  title: 'Informations académiques',
  about: 'L’affiliation sert aussi d’adresse dans Contact.',
  fields: [
    ['grade', { node: 'text', label: 'Grade', span: 'half' }],
    ['fonction', { node: 'text', label: 'Fonction', span: 'half' }],
    ['affiliation', { node: 'textarea', label: 'Affiliation', rows: 2 }],
    ['laboratoire', { node: 'textarea', label: 'Laboratoire', rows: 2 }],
    ['laboratoireUrl', { node: 'text', input: 'url', label: 'Site du laboratoire', placeholder: 'https://' }],
    ['equipe', { node: 'text', label: 'Équipe' }],
  ],
};
export const mission: ProfilePart = {
  id: 'mission',
  title: 'Mission',
  about: 'Quelques lignes qui disent pourquoi vous cherchez. Elles ouvrent le site.',
  fields: [['mission', { node: 'richText', label: 'Texte de la mission', height: 300 }]],
};
export const links: ProfilePart = {
  id: 'liens',
  title: 'Liens professionnels',
  about: 'Un lien vide ne paraît pas.',
  fields: [
    ['linkedin', { node: 'text', input: 'url', label: 'LinkedIn', placeholder: 'https://' }],
    ['researchgate', { node: 'text', input: 'url', label: 'ResearchGate', placeholder: 'https://' }],
    ['youtube', { node: 'text', input: 'url', label: 'YouTube', placeholder: 'https://' }],
  ],
};

/** What the form edits: everything but the languages, which have a page of their own. */
export const profileFields: readonly (keyof Profile)[] = [
  'photo',
  ...[personal, academic, mission, links].flatMap(({ fields }) => fields.map(([name]) => name)),
];
