import { expect, it } from 'vitest';
import { dateText, timeText } from './time';

it('says the time as French does', () => expect(timeText(new Date(2026, 10, 21, 9, 5))).toBe('9\u00a0h\u00a005'));

it('says the day, or that there is none', () => {
  expect(dateText(new Date(2026, 10, 21, 14, 32).toISOString())).toBe('21 novembre 2026 à 14\u00a0h\u00a032');
  expect(dateText(null)).toBe('Non définie');
  expect(dateText('hier')).toBe('Non définie');
});
