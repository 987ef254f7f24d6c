/**
 * Counts visits as responses are sent: in memory, and periodically in the database, by plain SQLite, since Prisma may
 * not be loaded yet. Only day, page and referring host are kept. The table does not raise the content version
 * (prisma/migrations).
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { endChannel, visitsChannel } from '@/lib/channels';
import type { Env } from '@/lib/env';
import { sqliteCode } from '@/lib/error-codes';
import { dayOf } from '@/lib/format/dates';
import { describeError, log } from '@/lib/log';
import { deviceCookieName, sessionCookieName } from '@/lib/session-cookie';
import { publicPage, splitLanguage } from '@/lib/site/public-pages/page-address';
import { type Database, firstColumn, firstValue, inTransaction, openDatabase } from '@/lib/sqlite';

/** The setting that switches counting on; its value is since when, ISO 8601. */
export const visitsSetting = 'visits';

/** In ms: how long counts stay in memory; a killed process loses them. */
const writeEvery = 10_000;

/** Most rows per day with referring hosts, which anybody can make up; further ones count as `others`. */
const mostRows = 1000;

/** In characters: longer paths are not counted; no page of the site has one. */
const longest = 200;

/** What counts besides public pages, and the suffix under which the table counts a page's files: PDF or reference. */
const files: readonly (readonly [RegExp, string])[] = [
  [/^(\/publications\/[a-z0-9-]+)\/texte\/[0-9a-f]{32}\.pdf$/, '.pdf'],
  [/^(\/documents\/[0-9a-f]{32})\/[^/]+$/, '.pdf'],
  [/^(\/cv)\.pdf$/, '.pdf'],
  [/^(\/publications\/[a-z0-9-]+)\/reference\.(?:bib|ris|json)$/, '.bib'],
  [/^(\/publications)\/liste\.(?:bib|ris|json|csv)$/, '.bib'],
  [/^(\/cv)$/, ''],
];

type Row = { readonly day: string; readonly page: string; readonly origin: string; readonly count: number };
type Request = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
type Response = Pick<ServerResponse, 'statusCode' | 'headersSent' | 'once'>;
type Settings = Pick<Env, 'databaseFile' | 'SITE_URL'>;

/**
 * The page that a request target counts for: its French path without a query, with `.pdf` or `.bib` for its files; null
 * where nothing is counted.
 */
export function countedPage(target: string): string | null {
  const [address = ''] = target.split('?', 1);
  if (address.length > longest) return null;
  const { path } = splitLanguage(address);
  for (const [pattern, suffix] of files) {
    const page = pattern.exec(path)?.[1];
    if (page !== undefined) return page + suffix;
  }
  return publicPage(path, new URLSearchParams());
}

/**
 * Returns a watcher for each new request, before anything has changed it; it is counted after its response. Costs
 * nothing while visits are not counted.
 */
export function countVisits({ databaseFile, SITE_URL }: Settings): (request: Request, response: Response) => void {
  const db = openDatabase(databaseFile);
  const siteHost = new URL(SITE_URL).host;
  let isOn = false;
  let timer: NodeJS.Timeout | undefined;
  let pending = new Map<string, Row>();
  /** Pages once sent in full: a 304 for any other comes from an invented URL. */
  let known = new Set<unknown>();

  write();
  subscribe(visitsChannel, write);
  subscribe(endChannel, () => {
    write();
    db.close();
  });

  return (request, response) => {
    if (!isOn || request.method !== 'GET') return;
    const page = countedPage(request.url ?? '/');
    if (page === null || !isReader(request.headers)) return;
    const { referer, host } = request.headers;
    const origin = originOf(referer, [host, siteHost]);
    // Not « finish »: a PDF viewer stops the response and asks for ranges.
    response.once('close', () => {
      if (isOn && response.headersSent && isRead(page, response.statusCode)) add(page, origin);
    });
  };

  /** A browser's cached copy that is still valid (304) counts like a page sent. */
  function isRead(page: string, status: number): boolean {
    if (status === 200) known.add(page);
    return status === 200 || (status === 304 && known.has(page));
  }

  function add(page: string, from: string): void {
    const day = dayOf(new Date());
    const origin = from === '' || pending.size < mostRows ? from : others;
    const key = `${day} ${origin} ${page}`;
    pending.set(key, { day, page, origin, count: (pending.get(key)?.count ?? 0) + 1 });
    timer ??= setTimeout(write, writeEvery).unref();
  }

  /** Writes the counts and reads the owner's switch. What cannot be written now is written with later counts. */
  function write(): void {
    clearTimeout(timer);
    timer = undefined;
    try {
      const wasOn = isOn;
      isOn = pending.size > 0 ? addVisits(db, pending.values()) : areCounted(db);
      pending = new Map();
      if (isOn !== wasOn) known = new Set(isOn ? firstColumn(db, 'SELECT DISTINCT "page" FROM "Visit"') : []);
    } catch (error) {
      const code = sqliteCode(error);
      if (!code) throw error;
      if (code !== 'SQLITE_BUSY') log('warn', 'visits.unwritten', { error: describeError(error) });
      timer = setTimeout(write, writeEvery).unref();
    }
  }
}

const areCounted = (db: Database): boolean =>
  firstValue(db, 'SELECT 1 FROM "Setting" WHERE "key" = ?', visitsSetting) !== undefined;

/** Adds to the counts of a day; false, with nothing written, once counting is off. */
function addVisits(db: Database, rows: Iterable<Row>): boolean {
  return inTransaction(db, 'IMMEDIATE', () => {
    if (!areCounted(db)) return false;
    const put = db.prepare(
      'INSERT INTO "Visit" VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE SET "count" = "count" + excluded."count"',
    );
    for (const { day, page, origin, count } of rows) {
      const isFull = Number(firstValue(db, 'SELECT count(*) FROM "Visit" WHERE "day" = ?', day)) >= mostRows;
      put.run(day, page, origin !== '' && isFull ? others : origin, count);
    }
    return true;
  });
}

/** Stands for all sites, or all pages, not counted by name. */
const others = '*';

/**
 * Words in user agents of programs that pose as a browser (`Mozilla/5.0 …`), as of November 2026: names of crawlers,
 * checkers and previews, from the lists of https://github.com/omrilotan/isbot and
 * https://github.com/ai-robots-txt/ai.robots.txt, and any URL, which no browser's has. « Cubot » is a telephone.
 */
const botPattern =
  /(?<!\bcu)bots?\b|bot[_/-]|crawl|spider|slurp|scrap|fetch|scan|monitor|uptime|pingdom|preview|headless|phantomjs|puppeteer|playwright|selenium|cypress|lighthouse|pagespeed|gtmetrix|validator|checker|archiver|httrack|nutch|inspect|google-|googleother|mediapartners|siteimprove|dataprovider|netcraft|facebookexternal|-user\/|https?:|@\w+\./i;

/** How browsers' user agents begin, and hardly any program's that does not pose as one. */
const browserPattern = /^(?:Mozilla|Opera)\//;

const ofOwner = new RegExp(`(?:^|[;\\s])(?:__Host-)?(?:${sessionCookieName}|${deviceCookieName})(?:_\\d+)?=`);

/**
 * Whether a request comes from a person reading: not a program, a prefetch (`Sec-Purpose`, `Purpose`, `X-Moz`) or the
 * owner's browser. Cookies are not verified: no visitor has any, and whoever makes one up is merely not counted.
 */
export function isReader(headers: IncomingHttpHeaders): boolean {
  const { 'user-agent': agent = '', cookie } = headers;
  if (!browserPattern.test(agent) || botPattern.test(agent)) return false;
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  return purposes.every((purpose) => purpose === undefined) && !(cookie !== undefined && ofOwner.test(cookie));
}

/** A public domain name: neither an IP address, which may be a reader's own, nor a name inside a network. */
const domain = /^(?:[a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]+$/;
const longestHost = 80;

/**
 * The host of a `Referer` header, without `www.`: '' where missing, not a web page, or one of `ownHosts`; `others` for a
 * host without a public name.
 */
export function originOf(referer: string | undefined, ownHosts: readonly (string | undefined)[]): string {
  if (!referer || referer.length > 8192 || !URL.canParse(referer)) return '';
  const { protocol, host, hostname } = new URL(referer);
  if (!/^https?:$/.test(protocol) || ownHosts.includes(host)) return '';
  const name = hostname.replace(/^www\./, '').replace(/\.$/, '');
  return name.length <= longestHost && domain.test(name) ? name : others;
}
