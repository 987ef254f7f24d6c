/** What the form and the page call the stored values of a publication's record. */
import type { Audience, Status } from '@/lib/references/work';

export const statusLabels: Readonly<Record<Status, string>> = {
  parue: 'Parue',
  'sous-presse': 'Sous presse',
  acceptee: 'Acceptée',
  soumise: 'Soumise',
  prepublication: 'Prépublication',
};

/** What is said of a publication that is not out yet. */
export const pendingWords: Readonly<Partial<Record<Status, string>>> = { 'sous-presse': 'sous presse', acceptee: 'accepté', soumise: 'soumis' };

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
