/**
 * Calendars as files, for the programs that people keep their agenda in: https://www.rfc-editor.org/rfc/rfc5545. Times
 * are written in UTC: a VTIMEZONE would have to foretell laws, as of Morocco's clocks. Days have no zone.
 */
import { escapedText, folded } from './content-lines';

/** When an event is: on days, the last one included, or between two moments; without an end, at one. */
export type When =
  | { readonly is: 'days'; readonly first: string; readonly last: string }
  | { readonly is: 'times'; readonly start: Date; readonly end?: Date };

export type CalendarEvent = {
  /** The same in every copy of the calendar, by which programs know the event again; unlike any other’s. */
  readonly uid: string;
  readonly when: When;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly category: string;
  /** An absolute address. */
  readonly url: string;
};

type Calendar = {
  readonly name: string;
  /** When what it says was last changed. */
  readonly changed: Date;
  readonly language: string;
  readonly events: readonly CalendarEvent[];
};

/** The text of a file, of type `text/calendar; charset=utf-8`. */
export function calendarFile({ name, changed, language, events }: Calendar): string {
  const stamp = utc(changed);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Portfolio//Agenda//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...textLine('NAME', name), // RFC 7986, 5.1; the next one is what older programs read
    ...textLine('X-WR-CALNAME', name),
    ...events
      .filter(({ when }) => when.is === 'days' || isWritable(when.start))
      .flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function eventLines({ uid, when, title, description, place, category, url }: CalendarEvent, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    ...textLine('UID', uid),
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    ...whenLines(when),
    ...textLine('SUMMARY', title),
    ...textLine('DESCRIPTION', description),
    ...textLine('LOCATION', place),
    ...textLine('CATEGORIES', category),
    `URL:${url}`,
    'END:VEVENT',
  ];
}

/** An event on days ends before the day after its last (3.6.1). A year has four digits (3.3.4): a later end is left out. */
function whenLines(when: When): string[] {
  if (when.is === 'times')
    return [`DTSTART:${utc(when.start)}`, ...(isWritable(when.end) ? [`DTEND:${utc(when.end)}`] : [])];
  const after = new Date(Date.parse(when.last) + 24 * 60 * 60 * 1000);
  const end = isWritable(after) ? [`DTEND;VALUE=DATE:${basic(after.toISOString().slice(0, 10))}`] : [];
  return [`DTSTART;VALUE=DATE:${basic(when.first)}`, ...end];
}

const isWritable = (at: Date | undefined): at is Date => at !== undefined && at.getUTCFullYear() <= 9999;

/** `20261212T133000Z` */
const utc = (at: Date): string => basic(`${at.toISOString().slice(0, 19)}Z`);
const basic = (date: string): string => date.replaceAll(/[-:]/g, '');

/** A property whose value is a text (3.3.11); none where it is blank. */
function textLine(name: string, value: string): string[] {
  return value.trim() === '' ? [] : [`${name}:${escapedText(value)}`];
}
