/** Items with a date or a period, perhaps of years only: how they are stored, written and sorted. */
import { z } from 'zod';
import { dayOf } from '@/lib/format/dates';
import { formatPartialDate, formatPeriod, isPartialDate, readPartialDate } from '@/lib/format/partial-date';
import { dictionary, type Language } from '@/lib/languages';
import { isRecord } from '@/lib/record';
import type { CheckboxNode, TextNode } from './editor-tree';
import { periodWords, readPeriod, yearsInPeriod } from './period';

const message = 'La date doit être une année, un mois ou un jour, comme 2019, 09/2019 ou 01/09/2019';

/** An optional date: `2019`, `2019-09`, `2019-09-01`, in whatever format it was typed. */
export const optionalDate = () =>
  z.preprocess(
    (value) =>
      typeof value === 'string'
        ? readPartialDate(value) || undefined
        : typeof value === 'number'
          ? String(value)
          : (value ?? undefined),
    z.string(message).refine(isPartialDate, message).optional(),
  );

/** A day, `2027-03-03`. */
export const isDay = (text: string): boolean => text.length === 10 && isPartialDate(text);
const day = 'La date doit être un jour, comme 2027-03-03';
const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() || undefined : (value ?? undefined));

/** A required day. */
export const requiredDay = () => z.preprocess(trimmed, z.string(day).refine(isDay, day));

/** An optional day. */
export const optionalDay = () => z.preprocess(trimmed, z.string(day).refine(isDay, day).optional());

/** An item's period; both ends are optional. */
export type Dated = { readonly start?: string; readonly end?: string };

/**
 * Lets an item's beginning be typed as a period, « depuis 2018 », « 2018 – 2022 »; `saysOngoing`: whether to store that
 * it is ongoing.
 */
export const withTypedPeriod = <Schema extends z.ZodType>(schema: Schema, saysOngoing = false) =>
  z.preprocess((value) => {
    if (!isRecord(value) || typeof value.start !== 'string' || value.end) return value;
    const period = readPeriod(value.start);
    if (!period) return value;
    const { start, end, goesOn } = period;
    return { ...value, start, end, ...(saysOngoing && goesOn && { ongoing: true }) };
  }, schema);

/** Refuses a period whose end is before its beginning. */
export function checkPeriod({ start = '', end = '' }: Dated, context: z.RefinementCtx): void {
  const length = Math.min(start.length, end.length);
  if (end.slice(0, length) < start.slice(0, length))
    context.addIssue({ code: 'custom', path: ['end'], message: 'La fin est avant le début' });
}

/** A date field, with a hint on how the site reads what is typed. */
export const dateNode = (label: string, hint?: string): TextNode => ({
  node: 'text',
  label,
  placeholder: '2019, 09/2019',
  fact: true,
  span: 'half',
  ...(hint && { hint }),
  reading: (text) => {
    const date = readPartialDate(text);
    return date.length > 4 && isPartialDate(date) ? formatPartialDate(date) : '';
  },
});

/** Whether something without an end is current: something of a lasting nature, unless its owner says otherwise. */
export const isHeldToday = ({ end, ended }: Dated & { readonly ended?: true }): boolean =>
  end === undefined && ended !== true;

type Group = Readonly<Record<string, unknown>>;

/** The box « Se poursuit aujourd’hui », for what has a beginning and no end. */
export const ongoingNode = (when: (group: Group) => boolean): CheckboxNode => ({
  node: 'checkbox',
  label: 'Se poursuit aujourd’hui',
  when: (group) => Boolean(group.start) && !group.end && when(group),
});

/** The same for something of a lasting nature: ticked unless its owner says otherwise. */
export const heldNode = (when: (group: Group) => boolean): CheckboxNode => ({ ...ongoingNode(when), inverted: true });

const words = dictionary({
  fr: {
    since: 'depuis ',
    sinceDay: 'depuis le ',
    from: 'à partir de ',
    fromDay: 'à partir du ',
    until: 'jusqu’en ',
    untilDay: 'jusqu’au ',
  },
  en: { since: 'since ', sinceDay: 'since ', from: 'from ', fromDay: 'from ', until: 'until ', untilDay: 'until ' },
  ar: {
    since: 'منذ ',
    sinceDay: 'منذ ',
    from: 'ابتداءً من ',
    fromDay: 'ابتداءً من ',
    until: 'حتى ',
    untilDay: 'حتى ',
  },
});

/** « 2011–2015 », « depuis sept. 2019 » when ongoing, « à partir de 2028 », « jusqu’en 2015 »; '' without a date. */
export function periodText({ start = '', end = '' }: Dated, goesOn: boolean, language: Language = 'fr'): string {
  const { since, sinceDay, from, fromDay, until, untilDay } = words[language];
  const short = (date: string) => formatPartialDate(date, 'short', language);
  if (start !== '' && !isPartialDate(start)) return start; // while it is being typed
  if (start !== '' && end === '' && goesOn) {
    const isDay = start.length === 10;
    if (start > dayOf(new Date())) return (isDay ? fromDay : from) + short(start);
    return (isDay ? sinceDay : since) + short(start);
  }
  if (start === '' && end !== '') return (end.length === 10 ? untilDay : until) + short(end);
  return formatPeriod(start, end, 'short', language);
}

/** The same with years only, for a document's margin. */
export const yearsText = ({ start, end }: Dated, goesOn: boolean, language: Language): string =>
  periodText({ start: start?.slice(0, 4), end: end?.slice(0, 4) }, goesOn, language);

/** The same in digits, with whatever precision is known: « 01/09/2015–31/08/2021 ». */
export function figuresText({ start, end }: Dated, goesOn: boolean, language: Language): string {
  const { since, until } = words[language];
  const [from = '', to = ''] = [start, end].map((date) => date?.split('-').toReversed().join('/'));
  if (from !== '' && to !== '') return `${from}–${to}`;
  return from === '' ? to && until + to : (goesOn ? since : '') + from;
}

/** Newest first: ongoing ones, then by end, then by beginning; the sort is stable. */
export function newestFirst<Item extends Dated>(items: readonly Item[], goesOn: (item: Item) => boolean): Item[] {
  const last = (item: Item) => (goesOn(item) ? '9999' : (item.end ?? item.start ?? ''));
  return items.toSorted((a, b) => compare(last(b), last(a)) || compare(b.start ?? '', a.start ?? ''));
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** First and last year of a period; an ongoing one extends to `thisYear`. Undefined without a date. */
export function yearsOf(
  { start, end }: Dated,
  goesOn: boolean,
  thisYear: number,
): readonly [first: number, last: number] | undefined {
  const [first, last] = [yearOf(start ?? end), yearOf(end ?? start)];
  if (first === undefined || last === undefined) return undefined;
  return [first, goesOn && end === undefined ? Math.max(first, thisYear) : last];
}

const yearOf = (date: string | undefined): number | undefined =>
  date === undefined ? undefined : Number(date.slice(0, 4));

// When something happened, as data that cards, margins of documents and counts of years each format their way.

/** The owner's text, or dates; `goesOn`: whether it is ongoing without an end. */
export type When = string | (Dated & { readonly goesOn: boolean });

/** « 2011–2015 », « depuis sept. 2019 », for visitors; '' if unknown. */
export const whenText = (when: When, language: Language): string =>
  typeof when === 'string' ? periodWords(when, language) : periodText(when, when.goesOn, language);

/** The same for a document's margin: years, with months if both are in one year. */
export const whenInMargin = (when: When, language: Language): string =>
  typeof when === 'string'
    ? periodWords(when.trim(), language, 'short').replace(/(\d{4})\s*[-–—]\s*(?=\d{4})/g, '$1–')
    : (monthsWithinYear(when, language) ?? yearsText(when, when.goesOn, language));

/** « févr.–avr. 2022 », where the year alone would say too little; undefined for other periods. */
function monthsWithinYear({ start = '', end = '' }: Dated, language: Language): string | undefined {
  const [first, last] = [start.slice(0, 7), end.slice(0, 7)];
  const areMonths = first.length === 7 && last.length === 7 && first !== last;
  return areMonths && first.slice(0, 4) === last.slice(0, 4)
    ? periodText({ start: first, end: last }, false, language)
    : undefined;
}

/** Its first and last year. */
export const yearsOfWhen = (when: When, thisYear: number): readonly [first: number, last: number] | undefined =>
  typeof when === 'string' ? yearsInPeriod(when, thisYear) : yearsOf(when, when.goesOn, thisYear);
