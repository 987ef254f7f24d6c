/** The form's and the page's words for versions and licences of full texts. */

/** In chronological order. */
export const textVersionLabels = {
  prepublication: 'Prépublication',
  acceptee: 'Version acceptée',
  publiee: 'Version publiée',
} as const;
export type TextVersion = keyof typeof textVersionLabels;
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
