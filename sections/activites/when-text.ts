/** The date and the times of an activity, in words. */
import { timeZone } from '@/lib/format/dates';
import { comma } from '@/lib/format/french';
import { localStamp, momentAt } from '@/lib/format/zoned-time';
import { type Language, languageFacts } from '@/lib/languages';
import { isDay, periodText } from '../dated';
import { type Activity, isOngoing } from './definition';

/** « 12 déc. 2026, 14 h 30 – 16 h 00 », with its zone where that is not the site's; the period alone without times. */
export function whenText(activity: Activity, language: Language): string {
  const { start = '', end = '', startTime, endTime, zone } = activity;
  const day = (date: string) => periodText({ start: date }, false, language);
  if (startTime === undefined) return periodText(activity, isOngoing(activity), language);
  const isLonger = isDay(end) && end !== start;
  const first = momentAt(start, startTime, zone);
  const last = endTime === undefined ? first : momentAt(isLonger ? end : start, endTime, zone);
  const from = timeText(first, zone, language);
  const to = last > first ? timeText(last, zone, language) : '';
  const text =
    isLonger && to
      ? `${day(start)}${comma[language]}${from} – ${day(end)}${comma[language]}${to}`
      : [periodText(activity, false, language), to ? `${from} – ${to}` : from].join(comma[language]);
  return zone === undefined || zone === timeZone() ? text : `${text} (${zoneText(first, zone, language)})`;
}

/** « 14 h 30 », 14:30: as the clocks show it, and as calendars have it, for an hour that the clocks skip. */
function timeText(at: Date, zone: string | undefined, language: Language): string {
  const [hours = '', minutes = ''] = localStamp(at, zone).slice(11, 16).split(':');
  return language === 'fr' ? `${Number(hours)}\u00a0h\u00a0${minutes}` : `${hours}:${minutes}`;
}

/** « heure du Japon », on the day of the event. */
function zoneText(at: Date, zone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(languageFacts[language].locale, {
    timeZone: zone,
    timeZoneName: 'longGeneric',
  }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
