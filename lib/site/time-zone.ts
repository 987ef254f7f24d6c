/**
 * The time zone that the owner chose for the site, a setting of the database. It is told to lib/format/dates.ts by the
 * environment, which every bundle of the server shares and the programs that it starts inherit.
 */
import { isTimeZone } from '@/lib/format/zoned-time';

export const timeZoneSetting = 'time-zone';

/** Has dates and times be those of a zone from now on; without one, or with one that this system does not know, of the default. */
export function applyTimeZone(zone: unknown): void {
  if (typeof zone === 'string' && isTimeZone(zone)) process.env.OWNER_TIME_ZONE = zone;
  else delete process.env.OWNER_TIME_ZONE;
}
