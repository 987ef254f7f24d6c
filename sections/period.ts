/** Periods as typed: whether one includes today, and its translation for visitors. */
import { formatYear } from '@/lib/format/dates';
import { fold } from '@/lib/format/fold';
import { quoted } from '@/lib/format/french';
import { formatPartialDate, isPartialDate, readPartialDate } from '@/lib/format/partial-date';
import { dictionary, type Language, languageFacts } from '@/lib/languages';

type State = 'over' | 'current' | 'coming';

/** Words and characters for an open end. */
const open =
  /\b(?:depuis|a ce jour|aujourd.?hui|maintenant|presente?|en cours|actuel(?:le)?(?:ment)?|since|now|today)\b|\d\s*(?:[-–—]\s*(?:\.{3}|…|\?)?|\.{3}|…)\s*$/;
const years = /\b(?:19|20)\d\d\b/g;
/** « 2011-15 »: an end of two digits. */
const shortEnd = /\b((?:19|20)\d)(\d)\s*[-–—/]\s*(\d\d)\b(?!\d|\s*[-–—/]\s*\d)/;

const withFullEnd = (text: string): string =>
  text.replace(
    shortEnd,
    (_, decade: string, year: string, end: string) => `${decade}${year} – ${decade.slice(0, 2)}${end}`,
  );
const yearsIn = (text: string): number[] => Array.from(text.matchAll(years), ([year]) => Number(year));

/**
 * « 2011 – 2015 » is over in 2020, « depuis 2019 » and « 2018-22 » are current, « 2027 » is coming; undefined if
 * undecided, as for the present year.
 */
export function stateOfPeriod(period: string, thisYear: number): State | undefined {
  const text = withFullEnd(fold(period));
  const years = yearsIn(text);
  const [first, last] = [Math.min(...years), Math.max(...years)];
  if (years.length > 0 && first > thisYear) return 'coming';
  if (open.test(text) && !/\bjusqu/.test(text)) return 'current';
  if (years.length === 0 || last === thisYear) return undefined;
  return last < thisYear ? 'over' : 'current';
}

/** First and last year in a period; an open one extends to `thisYear`. Undefined for none. */
export function yearsInPeriod(period: string, thisYear: number): readonly [first: number, last: number] | undefined {
  const years = yearsIn(withFullEnd(fold(period)));
  if (years.length === 0) return undefined;
  const [first, last] = [Math.min(...years), Math.max(...years)];
  const goesOn = years.length === 1 && stateOfPeriod(period, thisYear) === 'current';
  return [first, goesOn ? Math.max(last, thisYear) : last];
}

/** Must not match a prefix of a longer word, « junior 2019 », « après 2015 ». */
const month = String.raw`(?:jan(?:v(?:ier)?|uary)?|f[ée]v(?:r(?:ier)?)?|feb(?:ruary)?|mars|mar(?:ch)?|avr(?:il)?|apr(?:il)?|mai|may|juin|june?|jui(?:l(?:l(?:et)?)?)?|july?|ao[ûu]t|aug(?:ust)?|sept?(?:em(?:bre|ber))?|oct(?:o(?:bre|ber))?|nov(?:em(?:bre|ber))?|d[ée]c(?:em(?:bre|ber))?)(?!\p{L})\.?`;
const date = String.raw`(?:(?:19|20)\d\d-\d\d-\d\d|(?:(?:\d{1,2}(?:er)?\s+)?${month}\s+(?:\d{1,2},\s+)?|(?:\d{1,2}[/.]){1,2}|\d\d-\d\d-)?(?:19|20)\d\d)`;
const now = String.raw`…|\.{3}|\?|(?:à\s+)?ce jour|auj(?:ourd['’]hui|\.)|présente?|maintenant|en cours|today|now|present`;
/** A period in a text: its beginning, its end, or both; also days of one month, « 12-14 juin 2019 ». */
const period = new RegExp(
  [
    String.raw`(?<![\d\p{L}/-])(?:(?<since>(?:(?:inscrite?\s+)?(?:depuis|dep\.)|(?:th[eè]se\s+)?inscrite?\s+(?:en\sth[eè]se\s+)?en|inscr\.(?:\s+en)?|since|à partir d[eu]|dès|(?:1(?:re|ère|ere)|première) inscription(?:\s+en|\s?:)?)\s+(?:le\s+)?)|(?<until>jusqu['’](?:en|au|à)\s+)|(?:du|de|en|le|from)\s+)?`,
    String.raw`(?:(?<early>${month})\s*(?:[-–—/]|à|et)\s*(?=${month}\s+(?:19|20)\d\d)|(?<day>\d{1,2})(?:er)?\s*(?:[-–]|au|et)\s*(?=\d{1,2}\s+${month})|(?<dayMonth>\d{1,2}[/.]\d{1,2})\s*(?:[-–]|au)\s*(?=\d{1,2}[/.]\d{1,2}[/.](?:19|20)\d\d))?(?<first>${date})`,
    String.raw`(?:\s*(?:->|[-–—/→>]|à|au|to|jusqu['’](?:en|au|à))\s*(?:(?:(?:printemps|été|automne|hiver|spring|summer|fall|autumn|winter)\s+)?(?<last>${date})|(?<short>\d\d)|(?<now>${now}|(?=[\s,;)]*(?:$|\s:\s)|\s*[\t),]))))?(?![\d\p{L}/-])`,
  ].join(''),
  'giu',
);

export type PeriodFound = {
  readonly start?: string;
  readonly end?: string;
  /** Whether it is open-ended: « depuis 2019 ». */
  readonly goesOn: boolean;
  /** Its text and position. */
  readonly text: string;
  readonly at: number;
};

/** The periods in a text, with dates as stored: « depuis 09/2018 », « 2018-22 », « jusqu’en 2015 ». */
export function periodsIn(text: string): PeriodFound[] {
  return Array.from(text.matchAll(period)).flatMap((match) => {
    const { since, until, early, day, dayMonth, first = '', last, short, now } = match.groups ?? {};
    const from = readPartialDate(first);
    const to = last ? readPartialDate(last) : short && from.slice(0, 2) + short;
    const [start, end] = until
      ? [undefined, from]
      : early
        ? [readPartialDate(`${early} ${from.slice(0, 4)}`), from]
        : day
          ? [`${from.slice(0, 8)}${day.padStart(2, '0')}`, from]
          : dayMonth
            ? [readPartialDate(`${dayMonth}/${from.slice(0, 4)}`), from]
            : [from, to];
    if ([start, end].some((each) => each !== undefined && !isPartialDate(each))) return [];
    const distance = Number(end?.slice(-2) ?? 0) - Number(start?.slice(-2) ?? 0);
    if (/\set\s/iu.test(match[0]) && distance !== 1) return []; // « février et mai 2005 » is no span
    const goesOn = end === undefined && (since !== undefined || now !== undefined);
    return [{ start, end, goesOn, text: match[0], at: match.index }];
  });
}

/** Parses a text that is just a period; undefined for any other, and for a single date. */
export function readPeriod(text: string): PeriodFound | undefined {
  if (isPartialDate(readPartialDate(text))) return undefined;
  const [found] = periodsIn(text.trim());
  return found?.text === text.trim() ? found : undefined;
}

/** The hint of an empty status: the value that matches the period in the item's `field`. */
export function statusHint(field: string, status: string, fitting: { readonly [Each in State]?: string }) {
  return (item: Readonly<Record<string, unknown>>): string | undefined => {
    const [period, chosen] = [item[field], item[status]];
    if (typeof period !== 'string' || chosen !== '') return undefined;
    const state = stateOfPeriod(period, Number(formatYear(new Date())));
    const proposed = state && fitting[state];
    return proposed && `D’après la période\u00a0: ${quoted(proposed)}.`;
  };
}

const words = dictionary({
  fr: { since: 'depuis', from: 'à partir de', until: 'jusqu’en', now: 'aujourd’hui', yearly: 'tous les ans' },
  en: { since: 'since', from: 'from', until: 'until', now: 'present', yearly: 'every year' },
  ar: { since: 'منذ', from: 'ابتداءً من', until: 'حتى', now: 'الآن', yearly: 'كل سنة' },
});

const units = { an: 'year', annee: 'year', mois: 'month', semaine: 'week', jour: 'day' } as const;

/** Alternatives in order, as whole words: durations, words of a period, months, any other word. */
const parts =
  /(?<![\p{L}\d])(?:(?<count>\d+) ?(?<unit>ans?|années?|mois|semaines?|jours?)|(?<since>depuis(?: le)?|dep\.)|(?<from>à partir d[eu]|dès)|(?<until>jusqu['’](?:en|au|à))|(?<now>(?:à )?ce jour|aujourd['’]hui|(?:à )?présent|maintenant|en cours|actuel(?:le)?(?:ment)?)|(?<first>1er)|(?<yearly>tous les ans|chaque année)|(?<word>\p{L}+\.?))(?![\p{L}\d])/giu;

/** « 01/09/2019 », « 09/2019 », but no school year: « 2019/2020 » */
const figures = /(?<![\d/])(?:\d{1,2}[/.]){1,2}(?:19|20)\d\d(?!\d)/g;
/** « du 1er mars », « de sept. », but « à partir de 2028 ». */
const articleOfDate = new RegExp(String.raw`(?<![\d\p{L}]|à partir )(?:du|de|le) (?=\d|${month})`, 'giu');

/**
 * Translates a typed period, « depuis 2019 », « sept. 2018 – à ce jour », « 36 mois »: “since 2019”. One with an
 * unknown word is unchanged.
 */
export function periodWords(period: string, language: Language, names: MonthNames = 'long'): string {
  if (language === 'fr') return period;
  const { since, from, until, now, yearly } = words[language];
  let isKnown = true;
  const plain = withFullEnd(period)
    .replace(/^(.*\d)\s*(?:->|[-–—→>]|\.{3}|…)+\s*$/u, 'depuis $1')
    .replace(/\s*(?:->|→)\s*|(?<=\d{4})\s?[-–]\s?(?=(?:\d{1,2}[/.]){1,2}\d{4})/gu, ' – ')
    .replace(/(?<=\p{L}\.)(?=\d)/gu, ' ')
    .replace(articleOfDate, '')
    .replace(/(?<=[\d\p{L}.]) (?:à|au) (?=\S)/giu, ' – ');
  const text = plain.replace(parts, (...match) => {
    const groups = match.at(-1) as Readonly<Record<string, string | undefined>>;
    if (groups.count && groups.unit) return lengthText(Number(groups.count), groups.unit, language);
    if (groups.since) return since;
    if (groups.from) return from;
    if (groups.until) return until;
    if (groups.now) return now;
    if (groups.first) return '1';
    if (groups.yearly) return yearly;
    const month = monthName(groups.word ?? '', language, names);
    isKnown &&= month !== undefined;
    return month ?? '';
  });
  if (!isKnown) return period;
  return text.replace(figures, (date) => formatPartialDate(readPartialDate(date), names, language));
}

function lengthText(count: number, typed: string, language: Language): string {
  const unit = units[fold(typed).replace(/(?<!i)s$/, '') as keyof typeof units];
  return new Intl.NumberFormat(languageFacts[language].locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    count,
  );
}

/** « sept. », « septembre » in a language; undefined unless it is a month. */
function monthName(word: string, language: Language, names: MonthNames): string | undefined {
  const typed = fold(word).replace('.', '');
  const month =
    typed.length < 3 || typed === 'jui'
      ? -1
      : months('fr-FR', 'long').findIndex((each) => fold(each).startsWith(typed));
  return month < 0 ? undefined : months(languageFacts[language].locale, names)[month];
}

type MonthNames = 'long' | 'short';
const months = (locale: string, names: MonthNames): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: names, timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month)));
};
