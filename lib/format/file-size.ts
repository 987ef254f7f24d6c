import { type Language, languageFacts } from '../languages.ts';

const units = {
  fr: { kilo: 'Ko', mega: 'Mo', giga: 'Go' },
  en: { kilo: 'KB', mega: 'MB', giga: 'GB' },
  ar: { kilo: 'ك.ب', mega: 'م.ب', giga: 'ج.ب' },
} as const satisfies Record<Language, unknown>;

/** « 312 Ko », « 1,2 Mo », « 75,3 Go », with a no-break space; 1 Ko is 1,024 bytes. */
export function formatFileSize(bytes: number, language: Language = 'fr'): string {
  const { kilo, mega, giga } = units[language];
  const kilos = Math.max(1, Math.round(bytes / 1024));
  if (kilos < 1024) return `${kilos}\u00a0${kilo}`;
  const megas = bytes / 1024 / 1024;
  const [size, unit] = megas < 1024 ? [megas, mega] : [megas / 1024, giga];
  return `${decimals[language].format(size)}\u00a0${unit}`;
}

const decimalsIn = (language: Language) =>
  new Intl.NumberFormat(languageFacts[language].locale, { maximumFractionDigits: 1 });
const decimals = { fr: decimalsIn('fr'), en: decimalsIn('en'), ar: decimalsIn('ar') };
