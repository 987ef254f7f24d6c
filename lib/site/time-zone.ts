/**
 * The time zone that the owner chose for the site, a setting of the database. lib/format/dates.ts gets it from the
 * environment, which all server bundles share and child processes inherit.
 */
import { isTimeZone } from '@/lib/format/zoned-time';

export const timeZoneSetting = 'time-zone';

/** Sets the zone of dates and times from now on; the default for none or one unknown to this system. */
export function applyTimeZone(zone: unknown): void {
  if (typeof zone === 'string' && isTimeZone(zone)) process.env.OWNER_TIME_ZONE = zone;
  else delete process.env.OWNER_TIME_ZONE;
}
