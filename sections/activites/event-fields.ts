/** The fields of an event: its times, and what remains of it. All are optional for an activity. */
import { z } from 'zod';
import { timeZone } from '@/lib/format/dates';
import { readPartialDate } from '@/lib/format/partial-date';
import { isTime, isTimeZone, localStamp, momentAt, readTime, zoneMessage } from '@/lib/format/zoned-time';
import { type Dated, isDay } from '../dated';
import type { TextNode } from '../editor-tree';
import { optionalWebAddress } from '../fields';
import { field } from '../item';
import { isEventNature } from './natures';

const timeMessage = 'L’heure doit être comme 14:30';

const optionalTime = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? readTime(value) || undefined : (value ?? undefined)),
    z.string(timeMessage).refine(isTime, timeMessage).optional(),
  );

type Timed = Dated & { readonly startTime?: string; readonly endTime?: string };

/** Refuses times without a day, an end without a beginning, and an end before it. */
export function checkTimes(timed: Timed, context: z.RefinementCtx): void {
  const [field, message] = faultOf(timed) ?? [];
  if (field) context.addIssue({ code: 'custom', path: [field], message });
}

function faultOf({ start = '', end = '', startTime, endTime }: Timed): [keyof Timed, string] | undefined {
  if (startTime === undefined) return endTime === undefined ? undefined : ['startTime', 'L’heure de début manque'];
  if (!isDay(start)) return ['startTime', 'Une heure demande un jour de début, comme 12/03/2027'];
  if (endTime === undefined) return undefined;
  if (end !== '' && !isDay(end)) return ['endTime', 'Une heure de fin demande un jour de fin, ou aucun'];
  return `${end || start}T${endTime}` <= `${start}T${startTime}` ? ['endTime', 'La fin est avant le début'] : undefined;
}

type Group = Readonly<Record<string, unknown>>;
const isShownTime = ({ start, startTime, endTime }: Group): boolean =>
  Boolean(startTime) || Boolean(endTime) || (typeof start === 'string' && isDay(readPartialDate(start)));
const isTalk = ({ nature, slides, video, startTime }: Group): boolean =>
  Boolean(slides) || Boolean(video) || Boolean(startTime) || isEventNature(String(nature));

const timeNode = (label: string, dayOf: (group: Group) => unknown, field: 'startTime' | 'endTime'): TextNode => ({
  node: 'text',
  input: 'time',
  label,
  span: 'third',
  when: isShownTime,
  hint: (group) => skippedTime(dayOf(group), group[field], group.zone),
});

/** The form's message for a clock time that does not exist on its day. */
function skippedTime(typedDay: unknown, typedTime: unknown, typedZone: unknown): string | undefined {
  const [day, time, zone] = [typedDay, typedTime, typedZone].map((text) => (typeof text === 'string' ? text : ''));
  const read = { day: readPartialDate(day ?? ''), time: readTime(time ?? ''), zone: zone?.trim() || timeZone() };
  if (!isDay(read.day) || !isTime(read.time) || !isTimeZone(read.zone)) return undefined;
  const clockTime = localStamp(momentAt(read.day, read.time, read.zone), read.zone).slice(11, 16);
  if (clockTime === read.time) return undefined;
  return `Cette heure n’existe pas ce jour-là\u00a0: on y passe à l’heure d’été, et le site dit ${clockTime}.`;
}

/** Its times, each in local time at its location. */
export const timeFields = {
  startTime: field(
    optionalTime(),
    timeNode('Heure de début', ({ start }) => start, 'startTime'),
  ),
  endTime: field(
    optionalTime(),
    timeNode('Heure de fin', ({ start, end }) => end || start, 'endTime'),
  ),
  /** The zone of its times, where it is not the site's. */
  zone: field(
    z.preprocess(
      (value) => (typeof value === 'string' ? value.trim() || undefined : (value ?? undefined)),
      z.string(zoneMessage).max(60, zoneMessage).refine(isTimeZone, zoneMessage).optional(),
    ),
    {
      node: 'text',
      fact: true,
      label: 'Fuseau horaire',
      span: 'third',
      placeholder: 'Asia/Tokyo',
      hint: () => `Si l’heure n’est pas celle du site (${timeZone()}).`,
      when: ({ startTime, zone }) => Boolean(startTime) || Boolean(zone),
    },
  ),
};

/** What remains of it: slides, video. */
export const companionFields = {
  slides: field(optionalWebAddress(), {
    node: 'text',
    input: 'url',
    label: 'Diapositives',
    placeholder: 'https://',
    span: 'half',
    hint: 'Un lien\u00a0; un PDF se joint sous «\u00a0Documents\u00a0».',
    when: isTalk,
  }),
  video: field(optionalWebAddress(), {
    node: 'text',
    input: 'url',
    label: 'Vidéo',
    placeholder: 'https://',
    span: 'half',
    when: isTalk,
  }),
};
