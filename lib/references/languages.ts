/** The language of a work, which formats write as a code, a name or a word of LaTeX. */
import { fold } from '@/lib/format/fold';

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

/** Words of LaTeX and of catalogues that are no name of a language. */
// biome-ignore format: a table
const others: ReadonlyMap<string, string> = new Map(
  Object.entries({
    frenchb: 'fr', acadian: 'fr', canadien: 'fr', american: 'en', british: 'en', canadian: 'en', australian: 'en', newzealand: 'en', usenglish: 'en',
    ukenglish: 'en', ngerman: 'de', austrian: 'de', naustrian: 'de', castilian: 'es', castellano: 'es', brazil: 'pt', brazilian: 'pt', portuges: 'pt',
    flemish: 'nl', flamand: 'nl', mandarin: 'zh', nynorsk: 'nn', slovene: 'sl', farsi: 'fa', bahasa: 'id', 'greek, ancient (to 1453)': 'grc',
  }),
);

/** The languages whose names are read, in French, in English and as their speakers call them. */
const named = (
  'ar de en es fr it nl pt ru hu la zh ja pl ro tr el grc ca sv da no nb nn fi cs sk sl hr sr bs mk bg uk be lt lv et he fa ur hi bn ta te ko vi th ' +
  'id ms sw eu gl ga cy is sq ka hy az kk uz mn br oc co mt af lb eo mg wo ln rw so am ti ne si km lo my bo kab'
).split(' ');

let names: ReadonlyMap<string, string> | undefined;

function byName(): ReadonlyMap<string, string> {
  names ??= new Map(
    named.flatMap((code) =>
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
