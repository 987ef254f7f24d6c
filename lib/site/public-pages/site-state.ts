/**
 * The state of the site that public pages depend on. SQL triggers raise the content version, a number, whenever a row
 * that visitors may see changes, whichever program writes. A call costs one `PRAGMA data_version`, which changes when
 * another connection commits; only then is the row read again.
 */
import { createHash, randomBytes } from 'node:crypto';
import { subscribe } from 'node:diagnostics_channel';
import fs from 'node:fs';
import path from 'node:path';
import { endChannel } from '@/lib/channels';
import { env } from '@/lib/env';
import { sqliteCode } from '@/lib/error-codes';
import { dayOf, timeZone } from '@/lib/format/dates';
import { isTimeZone } from '@/lib/format/zoned-time';
import type { Language } from '@/lib/languages';
import { describeError, log } from '@/lib/log';
import { publicLanguages, readAdded } from '@/lib/site/language-settings';
import { firstValue, openDatabase } from '@/lib/sqlite';

export type SiteState = {
  /**
   * Changes with the content, with the day in the site's time zone (pages show the year), with the build, with the
   * database, with a setting that pages show, and when the site goes off line (`12.2026-11-26.0f3a9c1d`).
   */
  readonly version: string;
  /** Newer versions, whose home page is being made (lib/site/public-pages/next-home.ts); the newest is last. */
  readonly coming: readonly string[];
  /** Whether the owner has taken the site off line. */
  readonly isOffline: boolean;
  /** Those that visitors may read the site in. */
  readonly languages: readonly Language[];
};

type Content = Omit<SiteState, 'version' | 'coming'> & { readonly number: number; readonly origin: string };

/**
 * The contents whose home page is being made, each with the one before, by their numbers. Shared by all readers of the
 * state, which are loaded as programs of their own in this process.
 */
const shared: typeof globalThis & { portfolioHeld?: Map<number, number>; portfolioOwnKey?: string } = globalThis;
shared.portfolioHeld ??= new Map();
export const held = shared.portfolioHeld;

/** The header by which the proxy knows the site's own call for a page that visitors do not get yet. */
shared.portfolioOwnKey ??= randomBytes(24).toString('base64url');
export const ownCall = { 'x-own-call': shared.portfolioOwnKey } as const;
export const isOwnCall = (headers: Headers): boolean => headers.get('x-own-call') === ownCall['x-own-call'];

/** The content that visitors get: the newest that is not held. */
function shownOf(number: number): number {
  const before = held.get(number);
  return before === undefined ? number : shownOf(before);
}

/**
 * Opens a read-only connection of its own to an existing database; throws when it cannot be opened or read.
 * Later, while the file cannot be read, the state that was read last is given and the log says so.
 */
export function openSiteState(file: string): { readonly current: () => SiteState; readonly close: () => void } {
  const db = openDatabase(file, { readOnly: true });
  const dataVersion = db.prepare('PRAGMA data_version').pluck();
  const build = buildId();
  let seen: unknown;
  let content: Content = { number: 0, isOffline: false, languages: ['fr'], origin: '' };
  let [second, today] = [0, ''];
  const read = () => {
    const now: unknown = dataVersion.get();
    if (now === seen) return;
    second = 0;
    const setting = (key: string) => firstValue(db, 'SELECT value FROM Setting WHERE key = ?', key);
    applyTimeZone(setting(timeZoneSetting));
    const settings = `${env().SITE_URL} ${timeZone()}`;
    content = {
      number: Number(firstValue(db, 'SELECT value FROM PublicGeneration') ?? content.number),
      isOffline: setting('offline') !== undefined,
      languages: publicLanguages(readAdded(setting('languages'))),
      origin: createHash('sha256')
        .update(`${build} ${setting('seeded')} ${settings}`)
        .digest('hex')
        .slice(0, 8),
    };
    seen = now;
  };
  read();
  return {
    current() {
      try {
        read();
      } catch (error) {
        if (!sqliteCode(error)) throw error;
        log('warn', 'site.state', { error: describeError(error) });
      }
      const thisSecond = Math.floor(Date.now() / 1000);
      if (thisSecond !== second) today = dayOf(new Date()); // the day can only have changed with the second
      second = thisSecond;
      const { number, isOffline, languages, origin } = content;
      const versionOf = (of: number) => `${of}.${today}.${origin}${isOffline ? '.hors-ligne' : ''}`;
      // A transaction that is not committed yet holds a number, too. A content that another program wrote is not held.
      const coming = held.has(number) ? Array.from(held.keys()).filter((each) => each <= number) : [];
      return { version: versionOf(shownOf(number)), coming: coming.map(versionOf), isOffline, languages };
    },
    close: () => db.close(),
  };
}

let opened: ReturnType<typeof openSiteState> | undefined;

export function siteState(): SiteState {
  opened ??= openOfSite();
  return opened.current();
}

/**
 * The connection is closed when the site ends (lib/site/start/start.ts), before those that write: the last one empties
 * the journal.
 */
function openOfSite(): ReturnType<typeof openSiteState> {
  const state = openSiteState(env().databaseFile);
  subscribe(endChannel, () => state.close());
  return state;
}

/** Says which build a browser's copy of a page comes from. */
function buildId(): string {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), '.next/BUILD_ID');
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}

/**
 * The tag of a page in a version: browsers that have it need no other copy. Weak, since an encoding changes the bytes.
 */
export const pageTag = (version: string): string => `W/"${version}"`;

/** Whether an `If-None-Match` header names the tag (RFC 9110, 13.1.2). */
export const namesTag = (header: string | null, tag: string): boolean =>
  header !== null &&
  (header.trim() === '*' ||
    header.split(',').some((each) => each.trim().replace(/^W\//, '') === tag.replace(/^W\//, '')));

// The time zone that the owner chose for the site, a setting of the database. lib/format/dates.ts gets it from the
// environment, which all server bundles share and child processes inherit.

export const timeZoneSetting = 'time-zone';

/** Sets the zone of dates and times from now on; the default for none or one unknown to this system. */
export function applyTimeZone(zone: unknown): void {
  if (typeof zone === 'string' && isTimeZone(zone)) process.env.OWNER_TIME_ZONE = zone;
  else delete process.env.OWNER_TIME_ZONE;
}
