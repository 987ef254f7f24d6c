/** The language of a work, which formats write as a code, a name or a word of LaTeX. */
import { fold } from '@/lib/format/fold';
import words from './words/languages.json' with { type: 'json' };

/**
 * `fr` from « french », « français », `fr-FR`, `fre`; `pl` from « Polish », « polonais », « polski », `pol`. Of several
 * the first; undefined for a language that is not known here.
 */
export function languageOf(text: string): string | undefined {
  const whole = fold(text.trim()).replaceAll('_', '-');
  if (whole === '') return undefined;
  const [head = ''] = whole.split(/\s*[,;/(.|&–—]/);
  const [word = ''] = head.split(/[\s-]/);
  const found = [whole, head, word].find((name) => others.has(name) || byName().has(name)) ?? '';
  return others.get(found) ?? byName().get(found) ?? ofCode(head) ?? ofCode(head.split(/\s/)[0] ?? '');
}

const others: ReadonlyMap<string, string> = new Map(Object.entries(words.others));

/** The languages whose names are read, in French, in English and as their speakers call them. */
let names: ReadonlyMap<string, string> | undefined;

function byName(): ReadonlyMap<string, string> {
  names ??= new Map(
    words.named.flatMap((code) =>
      ['fr', 'en', code].map((locale) => [fold(languageName(locale, code) ?? code), code] as const),
    ),
  );
  return names;
}

/** A code of two or three letters of ISO 639, with a country or a script or without: `pol`, `ger`, `pt-br`. */
function ofCode(word: string): string | undefined {
  const [, code = ''] = /^([a-z]{2,3})(?:-[a-z0-9]{2,8}){0,2}$/.exec(word) ?? [];
  if (code === '' || /^(?:und|mul|mis|zxx|na)$/.test(code)) return undefined;
  const language = new Intl.Locale(code).language;
  return languageName('fr', language) && language;
}

/** The name of a language in another, or in itself: `fr`, `en` is « anglais ». */
export const languageName = (locale: string, code: string): string | undefined =>
  new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code);
