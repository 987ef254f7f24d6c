/** Finds the parts of a profile that are still the sample's. */
import { type PartPath, type Sampled, sampleParts, withoutSample } from '../sample-items';
import { profileTree } from './editor';
import { profilSample } from './sample';
import { type Profile, profileSchema } from './schema';

const sampled: Sampled = { node: profileTree, sample: profilSample };

/** Fields whose sample value is unique: one of them proves that the sample is still there. */
const uniqueFields: ReadonlySet<unknown> = new Set<keyof Profile>([
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
/** Fields whose sample value an owner may share: they count as the sample's only beside a unique one. */
const sharedFields: ReadonlySet<unknown> = new Set<keyof Profile>([
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

/** Fields and languages that are still the sample's; not its name, which is required. */
export function profileParts(profile: unknown): PartPath[] {
  const parts = sampleParts(sampled, profile);
  const isTold = parts.some(([field]) => uniqueFields.has(field));
  return parts.filter(
    ([field]) => field === 'langues' || uniqueFields.has(field) || (isTold && sharedFields.has(field)),
  );
}

/** The same without languages, which have their own page. */
export const sampleFields = (profile: unknown): PartPath[] =>
  profileParts(profile).filter(([field]) => field !== 'langues');

export const sampleLanguages = (profile: Pick<Profile, 'langues'>): number =>
  profileParts(profile).filter(([field]) => field === 'langues').length;

export const sampleLeft = (profile: Profile): number => profileParts(profile).length + Number(hasSampleName(profile));

/** A profile, or some of its fields, with the sample's parts emptied. */
export const withoutSampleFields = (profile: unknown): unknown =>
  withoutSample(sampled, profile, profileParts(profile));

/** A whole profile without the sample's parts. */
export const ownProfile = (profile: Profile): Profile => profileSchema.parse(withoutSampleFields(profile));
