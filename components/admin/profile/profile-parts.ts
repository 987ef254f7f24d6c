/** The parts of the profile's form, each with its nodes of `profileTree`. */
import type { AnyNode, Folds } from '@/sections/editor-tree';
import { profileTree } from '@/sections/profil/editor';
import type { Profile } from '@/sections/profil/schema';

type Field = Exclude<keyof Profile, 'langues' | 'photo'>;
export type ProfilePart = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly fields: readonly (readonly [Field, AnyNode])[];
};

export const personal: ProfilePart = {
  id: 'perso',
  title: 'Informations personnelles',
  about: 'Le nom et les coordonnées paraissent en tête du site.',
  fields: fields('prenom', 'nom', 'nationalite', 'gsm', 'email'),
};
export const academic: ProfilePart = {
  id: 'academique',
  title: 'Informations académiques',
  about: 'L’affiliation sert aussi d’adresse dans Contact.',
  fields: fields('grade', 'fonction', 'affiliation', 'laboratoire', 'equipe'),
};
export const mission: ProfilePart = {
  id: 'mission',
  title: 'Mission',
  about: 'Quelques lignes sur ce qui guide vos recherches. Elles ouvrent le site.',
  fields: fields('mission'),
};
export const links: ProfilePart = {
  id: 'liens',
  title: 'Liens professionnels',
  about: 'Un lien vide ne paraît pas.',
  fields: fields('linkedin', 'researchgate', 'youtube'),
};

const folds = {
  Identifiants: ['autresNoms', 'identifiants'],
  'Sur la page d’accueil': ['titre', 'invitation', 'reponse', 'disponibilite', 'laboratoireUrl'],
} as const satisfies Folds;

/** The fields that the form edits: all but the languages, which have their own page. */
export const profileFields: readonly (keyof Profile)[] = [
  'photo',
  ...[personal, academic, mission, links].flatMap((part) => part.fields.map(([name]) => name)),
  ...Object.values(folds).flat(),
];

export const profileNode = {
  node: 'group',
  folds,
  fields: Object.fromEntries(profileFields.map((name) => [name, profileTree.fields[name]])),
} as const;

function fields(...names: readonly Field[]): ProfilePart['fields'] {
  return names.map((name) => [name, profileTree.fields[name]]);
}
