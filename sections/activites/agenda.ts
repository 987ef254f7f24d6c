/**
 * Which activities are events, when they take place, which are upcoming, and the calendar that visitors can subscribe
 * to.
 */
import type { CalendarEvent, When } from '@/lib/calendar';
import { dayOf } from '@/lib/format/dates';
import { comma, placeText } from '@/lib/format/french';
import { momentAt } from '@/lib/format/zoned-time';
import type { Language } from '@/lib/languages';
import type { PublicSite, SectionOf } from '@/sections/public-site';
import { isDay } from '../dated';
import { type Activities, type Activity, isOngoing, roleBeside } from './definition';
import { isEventNature, offeredNatures } from './natures';

/**
 * When an activity is, if a calendar can show it: it has a day, and either a time or the nature of a public event
 * (talk, conference, outreach). Null for others, such as a prize or a stay.
 */
export function whenOf(activity: Activity): When | null {
  const { start = '', end = '', startTime, endTime, zone } = activity;
  if (!isDay(start) || !isEvent(activity)) return null;
  const last = isDay(end) ? end : start;
  if (startTime === undefined) return { is: 'days', first: start, last };
  const from = momentAt(start, startTime, zone);
  const to = endTime === undefined ? from : momentAt(last, endTime, zone);
  // both may be the same moment: 02:30 to 03:30 where clocks skip that hour
  return { is: 'times', start: from, ...(to > from && { end: to }) };
}

/** Whether an activity is a talk, a conference or another event, even undated. */
const isEvent = (activity: Activity): boolean =>
  !isOngoing(activity) && (isEventNature(activity.nature) || activity.startTime !== undefined);

/** Whether an event is today or later; one with only a month or a year, whether that is later than the present one. */
export function isUpcoming(activity: Activity, today = dayOf(new Date())): boolean {
  const last = activity.end ?? activity.start;
  if (last === undefined || !isEvent(activity)) return false;
  return last.length === 10 ? last >= today : last > today.slice(0, last.length);
}

export const upcomingFirst = (items: readonly Activity[]): Activity[] =>
  items.filter((item) => isUpcoming(item)).toSorted((a, b) => compare(keyOf(a), keyOf(b)));

const keyOf = ({ start = '', end = '', startTime = '' }: Activity): string => `${start || end}T${startTime}`;
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export const agendaAddress = '/agenda.ics';

/** The activities that visitors see; undefined while their section is hidden or empty. */
export const findActivities = ({ sections }: Pick<PublicSite, 'sections'>): SectionOf<'cv--activites'> | undefined =>
  sections.find((section) => section.kind === 'cv--activites');

type Agenda = {
  /** Path of the page with the events. */
  readonly page: string;
  /** The site's random id, which makes the events' ids globally unique. */
  readonly site: string;
  readonly language: Language;
};

/** All events, past ones too: a calendar drops events that disappear from its file. */
export function agendaEvents(content: Activities, { page, site, language }: Agenda): CalendarEvent[] {
  const times = new Map<string, number>();
  return content.items.flatMap((activity) => {
    const when = whenOf(activity);
    if (!when) return [];
    const { id, title, place, country, nature, link } = activity;
    const time = (times.get(id) ?? 0) + 1; // content from the API may repeat an id
    times.set(id, time);
    return {
      uid: `${time === 1 ? id : `${id}-${time}`}@${site}`,
      when,
      title,
      description: descriptionOf(activity, language),
      place: placeText(place, country, language),
      category: offeredNatures.in(language, nature),
      url: new URL(link || page).href,
    };
  });
}

function descriptionOf(activity: Activity, language: Language): string {
  const { organization, description, slides = '', video = '' } = activity;
  const about = joined([roleBeside(activity, language), organization], comma[language]);
  return joined([about, description, slides, video], '\n');
}

const joined = (parts: readonly string[], separator: string): string =>
  parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(separator);
