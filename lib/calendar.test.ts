import { expect, test } from 'vitest';
import { fc } from '@/lib/testing/properties';
import { rowsOf } from '@/lib/testing/rows';
import { type CalendarEvent, calendarFile, type When } from './calendar';

const changed = new Date('2026-11-27T04:05:06.789Z');
const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'activite-1@0123',
  when: { is: 'days', first: '2026-12-31', last: '2026-12-31' },
  title: 'Journée',
  description: '',
  place: '',
  category: '',
  url: 'https://exemple.org/#cv--activites',
  ...more,
});
const file = (...events: CalendarEvent[]) => calendarFile({ name: 'Agenda', changed, language: 'fr', events });

/** The lines of a file with what was folded put together again (RFC 5545, 3.1). */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

test('a calendar has what RFC 5545 requires of it and of its events', () => {
  expect(unfolded(file(event()))).toEqual([...(rowsOf('lib/calendar.txt')[0]?.outputs ?? []), '']);
});

test.each<[string, When, string[]]>([
  [
    'on several days: the end is the day after',
    { is: 'days', first: '2028-02-27', last: '2028-02-28' },
    ['DTSTART;VALUE=DATE:20280227', 'DTEND;VALUE=DATE:20280229'],
  ],
  [
    'between two moments: in UTC',
    { is: 'times', start: new Date('2026-12-12T13:30:00Z'), end: new Date('2026-12-12T15:00:00Z') },
    ['DTSTART:20261212T133000Z', 'DTEND:20261212T150000Z'],
  ],
  [
    'at a moment: without an end',
    { is: 'times', start: new Date('2026-12-12T13:30:00Z') },
    ['DTSTART:20261212T133000Z'],
  ],
  [
    'on the last day of the last year: no year has five digits',
    { is: 'days', first: '9999-12-31', last: '9999-12-31' },
    ['DTSTART;VALUE=DATE:99991231'],
  ],
  [
    'of which the end is later, in UTC',
    { is: 'times', start: new Date('9999-12-31T23:00:00Z'), end: new Date('+010000-01-01T01:00:00Z') },
    ['DTSTART:99991231T230000Z'],
  ],
  ['of which the beginning is too', { is: 'times', start: new Date('+010000-01-01T01:00:00Z') }, []],
])('an event %s', (_, when, lines) => {
  expect(unfolded(file(event({ when }))).filter((line) => /^DT(?:START|END)/.test(line))).toEqual(lines);
});

test('whatever the texts, every line has at most 75 octets, ends with CRLF, and no character is cut', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(text, text, text, (title, description, place) => {
      const written = file(event({ title, description, place }));
      const lines = written.split('\r\n');
      expect(
        lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line) || !line.isWellFormed()),
      ).toEqual([]);
      expect(unfolded(written).filter((line) => /^(?:BEGIN|END):/.test(line))).toHaveLength(4);
    }),
  );
});
