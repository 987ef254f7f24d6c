/** Which activities are events, when they are, and which of them are to come. */
import type { When } from '@/lib/calendar';
import { dayOf } from '@/lib/format/dates';
import { momentAt } from '@/lib/format/zoned-time';
import { isDay } from '../dated';
import { type Activity, isOngoing } from './definition';
import { isEventNature } from './natures';

/**
 * When an activity is, if a calendar can hold it: it has a day, and is a talk, a conference or of the kind that the
 * public comes to, or else has a time. Null for others, such as a prize or a stay.
 */
export function whenOf(activity: Activity): When | null {
  const { start = '', end = '', startTime, endTime, zone } = activity;
  if (!isDay(start) || !isEvent(activity)) return null;
  const last = isDay(end) ? end : start;
  if (startTime === undefined) return { is: 'days', first: start, last };
  const from = momentAt(start, startTime, zone);
  const to = endTime === undefined ? from : momentAt(last, endTime, zone);
  // both may be one moment: 02:30 to 03:30 where clocks skip that hour
  return { is: 'times', start: from, ...(to > from && { end: to }) };
}

/** Whether an activity is a talk, a conference or another event, whatever is known of its date. */
const isEvent = (activity: Activity): boolean =>
  !isOngoing(activity) && (isEventNature(activity.nature) || activity.startTime !== undefined);

/** Whether an event is today or later; one of which only a month or a year is known, in a later one. */
export function isUpcoming(activity: Activity, today = dayOf(new Date())): boolean {
  const last = activity.end ?? activity.start;
  if (last === undefined || !isEvent(activity)) return false;
  return last.length === 10 ? last >= today : last > today.slice(0, last.length);
}

/** The events to come, the next one first. */
export const upcomingFirst = (items: readonly Activity[]): Activity[] =>
  items.filter((item) => isUpcoming(item)).toSorted((a, b) => compare(keyOf(a), keyOf(b)));

const keyOf = ({ start = '', end = '', startTime = '' }: Activity): string => `${start || end}T${startTime}`;
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
