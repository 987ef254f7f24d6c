/** Parses and formats hours as lecturers type them. */
import { decapitalised, formatNumber, quoted } from '@/lib/format/french';
import { dictionary, type Language } from '@/lib/languages';
import { hourKinds, kindHeads } from './hetd';

/** Hours by kind and nothing else. */
const onlyHoursByKind = /^(?:[\s+,&/]|et(?!\p{L})|éq\.?\s?TD|\d+(?:[.,]\d+)?|h(?:\d\d)?|HETD|CTD|CM|TD|TP)+$/iu;

const plainHours = /^(\d{1,5})(?:[.,](\d{1,2}))?\s*(?:h|heures?)?$/i;
const withMinutes = /^(\d{1,5})\s*(?:h|heures?)\s*([0-5]?\d)\s*(?:min(?:utes?)?)?$/i;

/**
 * Minutes of teaching in « 24h CM + 18h TD » and whatever `readHours` reads; null for unreadable hours, and for HETD
 * alone.
 */
export function parseHours(text: string): number | null {
  const hours = readHours(text);
  return text.trim() === '' || !hours || (hours.minutes === 0 && hours.equivalentOnly > 0) ? null : hours.minutes;
}

/** Minutes in « 40h », « 18h30 », « 25 h », « 20 heures », « 1,5 h » or « 40 »; null if unreadable. */
export function parsePlainHours(text: string): number | null {
  const value = text.trim();
  const exact = withMinutes.exec(value);
  if (exact) return Number(exact[1]) * 60 + Number(exact[2]);
  const plain = plainHours.exec(value);
  return plain ? Math.round(Number(`${plain[1]}.${plain[2] ?? 0}`) * 60) : null;
}

/** Total minutes of courses; one with unreadable hours counts as 0. */
export function totalMinutes(courses: readonly { readonly hours: string }[]): number {
  return courses.reduce((sum, { hours }) => sum + (parseHours(hours) ?? 0), 0);
}

/**
 * How typed hours are read, as feedback: « Compté : 42 h (48 HETD) », or that they are not understood. '' where
 * obvious.
 */
export function readingText(text: string): string {
  const hours = readHours(text);
  if (!hours) return `Non compris\u00a0: ${quoted(text.trim())}. Ces heures ne sont pas additionnées.`;
  if (text.trim() === '' || parsePlainHours(text) !== null) return '';
  const { minutes, equivalent, equivalentOnly } = hours;
  if (minutes === 0) return `Compté à part des heures devant les étudiants\u00a0: ${formatEquivalent(equivalentOnly)}.`;
  const also = equivalent === null || equivalent === minutes ? '' : ` (${formatEquivalent(equivalent)})`;
  return `Compté\u00a0: ${formatMinutes(minutes)}${also}.`;
}

/** « 192 HETD » */
export const formatEquivalent = (minutes: number, language: Language = 'fr'): string =>
  `${formatNumber(Math.round((minutes / 60) * 100) / 100, language)}\u00a0HETD`;

const words = dictionary({
  fr: {
    duration: (hours: string, minutes: string) => `${hours}\u00a0h${minutes && `\u00a0${minutes}`}`,
    equivalents: 'éq. TD',
    yearly: (hours: string) => `${hours} par an`,
  },
  en: {
    duration: (hours, minutes) => `${hours}\u00a0h${minutes && `\u00a0${minutes}\u00a0min`}`,
    equivalents: '(in tutorial equivalents)',
    yearly: (hours) => `${hours} a year`,
  },
  ar: {
    duration: (hours, minutes) => `${hours}\u00a0س${minutes && `\u00a0${minutes}\u00a0د`}`,
    equivalents: '(بما يعادل الأعمال التوجيهية)',
    yearly: (hours) => `${hours} في السنة`,
  },
});

/** « 40 h », « 18 h 30 », with no-break spaces. */
export function formatMinutes(minutes: number, language: Language = 'fr'): string {
  const rest = minutes % 60;
  const hours = formatNumber(Math.floor(minutes / 60), language);
  return words[language].duration(hours, rest === 0 ? '' : String(rest).padStart(2, '0'));
}

/** Hours in one format (« 18 h 30 »); « 24h CM + 18h TD » with kinds in the page's language; other text as typed. */
export function hoursText(hours: string, language: Language = 'fr'): string {
  const minutes = parsePlainHours(hours);
  if (minutes !== null) return formatMinutes(minutes, language);
  const once = hours.trim().replace(perYear, '');
  if (language === 'fr' || (parsePlainHours(once) === null && !onlyHoursByKind.test(once))) return hours;
  if (once !== hours.trim()) return words[language].yearly(hoursText(once, language));
  const kindOf = (code: string) => hourKinds.find((kind) => kind === code.toLowerCase()) ?? 'cm';
  return hours
    .replace(/(?<=\d)\s?h(?=[\s\p{L}+,&/]|$)(?!etd)/giu, language === 'en' ? '\u00a0h ' : '$&')
    .replace(/éq\.?\s?TD/giu, words[language].equivalents)
    .replace(/CTD|CM|(?<!HE)TD|TP/giu, (code) => decapitalised(kindHeads[kindOf(code)][language]))
    .replace(/\bet\b/giu, '+')
    .replace(/ +(?=[ ,])/g, '')
    .trim();
}

// Reads hours from pasted or imported texts: « 24h CM + 18h TD », « CM : 12 h, TD : 12 h », « 2 × 20 h TP », « 192 HETD
// ».

type Hours = {
  /** Minutes of teaching. */
  readonly minutes: number;
  /**
   * The equivalent in minutes of TD (HETD: an hour of lecture counts for one and a half), including hours given as
   * HETD; null if no kind is known.
   */
  readonly equivalent: number | null;
  /** Minutes given only as HETD, which say nothing of teaching hours. */
  readonly equivalentOnly: number;
};

/** Weight of a teaching hour by kind; null where it depends on the establishment. */
const weights = { lecture: 1.5, tutorial: 1, practical: 1, other: null, equivalent: 0 } as const;
type Kind = keyof typeof weights;
const kindNames = Object.keys(weights) as readonly Kind[];

const kind = [
  String.raw`(?:(?<equivalent>H?ETD|[ée]q(?:uivalents?|\.)?\s*TD)|(?<lecture>CM|cours\s+magistra(?:l|ux))`,
  String.raw`|(?<tutorial>TD|travaux\s+dirigés)|(?<practical>TP|travaux\s+pratiques)|(?<other>CTD|CI|cours(?:-TD)?|projet))(?!\p{L})`,
].join('');
const groups = '(?:groupes?|séances?|semaines?)';
const counted = String.raw`(?:(?<times>\d{1,3})\s*(?:(?:${groups}\s*)?[x×*]|${groups}\s+de)\s*)?(?<hours>\d{1,5}(?:[.,]\d{1,2})?)`;
const amount = [
  String.raw`${counted}(?!\d)`,
  String.raw`(?:\s*(?<unit>h(?:eures?|ours?)?)(?:\s*(?<minutes>[0-5]\d)(?!\d)(?:\s*min(?:utes)?)?)?)?(?:\s*[x×*]\s*(?<again>\d{1,3})(?:\s*${groups})?(?![\d\p{L}]))?`,
].join('');
const kindFirst = new RegExp(String.raw`${kind}\s*[:=(]?\s*${amount}\)?`, 'giu');
const kindLast = new RegExp(String.raw`${amount}(?:\s*(?:de\s+|d['’])?${kind})?`, 'giu');

/** Hours within a line, each with its unit or kind: « 24h CM + 12h TD », « CM : 18 h »; without capturing groups. */
export const hoursInLine = (() => {
  const [named, once, all] = [kind, counted, amount].map((pattern) => pattern.replace(/\?<\p{L}+>/gu, '?:'));
  const withUnit = String.raw`(?=${once}\s*(?:h|H?ETD|[ée]q))${all}(?![\p{L}\d])(?:\s*(?:de\s+|d['’])?${named})?`;
  const term = String.raw`(?:${named}\s*[:=(]?\s*(?=\d+\s?h)${all}\)?(?!\p{L})(?:\s(?:[ée]q\.?\s*TD|H?ETD))?|${withUnit})`;
  return String.raw`${term}(?:(?:\s*[+,;&/]\s*|\s+et\s+|\s+)${term})*`;
})();

type Term = { readonly kind: Kind | undefined; readonly minutes: number; readonly hasUnit: boolean };

function termOf({ groups = {} }: RegExpExecArray): Term {
  const number = (text: string | undefined, standard: number) => (text ? Number(text.replace(',', '.')) : standard);
  const once = number(groups.hours, 0) * 60 + number(groups.minutes, 0);
  return {
    kind: kindNames.find((name) => groups[name]),
    minutes: Math.round(once * number(groups.times, 1) * number(groups.again, 1)),
    hasUnit: groups.unit !== undefined,
  };
}

/** The hours of a course are per year. */
const perYear = /\s*(?:\/\s?an(?:née)?|par an)$/iu;
export const isPerYear = (typed: string): boolean => perYear.test(typed.trim());
/** « TP 40h éq. TD » */
const kindOfEquivalent = /^(?:CM|TD|TP)\s+(?=[\d.,]+\s*h?\s*(?:H?ETD|[ée]q))/iu;

/** Parses a whole text; zero for a blank one, null if some of it is not understood. */
export function readHours(typed: string): Hours | null {
  const text = typed.trim().replace(perYear, '').replace(kindOfEquivalent, '');
  const [, total = '', detail = ''] = /^([^()]+)\(([^()]+)\)$/.exec(text) ?? [];
  const parts = detail === '' ? null : added(detail);
  return parts && parts.minutes === added(total)?.minutes ? parts : added(text); // « 30 h (12 h CM + 18 h TD) »
}

function added(text: string): Hours | null {
  const pattern = text.search(new RegExp(kind, 'iu')) === 0 ? kindFirst : kindLast; // « CM 12 h TD 12 h », « 15 CM 10 TD »
  const terms = Array.from(text.matchAll(pattern), termOf);
  const rest = text.replaceAll(pattern, '').replace(/[\s+,;/&]|(?<!\p{L})et(?!\p{L})/giu, '');
  const isClear = ({ kind, hasUnit }: Term) => hasUnit || kind !== undefined || terms.length === 1;
  if (rest !== '' || !terms.every(isClear)) return null;
  const sum = (list: readonly Term[], weight: (kind?: Kind) => number) =>
    list.reduce((total, { kind, minutes }) => total + minutes * weight(kind), 0);
  const before = terms.filter(({ kind }) => kind !== 'equivalent');
  const equivalentOnly = sum(terms, (kind) => (kind === 'equivalent' ? 1 : 0));
  const isKnown = before.every(({ kind }) => kind !== undefined && weights[kind] !== null);
  const weighted = Math.round(sum(before, (kind) => (kind && weights[kind]) ?? 0));
  return { minutes: sum(before, () => 1), equivalent: isKnown ? weighted + equivalentOnly : null, equivalentOnly };
}
