/** The years of a pasted thesis, and its parts set apart as the table of a line knows them. */
import { beyondQuotes, bodyIn } from '../line-parts';
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

/** « DURAND, Luc – » */
const familyFirst = /^(\p{Lu}[\p{L}'’-]+),\s+(\p{Lu}[\p{L}.'’-]*)(?=\s*[,;:(–—])/u;

/** « M2 en cours » */
const stateOfDegree = /(?<=(?<!\p{L})(?:M[12]|mast[eè]r\p{L}*(?:\s[12])?|doctorat|th[eè]se))\s(?=en cours)/giu;

/** « thèse UMI » */
const degreeOfBody = /(?<=[,;]\s)th[eè]se\s(\p{Lu}{3,7})(?=\s*(?:$|[,;(]))/gu;

/** « co-direction (50 %) F. Roux » */
const shareFirst = /((?:[Cc]o-?)?(?:direction|encadrement))\s\((\d{1,3}\s?%)\)\s(?=\p{Lu})/gu;
/** « 50 % avec F. Roux » */
const shareBefore = /(\d\s?%)\s(?=(?:avec|with|w\/)\s)/gu;

/** A line with its state, degree, name and shares set apart by commas. */
export const ofTheses = (line: string): string =>
  line
    .replace(stateOfDegree, ', ')
    .replace(degreeOfBody, (degree, body: string) => (bodyIn(body) ? degree.replace(' ', ', ') : degree))
    .replace(familyFirst, '$2 $1')
    .replace(shareFirst, '$2, $1 ')
    .replace(shareBefore, '$1, ');
