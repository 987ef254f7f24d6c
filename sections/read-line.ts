/** A line of a pasted list: what the table of a kind tells of it by field, its period, and all the rest as its title. */
import { capitalised } from '@/lib/format/french';
import {
  bodyIn,
  bodyInBrackets,
  nameBehindDash,
  quotation,
  signsForTexts,
  townInBrackets,
  townPart,
  unquoted,
} from './line-parts';
import { type PeriodFound, periodsIn } from './period';

export type Fields = Readonly<Record<string, unknown>>;
/** How the parts of a line, between commas, dashes, full stops or brackets, are told, by the field that holds it. */
export type LineTable<Name extends string> = {
  /** Words that introduce a value at the beginning of a part: « co-dir. A. Martin (Lyon) ». */
  readonly introduced?: { readonly [Each in Name]?: Introduced };
  /** What is cut out wherever it stands, or where a part begins with it (`atPart`); the value is the first group. */
  readonly phrases?: { readonly [Each in Name]?: RegExp };
  /** Fields of names, which have no year: a period ends what such words introduce. */
  readonly undated?: readonly Name[];
  readonly parts: { readonly [Each in Name]?: (part: string) => string | undefined };
  /** What begins a part that stays in the title, with the brackets behind it: « dir. S. Roux (Lyon) ». */
  readonly others?: RegExp;
};
type Introduced = {
  readonly words: RegExp;
  readonly read: (value: string) => string | undefined;
  /** Whether the body behind it is its own. */
  readonly hasBody?: true;
};
type LineRead<Name extends string> = {
  readonly title: string;
  /** What stands apart from the title and is read as nothing: « (180 participants) ». */
  readonly rest: readonly string[];
  readonly said: { readonly [Each in Name]?: string };
  readonly period: PeriodFound | undefined;
  /** What stands right behind a body: « Kénitra », « Amiens », « Belgique »; '' for none. */
  readonly town: string;
};

const abbreviated = String.raw`(?<!(?<!\p{L})(?:[Uu]niv|[Ii]nst|[Ll]abo?|[Ff]ac|[Ss]up|[Ss]c|[Dd]épt|[Ii]nt|[Cc]oord|[Rr]esp|(?:co-?)?[Dd]ir|[Pp]rof|[Dd]oct(?=\.\s(?:LMD|en|[eè]s)\s)|coll|spé|not|fond|[Cc]onf|[Aa]ssoc))`;
/** What ends a sentence that another follows. */
export const endOfSentence = new RegExp(String.raw`(?<=[\p{Ll}\d)»]{2})${abbreviated}[.?!]\s+\p{Lu}`, 'u');
const separator = new RegExp(
  String.raw`(\s*[;\t]\s*|,\s+|\s+[|–—-]\s+|\s*:\s+|\s*\(\s*|\s*\)(?:\s*[,.;:–—-](?=\s))?\s*|(?<=[\p{Ll}\d]{2}|[\uE000-\uF8FF]|\p{Lu}{3})${abbreviated}\.\s+)`,
  'u',
);

export function readLine<Name extends string>(line: string, table: LineTable<Name>): LineRead<Name> {
  const { introduced = {}, phrases = {}, undated, parts, others } = table;
  const said: { [Each in Name]?: string } = {};
  const { text: shielded, restored } = shieldedLine(line, others);
  let cut = shielded;
  for (const [name, how] of entriesOf<Name, Introduced>(introduced)) {
    const found = introducedIn(cut, how);
    if (found) said[name] = restored(found.value);
    cut = found?.rest ?? cut;
  }
  for (const [name, phrase] of entriesOf<Name, RegExp>(phrases))
    cut = cut.replace(new RegExp(phrase.source + linking, phrase.flags), (_, found: string) => {
      const [period] = undated?.includes(name) ? periodsIn(found) : [];
      const value = restored(found.slice(0, period?.at).trim()).replace(/,$/u, '');
      said[name] = parts[name]?.(value) ?? capitalised(value);
      return period ? found.slice(period.at) : '';
    });
  // What stood before a phrase at the end leaves no « 2019 – », which would go on.
  const plain = /[–—-]\s*$/u.test(shielded) ? cut : cut.replace(/\s+[–—-]\s*$/u, '');
  const period = mainPeriod(plain);
  const tokens = (period?.isApart ? without(plain, period) : plain).replace(/^\s*[.:]/u, '').split(separator);
  const readers = entriesOf(parts);
  let townFound = '';
  /** What is read as nothing, by runs that stand beside each other in the line. */
  const runs = [''];
  let isBroken = false;
  /** The field that the part before was the body of. */
  let body: Name | undefined;
  /** The field that the part before was read as. */
  let last: Name | undefined;
  tokens.forEach((token, index) => {
    if (index % 2 === 1) return; // what stands between two parts
    const part = token.replace(/^[\s.]+|\s+$/gu, '');
    const parting = tokens[index - 1] ?? '';
    const between = parting.replace(')', '');
    const run = runs.at(-1) ?? '';
    if (parting.includes(')') && leftOpen(run)) runs[runs.length - 1] += ')';
    if (!/[^\s.]/u.test(part)) {
      isBroken ||= token !== '' || index > 0;
      return;
    }
    const isDash = /^\s[–—-]\s$/u.test(between);
    const isTitle = /[\uE000-\uF8FF]/u.test(part);
    // « chargée de recherche (CR2) », no body; that of « Jean Petit (UVSQ) » in a jury is one.
    const isAbbreviation = between.includes('(') && abbreviation.test(part) && last !== 'candidat' && last !== 'name';
    const told = readers.find(
      ([name, read]) =>
        !isTitle && said[name] === undefined && read(part) !== undefined && !(isAbbreviation && bodies.has(name)),
    );
    last = told?.[0];
    const isBodyAlone = index === 0 && abbreviation.test(part);
    if (told && !(isBodyAlone && bodies.has(told[0]))) {
      isBroken = true;
      said[told[0]] = restored(told[1](part) ?? '');
      body = bodyIn(part) || bodies.has(told[0]) ? told[0] : undefined;
    } else if (
      body &&
      !isTitle &&
      !isAbbreviation &&
      (bodyIn(part) || (isDash && /\s(?:\d{1,2}|[IVX]+)$/u.test(said[body] ?? '') && nameBehindDash.test(part)))
    ) {
      isBroken = true;
      said[body] += `${isDash ? between : ', '}${restored(part)}`;
    } else if (body && townFound === '' && /^,/u.test(between) && townPart.test(part)) {
      isBroken = true;
      townFound = restored(part);
    } else {
      if (isBroken && run !== '') runs.push('');
      isBroken = false;
      const open = runs.at(-1) ?? '';
      runs[runs.length - 1] = open + joint(open, between) + part;
      body = undefined;
    }
  });
  const [title = '', ...rest] = runs.map((run) => {
    const named = restored(run)
      .replace(/\s+/g, ' ')
      .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '');
    const quote = unquoted(named);
    return quote === named ? capitalised(named) : quote;
  });
  return {
    title,
    rest,
    said,
    period: period && { ...period, text: period.text.replace(/^(?:le|en)\s/iu, '') },
    town: townFound,
  };
}

/** A line with a sign for each text that nothing parts, quotes and `others`, and what puts those back. */
function shieldedLine(line: string, others: RegExp | undefined) {
  const signs = signsForTexts();
  const text = line
    .replace(/(\s)\s+/gu, '$1') // long runs of blanks would take long below
    .replace(quotation, signs.sign)
    .replace(bodyInBrackets, '$1 ⟨$2⟩')
    .replace(townInBrackets, '$1 ⟨$2⟩');
  const restored = (text: string): string => signs.restored(text, restored).replace(/⟨(.*?)⟩/gu, '($1)');
  return {
    text: others ? text.replace(atPart(others, String.raw`[^,;()]*(?:\s?\([^()]*\))?`), signs.sign) : text,
    restored,
  };
}

/** A pattern where a part begins. */
export const atPart = ({ source, flags }: RegExp, behind = '') =>
  new RegExp(String.raw`(?<=^[\d\s.:–—-]*|[\t,;:(|–—]\s*|[.)\uE000-\uF8FF]\s+|\s-\s+)(?:${source})${behind}`, flags);

/** The first value that such words introduce, with what belongs to it, and the text without both. */
function introducedIn(text: string, { words, read, hasBody }: Introduced) {
  for (const { index, 0: before } of text.matchAll(atPart(words, String.raw`\s+`))) {
    const behind = text.slice(index + before.length);
    const [part = '', sign = '', next = ''] = behind.split(separator);
    const value = read(part);
    if (value === undefined) continue;
    const isBody = hasBody && /^,/u.test(sign) && bodyIn(next);
    const own = isBody ? sign + next : (belonging.exec(behind.slice(part.length))?.[0] ?? '');
    return { value: value + own, rest: text.slice(0, index) + behind.slice(part.length + own.length) };
  }
  return undefined;
}
/** « (Univ. Gand) » behind a name; in the brackets of the name, « , Univ. Gand ». */
const belonging =
  /^(?:\s?\((?!\s*50\s*%)[^()]*\)|,\s(?!ED\s|CIFRE|ANR|[Cc]otutelle|[Ss]outenu)\p{Lu}[^,;()]*(?=(?:,\s\d{1,3}\s?%)?\s*\)))/u;

/** « CR2 », « UMR 7217 » */
const abbreviation = /^\p{Lu}[\p{Lu}\d]+(?:\s\d+)?$/u;

/** The fields that hold a body. */
const bodies: ReadonlySet<string> = new Set(['unit', 'etablissement', 'organization', 'establishment']);

/** What links a role to the name behind it: « discutante de l’atelier ». */
const linking = String.raw`(?:\s+(?:d[ue]s?|aux?|à|dans)\s(?:l[ae]s?\s|l['’])?|\s+d['’])?`;

const entriesOf = <Key extends string, Value>(of: { readonly [Each in Key]?: Value }) =>
  Object.entries(of) as [Key, Value][];

const isInBrackets = (text: string, at: number): boolean => leftOpen(text.slice(0, at));
const leftOpen = (title: string): boolean => title.lastIndexOf('(') > title.lastIndexOf(')');

/** What stands between two parts of a title. */
function joint(title: string, between: string): string {
  if (title === '') return '';
  return between.replace(/^\(/u, ' (');
}

/** A line without its period, and without the sign or the « et » that led to it. */
function without(line: string, { at, text }: PeriodFound): string {
  const [before, after] = [line.slice(0, at), line.slice(at + text.length)];
  const led = /^\s*[:–—]/u.test(after) ? /[\s,;:–—-]+$/u : /(?:\s+(?:et|puis|and|&)|(?<=\([^()]*),)\s*$/u;
  return before.replace(led, '') + after;
}

/** The period of a line, and whether it stands apart: as a part of its own, or at the end. */
function mainPeriod(text: string): (PeriodFound & { readonly isApart: boolean }) | undefined {
  const found = periodsIn(text).flatMap((period) => {
    const after = text.slice(period.at + period.text.length);
    if (/^\)\s*(?:et|and|&)\s/u.test(after)) return []; // « Membre de la SMF (depuis 2003) et de l’EMS »: of one alone
    const begins = /(?:^|[,;(:–—.\t-])\s*$/u.test(text.slice(0, period.at));
    const isSpan = period.start !== undefined && period.end !== undefined && period.start >= '1975'; // « QUALAB 2018-2021, »
    const isPart = (begins || isSpan) && /^\s*(?:$|[,;():–—.\t-])/u.test(after);
    return [{ ...period, isPart, isApart: /^[\s.)]*$/u.test(after) }];
  });
  const leads = ({ at, end, text: { length } }: PeriodFound) =>
    text.slice(0, at).trim() === '' &&
    (end ? /^(?:\s*[,;():–—.\t-]|\s+\p{L})/u : /^(?:\s*[,;():–—.\t-]|\s+\p{Lu})/u).test(text.slice(at + length));
  const parts = found.filter(({ isPart }) => isPart);
  const part = found.find(leads) ?? parts.findLast(({ at }) => !isInBrackets(text, at)) ?? parts.at(-1);
  return part ? { ...part, isApart: true } : (found.find(({ isApart }) => isApart) ?? found[0]);
}
