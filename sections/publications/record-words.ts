/** What the form and the page call the stored values of a publication's record. */
import type { Audience, Status } from '@/lib/references/work';

export const statusLabels: Readonly<Record<Status, string>> = {
  parue: 'Parue',
  'sous-presse': 'Sous presse',
  acceptee: 'Acceptée',
  soumise: 'Soumise',
  prepublication: 'Prépublication',
};

export const audienceLabels: Readonly<Record<Audience, string>> = { internationale: 'Internationale', nationale: 'Nationale' };

/** The languages that the form offers, by BCP 47 code; another one may come with an import. */
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
