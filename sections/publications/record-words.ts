/** The form's and the page's words for stored values of a publication's record. */
import type { Audience, proceedings, Status } from '@/lib/references/natures';

export const statusLabels: Readonly<Record<Status, string>> = {
  parue: 'Parue',
  'sous-presse': 'Sous presse',
  'a-paraitre': 'À paraître',
  acceptee: 'Acceptée',
  soumise: 'Soumise',
  'en-preparation': 'En préparation',
  prepublication: 'Prépublication',
};

/** Words for an unpublished work, in the order of its progress. */
export const pendingWords: Readonly<Partial<Record<Status, string>>> = {
  'sous-presse': 'sous presse',
  'a-paraitre': 'à paraître',
  acceptee: 'accepté',
  soumise: 'soumis',
  'en-preparation': 'en préparation',
};

export const audienceLabels: Readonly<Record<Audience, string>> = {
  internationale: 'Internationale',
  nationale: 'Nationale',
};

/** Labels of the list's filter. */
export const mentionLabels = {
  pairs: 'Évaluées par les pairs',
  invitation: 'Sur invitation',
  prix: 'Primées',
} as const;

export const proceedingsLabels: Readonly<Record<(typeof proceedings)[number], string>> = {
  avec: 'Avec actes',
  sans: 'Sans actes',
};

/** Languages that the form offers, by BCP 47 code; imports may add others. */
export const languageLabels: Readonly<Record<string, string>> = {
  fr: 'Français',
  en: 'Anglais',
  ar: 'Arabe',
  es: 'Espagnol',
  de: 'Allemand',
  it: 'Italien',
  pt: 'Portugais',
  hu: 'Hongrois',
};

// The form's and the page's words for versions and licences of full texts.

/** In chronological order. */
export const textVersionLabels = {
  prepublication: 'Prépublication',
  acceptee: 'Version acceptée',
  publiee: 'Version publiée',
} as const;
type TextVersion = keyof typeof textVersionLabels;
export const textVersions = Object.keys(textVersionLabels) as [TextVersion, ...TextVersion[]];

export const licenceLabels = {
  'CC-BY-4.0': 'CC BY 4.0',
  'CC-BY-SA-4.0': 'CC BY-SA 4.0',
  'CC-BY-NC-4.0': 'CC BY-NC 4.0',
  'CC-BY-ND-4.0': 'CC BY-ND 4.0',
  'CC-BY-NC-SA-4.0': 'CC BY-NC-SA 4.0',
  'CC-BY-NC-ND-4.0': 'CC BY-NC-ND 4.0',
  'CC0-1.0': 'CC0 1.0 (domaine public)',
  'tous-droits': 'Tous droits réservés',
  autre: 'Autre',
} as const;
export type Licence = keyof typeof licenceLabels;
export const licences = Object.keys(licenceLabels) as [Licence, ...Licence[]];

/** URL of a licence's text; undefined if it has none. */
export function licenceUrl(licence: Licence): string | undefined {
  if (licence === 'CC0-1.0') return 'https://creativecommons.org/publicdomain/zero/1.0/';
  const [, terms] = /^CC-(BY(?:-[A-Z]{2})*)-4\.0$/.exec(licence) ?? [];
  return terms && `https://creativecommons.org/licenses/${terms.toLowerCase()}/4.0/`;
}
