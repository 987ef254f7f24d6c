/**
 * Counts visits as requests are answered (lib/site/start/count-visits.ts): in memory, and now and then in the database.
 * Nothing of a request is kept but what a row of the table has.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sqliteCode } from '@/lib/error-codes';
import { dayOf } from '@/lib/format/dates';
import { describeError, log } from '@/lib/log';
import { type Database, firstColumn } from '@/lib/sqlite';
import { type ReadAddress, readAddress } from './address';
import { isReader, originOf } from './reader';
import { addVisits, areCounted } from './store';
import { dayLimits, newTally, none, type Row, type Tally } from './tally';

/** How long counts stay in memory at most, in ms: what a killed process loses. */
const writeEvery = 10_000;

type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
type Response = Pick<ServerResponse, 'statusCode' | 'headersSent' | 'once'>;

export type Counter = {
  /** Notes a request that has just come, before anything has changed it; it is counted once it is answered. */
  readonly watch: (request: Request, response: Response) => void;
  /** Writes what is counted, and looks whether visits are to be counted: now, and after the owner's switch. */
  readonly refresh: () => void;
};

/** A counter for a site at `siteHost` (`exemple.org`), which is no origin. */
export function visitCounter(db: Database, siteHost: string): Counter {
  let isOn = false;
  let timer: NodeJS.Timeout | undefined;
  let pending = new Map<string, Tally>();
  /** The pages that were sent whole at some time: a browser that has a copy of another one makes its address up. */
  let known = new Set<unknown>();

  return {
    watch(request, response) {
      if (!isOn || request.method !== 'GET') return;
      const address = readAddress(request.url ?? '/');
      if (address === null || !isReader(request.headers)) return;
      const { referer, host } = request.headers;
      const origin = originOf(referer, [host, siteHost]);
      // Not « finish »: a viewer of PDFs stops the answer and asks for parts.
      response.once('close', () => {
        if (isOn && response.headersSent && isRead(address, response.statusCode)) add({ ...address, origin });
      });
    },
    refresh: attempt,
  };

  /** A reader's own copy that is still good (304) is read like a page that is sent. */
  function isRead({ page, language }: ReadAddress, status: number): boolean {
    if (status === 200) known.add(language + page);
    return status === 200 || (status === 304 && known.has(language + page));
  }

  function add({ page, origin, language, reading }: ReadAddress & Pick<Row, 'origin'>): void {
    const day = dayOf(new Date());
    const tally = pending.get(day) ?? newTally(dayLimits);
    pending.set(day, tally);
    tally.add({ page, origin, language, ...none, [reading]: 1 });
    timer ??= setTimeout(attempt, writeEvery).unref();
  }

  /** Counts that cannot be written now stay, and are written with later ones. */
  function attempt(): void {
    clearTimeout(timer);
    timer = undefined;
    try {
      write();
    } catch (error) {
      const code = sqliteCode(error);
      if (!code) throw error;
      if (code !== 'SQLITE_BUSY') log('warn', 'visits.unwritten', { error: describeError(error) });
      timer = setTimeout(attempt, writeEvery).unref();
    }
  }

  function write(): void {
    const rows = new Map(Array.from(pending, ([day, tally]) => [day, tally.changed()]));
    const wasOn = isOn;
    isOn = rows.size > 0 ? addVisits(db, rows) : areCounted(db);
    pending = new Map();
    if (isOn !== wasOn)
      known = new Set(isOn ? firstColumn(db, 'SELECT DISTINCT "language" || "page" FROM "Visit"') : []);
  }
}
