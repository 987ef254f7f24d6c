import { expect, it } from 'vitest';
import { ofRelativeDate, onRelativeDate, relativeDate } from './relative-date';

const now = '2026-11-21T13:00:00Z';
it.each([
  ['2026-11-21T08:05:00Z', 'Aujourd’hui à 9\u00a0h\u00a005'],
  ['2026-11-20T23:30:00Z', 'Aujourd’hui à 0\u00a0h\u00a030'],
  ['2026-11-20T22:30:00Z', 'Hier à 23\u00a0h\u00a030'],
  ['2026-09-01T06:02:00Z', '1er\u00a0septembre à 8\u00a0h\u00a002'],
  ['2025-09-03T06:02:00Z', '3\u00a0septembre 2025 à 8\u00a0h\u00a002'],
])('%s is told in Paris time', (at, expected) => expect(relativeDate(at, now)).toBe(expected));

it.each([
  ['2026-03-28T11:00:00Z', '2026-03-29T22:30:00Z', '28\u00a0mars à 12\u00a0h\u00a000'],
  ['2026-03-29T11:00:00Z', '2026-03-29T22:30:00Z', 'Hier à 13\u00a0h\u00a000'],
  ['2026-10-24T11:00:00Z', '2026-10-25T22:30:00Z', 'Hier à 13\u00a0h\u00a000'],
])('yesterday is a day of the calendar, where the clocks change too: %s at %s', (at, after, expected) => expect(relativeDate(at, after)).toBe(expected));

it.each([
  ['Hier à 9 h', 'd’hier à 9 h'],
  ['Aujourd’hui à 9 h', 'd’aujourd’hui à 9 h'],
  ['3 septembre', 'du 3 septembre'],
])('after a noun: %s', (text, expected) => expect(ofRelativeDate(text)).toBe(expected));

it.each([
  ['Hier à 9 h', 'hier à 9 h'],
  ['3 septembre', 'le 3 septembre'],
])('after a verb: %s', (text, expected) => expect(onRelativeDate(text)).toBe(expected));
