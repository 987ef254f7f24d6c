import { languageName, languageOf } from '@/lib/references/languages';

/** The `lang` of a language's name in that language, « English »; none for « anglais ». */
export function langOfName(name: string): string | undefined {
  const code = languageOf(name);
  if (code === undefined || code === 'fr') return undefined;
  const isNamed = (locale: string) => languageName(locale, code)?.toLowerCase() === name.trim().toLowerCase();
  return isNamed(code) && !isNamed('fr') ? code : undefined;
}
