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
