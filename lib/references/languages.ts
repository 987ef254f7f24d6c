/** Reads the language of a work, which formats write as a code, a name or a LaTeX word. */
import { fold } from '@/lib/format/fold';
import words from './words/languages.json' with { type: 'json' };

/**
 * `fr` from « french », « français », `fr-FR`, `fre`; `pl` from « Polish », « polonais », « polski », `pol`. The first
 * when a text names several; undefined for an unknown language.
 */
export function languageOf(text: string): string | undefined {
  const whole = fold(text.trim()).replaceAll('_', '-');
  if (whole === '') return undefined;
  const [head = ''] = whole.split(/\s*[,;/(.|&–—]/);
  const [word = ''] = head.split(/[\s-]/);
  const found = [whole, head, word].find((name) => codesOfOtherNames.has(name) || byName().has(name)) ?? '';
  return (
    codesOfOtherNames.get(found) ??
    byName().get(found) ??
    languageOfCode(head) ??
    languageOfCode(head.split(/\s/)[0] ?? '')
  );
}

const codesOfOtherNames: ReadonlyMap<string, string> = new Map(Object.entries(words.others));

/** Codes by the names of languages in French, in English and in the language itself; made when first needed. */
let names: ReadonlyMap<string, string> | undefined;

function byName(): ReadonlyMap<string, string> {
  names ??= new Map(
    words.named.flatMap((code) =>
      ['fr', 'en', code].map((locale) => [fold(languageName(locale, code) ?? code), code] as const),
    ),
  );
  return names;
}

/** From a code of ISO 639 with two or three letters, perhaps with a country or a script: `pol`, `ger`, `pt-br`. */
function languageOfCode(word: string): string | undefined {
  const [, code = ''] = /^([a-z]{2,3})(?:-[a-z0-9]{2,8}){0,2}$/.exec(word) ?? [];
  if (code === '' || /^(?:und|mul|mis|zxx|na)$/.test(code)) return undefined;
  const language = new Intl.Locale(code).language;
  return languageName('fr', language) && language;
}

/** The name of a language in another: `fr`, `en` gives « anglais ». */
export const languageName = (locale: string, code: string): string | undefined =>
  new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code);
