/** The years of a pasted thesis. */
import { beyondQuotes } from '../line-parts';
import { type PeriodFound, periodsIn } from '../period';

/** The year of the defence, else the period as it is written. */
export function yearOf(period: PeriodFound | undefined, status: string): string {
  if (!period) return '';
  const { start, end, goesOn, text } = period;
  if (status === 'Soutenue' && start && !end) return start.slice(0, 4);
  const isBegun = start && (/inscr/iu.test(text) || (!end && (goesOn || status === 'En cours')));
  return isBegun ? `depuis ${start.slice(0, 4)}` : text;
}

/** « 2014-2018, soutenue le 15 déc. 2018 », « inscrite en 2014, soutenue en 2018 », « abandon en 2018 (inscr. 2014) » */
export function spanAndDefence(line: string): readonly PeriodFound[] {
  const bare = beyondQuotes(line);
  const [first, second, other] = periodsIn(bare);
  if (other || !first || !second) return [];
  const isEnd = ({ at }: PeriodFound) => defended.test(bare.slice(0, at)) || stopped.test(bare.slice(0, at));
  const [span, day] = isEnd(second) ? [first, second] : [second, first];
  if (!span.start || !day.start || day.end || !isEnd(day)) return [];
  const isBegin = (span === first && span.goesOn) || begun.test(bare.slice(0, span.at) + span.text);
  const isOfIt = isBegin ? day.start >= span.start : span.end && day.start.startsWith(span.end.slice(0, 4));
  return isOfIt ? [isBegin ? { ...span, end: undefined } : span, day] : [];
}

export const yearsOf = (span: PeriodFound, { start = '' }: PeriodFound): string =>
  span.end ? span.text : `${span.start?.slice(0, 4)} – ${start.slice(0, 4)}`;

/** « soutenue à Tunis le » before a date */
export const defended = /(?<!\p{L})(?<!non\s|pas\s)(?:soutenue?s?|défendue?s?)(?!\p{L})[^,;:()]*$/iu;
const stopped = /(?<!\p{L})(?:abandon\p{L}*|arrêtée?|interrompue?)\s[^,;:()]*$/iu;
const begun = /(?<!\p{L})(?:inscr|commencée?|débutée?)[^,;:()]*$/iu;

/** « th. soutenue », « déf. 11/2020 », « sout. 2022 », « inscription 11/2022 » */
export const inFull = (line: string): string =>
  line
    .replace(/(?<!\p{L})th\.(?=\s)/gu, 'thèse')
    .replace(/(?<!\p{L})(?:déf|sout)\.(?=\s)/gu, 'soutenue')
    .replace(/(?<=[,;(]\s?)inscription(?=\s\d)/gu, 'inscrite en');
