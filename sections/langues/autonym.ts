import { languageName, languageOf } from '@/lib/references/languages';

/** The `lang` of the name of a language that its own speakers use, « English »; nothing for « anglais ». */
export function langOfName(name: string): string | undefined {
  const code = languageOf(name);
  if (code === undefined || code === 'fr') return undefined;
  const isNamed = (locale: string) => languageName(locale, code)?.toLowerCase() === name.trim().toLowerCase();
  return isNamed(code) && !isNamed('fr') ? code : undefined;
}
