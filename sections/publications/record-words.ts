/** What the form and the page call the stored values of a publication's record. */
import type { audiences, statuses } from './record-fields';

export const statusLabels: Readonly<Record<(typeof statuses)[number], string>> = {
  parue: 'Parue',
  'sous-presse': 'Sous presse',
  acceptee: 'Acceptée',
  soumise: 'Soumise',
  prepublication: 'Prépublication',
};

export const audienceLabels: Readonly<Record<(typeof audiences)[number], string>> = { internationale: 'Internationale', nationale: 'Nationale' };

/** The languages that the form offers, by BCP 47 code; another one may come with an import. */
export const languageLabels: Readonly<Record<string, string>> = {
  fr: 'Français',
  en: 'Anglais',
  ar: 'Arabe',
  es: 'Espagnol',
  de: 'Allemand',
  it: 'Italien',
  pt: 'Portugais',
};
