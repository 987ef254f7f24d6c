/** Which parts of a profile are still the sample's. */
import { type PartPath, type Sampled, sampleParts, withoutSample } from '../sample-items';
import { profileTree } from './editor';
import { profilSample } from './sample';
import { type Profile, profileSchema } from './schema';

const sampled: Sampled = { node: profileTree, sample: profilSample };

/** Values that only the sample has: one of them shows that the sample was left in place. */
const telling: ReadonlySet<unknown> = new Set<keyof Profile>([
  'gsm',
  'email',
  'laboratoire',
  'laboratoireUrl',
  'equipe',
  'disponibilite',
  'youtube',
  'linkedin',
  'researchgate',
  'mission',
]);
/** Values that an owner may share with the sample: they count as the sample's only beside one that nobody else has. */
const shared: ReadonlySet<unknown> = new Set<keyof Profile>([
  'titre',
  'nationalite',
  'grade',
  'fonction',
  'affiliation',
  'invitation',
  'reponse',
]);

export const hasSampleName = ({ nom, prenom }: Pick<Profile, 'nom' | 'prenom'>): boolean =>
  nom === profilSample.nom && prenom === profilSample.prenom;

/** The fields and the languages that are still the sample's; its name, which may not be empty, is left out. */
export function profileParts(profile: unknown): PartPath[] {
  const parts = sampleParts(sampled, profile);
  const isTold = parts.some(([field]) => telling.has(field));
  return parts.filter(([field]) => field === 'langues' || telling.has(field) || (isTold && shared.has(field)));
}

/** The same without the languages, which have a page of their own. */
export const sampleFields = (profile: unknown): PartPath[] =>
  profileParts(profile).filter(([field]) => field !== 'langues');

export const sampleLanguages = (profile: Pick<Profile, 'langues'>): number =>
  profileParts(profile).filter(([field]) => field === 'langues').length;

export const sampleLeft = (profile: Profile): number => profileParts(profile).length + Number(hasSampleName(profile));

/** A profile, or some fields of one, without those parts: the fields are empty. */
export const withoutSampleFields = (profile: unknown): unknown =>
  withoutSample(sampled, profile, profileParts(profile));

/** A whole profile without those parts. */
export const ownProfile = (profile: Profile): Profile => profileSchema.parse(withoutSampleFields(profile));
