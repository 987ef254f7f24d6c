/** Which fields of a profile are still the sample's. */
import { profilSample } from './sample';
import type { Profile } from './schema';

type Field =
  | 'nationalite'
  | 'gsm'
  | 'grade'
  | 'fonction'
  | 'email'
  | 'affiliation'
  | 'laboratoire'
  | 'laboratoireUrl'
  | 'equipe'
  | 'disponibilite'
  | 'invitation'
  | 'reponse'
  | 'youtube'
  | 'linkedin'
  | 'researchgate'
  | 'mission';

/** Values that only the sample has: one of them shows that the sample was left in place. */
const telling: readonly Field[] = [
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
];
/** Values that an owner may share with the sample: they count as the sample's only beside one that nobody else has. */
const shared: readonly Field[] = ['nationalite', 'grade', 'fonction', 'affiliation', 'invitation', 'reponse'];

/** Whether the profile still bears the sample's name. */
export const hasSampleName = ({ nom, prenom }: Pick<Profile, 'nom' | 'prenom'>): boolean =>
  nom === profilSample.nom && prenom === profilSample.prenom;

/** Whether the languages are still all of the sample's. */
export const hasSampleLanguages = ({ langues }: Pick<Profile, 'langues'>): boolean =>
  JSON.stringify(langues) === JSON.stringify(profilSample.langues);

/** The fields beside the name, the photo and the languages that are still the sample's. */
export function sampleFields(profile: Profile): readonly Field[] {
  const isSample = (field: Field) => profile[field] === profilSample[field];
  return telling.some(isSample) ? [...telling, ...shared].filter(isSample) : [];
}
