import { type Language, languageFacts } from '../languages.ts';

const units = {
  fr: { kilo: 'Ko', mega: 'Mo' },
  en: { kilo: 'KB', mega: 'MB' },
  ar: { kilo: 'ك.ب', mega: 'م.ب' },
} as const satisfies Record<Language, unknown>;

/** « 312 Ko », « 1,2 Mo »: the size of a file of so many bytes, with a no-break space; 1 Ko is 1,024 bytes. */
export function formatFileSize(bytes: number, language: Language = 'fr'): string {
  const { kilo, mega } = units[language];
  const kilos = Math.max(1, Math.round(bytes / 1024));
  if (kilos < 1024) return `${kilos}\u00a0${kilo}`;
  return `${megas[language].format(bytes / 1024 / 1024)}\u00a0${mega}`;
}

const megasIn = (language: Language) =>
  new Intl.NumberFormat(languageFacts[language].locale, { maximumFractionDigits: 1 });
const megas = { fr: megasIn('fr'), en: megasIn('en'), ar: megasIn('ar') };
