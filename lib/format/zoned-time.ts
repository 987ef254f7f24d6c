/** Converts between clock times in a zone and moments; the zone is the site's by default. */
import { offsetAt, timeZone } from './dates';

const dayLength = 24 * 60 * 60 * 1000;

/**
 * The moment at which clocks show a day and time, `2026-10-25` and `02:30`: the first of two where clocks go back;
 * where clocks skip the time, as if they had not gone forward (RFC 5545, 3.3.5).
 */
export function momentAt(day: string, time: string, zone = timeZone()): Date {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const before = offsetAt(shown - dayLength, zone);
  const found = [before, offsetAt(shown + dayLength, zone)]
    .map((offset) => ({ offset, at: shown - offset }))
    .filter(({ offset, at }) => offsetAt(at, zone) === offset)
    .map(({ at }) => at);
  return new Date(found.length > 0 ? Math.min(...found) : shown - before);
}

/** `2026-12-12T14:30+01:00`: a moment as the clocks of a zone show it, for machines (HTML, `time`). */
export function localStamp(at: Date, zone = timeZone()): string {
  const offset = offsetAt(at.getTime(), zone);
  const minutes = Math.round(Math.abs(offset) / 60_000);
  const two = (value: number) => String(value).padStart(2, '0');
  const local = new Date(at.getTime() + offset).toISOString().slice(0, 16);
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** For an unknown time zone. */
export const zoneMessage = 'Le fuseau horaire doit être comme Europe/Paris ou Asia/Tokyo';

/** Whether a text names a time zone that this system knows. */
export function isTimeZone(name: string): boolean {
  try {
    offsetAt(0, name);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** `14:30` for « 14 h 30 », « 14h30 », « 9h », `9:30`; any other text unchanged. */
export function readTime(text: string): string {
  const [, hours, minutes = '0'] = /^(\d{1,2})\s*(?:h|:)\s*(\d{2})?$/i.exec(text.trim()) ?? [];
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return text.trim();
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}

export const isTime = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
