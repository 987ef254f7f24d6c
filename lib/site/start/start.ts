/**
 * The start of the site, under every command that serves it: `npm start`, `next start`, `next dev`
 * (instrumentation.ts).
 */
import { execFile, spawn } from 'node:child_process';
import { channel, subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import v8 from 'node:v8';
import { z } from 'zod';
import { endChannel, type Ready, readyChannel } from '@/lib/channels';
import { CliError, isCliError } from '@/lib/cli-error.mjs';
import { type Env, parseEnv } from '@/lib/env';
import { ensureWritable } from '@/lib/files';
import { plural } from '@/lib/format/french';
import { describeError, log, logConsole } from '@/lib/log';
import { programArgs } from '@/lib/program';
import { sessionSecret, UnusableSecret } from '@/lib/site/auth/secret';
import { startCopies } from '@/lib/site/copies/jobs';
import { holdDatabase } from '@/lib/site/db/hold';
import { migrate } from '@/lib/site/db/migrate';
import { closeDb } from '@/lib/site/db/open-client';
import {
  closeConnections,
  connectionLimit,
  dropUnread,
  limitAhead,
  limitTimes,
  refuseUnheard,
} from '@/lib/site/incoming/connections';
import { prepareRequest } from '@/lib/site/incoming/requests';
import { recordServer } from '@/lib/site/public-pages/next-home';
import { siteState } from '@/lib/site/public-pages/site-state';
import { countVisits } from '@/lib/site/visits/counter';
import { firstValue, openDatabase } from '@/lib/sqlite';

/**
 * Whether a command started this server for itself, beside the site (scripts/lib/own-server.ts): it counts no visits,
 * runs no upkeep and publishes nothing.
 */
const servesOnly = () => process.env.SERVES_ONLY === '1';

const isDevelopment = () => process.env.NODE_ENV === 'development';

/**
 * Checks the settings, brings the database up to date and gives it its first content, then watches requests and
 * connections. What prevents the start is printed as one French line, and the process exits with 1.
 */
export async function start(): Promise<void> {
  try {
    // Collects the garbage of a render in smaller steps (docs/decisions/0014-processes.md).
    v8.setFlagsFromString('--semi-space-growth-factor=1');
    const settings = checkedSettings();
    ensureWritable(settings.uploadsDir, 'UPLOADS_DIR');
    if (!isDevelopment()) holdDatabase(settings.databaseFile);
    const applied = migrate(settings.databaseFile, path.resolve('prisma/migrations'));
    const prepared = await prepareContent(settings.databaseFile);
    siteState(); // so that background work knows the owner's time zone
    sessionSecret(); // without it nobody could sign in
    watchRequests(settings);
    if (!servesOnly()) {
      startMaintenance(settings);
      startCopies();
    }
    if (!(await openSite())) return;
    for (const line of [...exitCode(applied.length, prepared), ...welcome(settings, prepared)]) console.log(line);
    if (!isDevelopment()) logConsole(); // until here, messages are for a person
  } catch (error) {
    console.error(frenchLine(error) ?? error);
    process.exit(1);
  }
}

/**
 * Makes `npm start` listen (server/main.ts); false when it cannot, which it reports itself. `next start` listens
 * already.
 */
async function openSite(): Promise<boolean> {
  const ready: Ready = { until: [] };
  channel(readyChannel).publish(ready);
  const opened = await Promise.allSettled(ready.until);
  return opened.every(({ status }) => status === 'fulfilled');
}

function checkedSettings(): Env {
  const result = parseEnv(process.env);
  if (!result.ok) throw new CliError(result.lines.map((line) => `Réglage incorrect : ${line}`).join('\n'));
  return result.env;
}

/** The French message for what the host can fix; null for any other error. */
const frenchLine = (error: unknown): string | null =>
  isCliError(error) || error instanceof UnusableSecret ? error.message : null;

function exitCode(migrations: number, { seeded }: Prepared): string[] {
  return [
    ...(migrations === 0
      ? []
      : [`Base de données\u00a0: ${migrations} ${plural(migrations, 'migration appliquée', 'migrations appliquées')}`]),
    ...(seeded ? ['Contenu\u00a0: contenu d’exemple écrit'] : []),
  ];
}

function welcome({ SITE_URL, siteUrlIsSet }: Env, { setupToken }: Prepared): string[] {
  return [
    `\nLe site est prêt : ${SITE_URL}`,
    `Administration : ${SITE_URL}/admin`,
    ...(siteUrlIsSet ? [] : [`SITE_URL n’est pas réglé : les adresses absolues commencent par ${SITE_URL}.`]),
    ...(setupToken === null
      ? []
      : [
          `\nPour créer le compte administrateur, ouvrez cette adresse, qui ne sert qu’une fois :\n${SITE_URL}/login?jeton=${setupToken}`,
        ]),
  ];
}

/**
 * Node's diagnostics channels report each connection and request before Next sees them:
 * https://nodejs.org/api/diagnostics_channel.html
 */
function watchRequests(settings: Env): void {
  const connections: Connections = { open: new Set() };
  const limit = connectionLimit(settings.TRUSTED_PROXIES);
  const watchVisit = servesOnly() ? null : countVisits(settings);
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { readonly socket: Socket & { readonly server?: unknown } };
    if (!(socket.server instanceof Server)) return;
    if (socket.server !== connections.server) {
      connections.server = limitTimes(socket.server);
      recordServer(socket.server);
      if (!isDevelopment()) connections.server.removeAllListeners('upgrade'); // Next would leave such a connection open
    }
    connections.open.add(socket);
    socket.once('close', () => connections.open.delete(socket));
    limit(socket);
  });
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as { readonly request: IncomingMessage; readonly response: ServerResponse };
    watchVisit?.(request, response); // before the request is changed
    prepare(request, response, settings);
  });
  if (!isDevelopment()) endOnSignal(connections);
}

function prepare(request: IncomingMessage, response: ServerResponse, settings: Env): void {
  limitAhead(request, response);
  if (request.method !== 'GET' && request.method !== 'HEAD') dropUnread(request, response);
  try {
    prepareRequest(request, response, settings);
  } catch (error) {
    log('error', 'request.prepare', { error: describeError(error) });
    refuseUnheard(request); // the unchanged request must reach no listener
  }
}

/** `seeded`: whether this start wrote the first content. `setupToken` is null where there is an owner. */
const prepared = z.object({ setupToken: z.string().nullable(), seeded: z.boolean() });
type Prepared = z.output<typeof prepared>;

/**
 * Creates the first content of a new site, and its owner, in a separate process: the site itself loads the modules for
 * it only with its first page. Safe to call at every start of a database that is migrated. Throws `CliError` with one
 * French line.
 */
async function prepareContent(databaseFile: string): Promise<Prepared> {
  if (isPrepared(databaseFile)) return { setupToken: null, seeded: false };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, programArgs('first-start'));
    return prepared.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  } catch (error) {
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw stderr === '' ? error : new CliError(stderr);
  }
}

function isPrepared(databaseFile: string): boolean {
  const db = openDatabase(databaseFile, { readOnly: true, wait: 5000 });
  try {
    return ['"Setting" WHERE "key" = \'seeded\'', '"Owner"'].every(
      (rows) => firstValue(db, `SELECT EXISTS (SELECT 1 FROM ${rows})`) === 1,
    );
  } finally {
    db.close();
  }
}

/** `server` is set by the first connection. */
type Connections = { server?: Server; readonly open: Set<Socket> };

/**
 * On SIGTERM, SIGINT or SIGHUP (its terminal was closed), accepts no more requests, lets those in flight finish, closes
 * the database, and ends the process with 0; with 1 when that fails. Replaces Next's handlers, which wait for
 * connections without limit.
 */
function endOnSignal(connections: Connections): void {
  let isEnding = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      end(connections).then(
        () => process.exit(0),
        (error: unknown) => {
          log('error', 'site.end', { error: describeError(error) });
          process.exit(1);
        },
      );
    });
  }
}

async function end({ server, open }: Connections): Promise<void> {
  if (server) await closeConnections(server, open);
  channel(endChannel).publish(undefined);
  await closeDb();
}

/** In ms. */
const minute = 60 * 1000;
const day = 24 * 60 * minute;

/**
 * Runs the upkeep a minute after the start, once the first pages have been sent, then daily; sites that share a machine
 * and start together with it take turns within an hour, by their ports. It runs in a process of its own, which frees
 * its memory at its end, never keeps the site alive, and only logs its failure.
 */
export function startMaintenance({ PORT, SITE_DIR }: Pick<Env, 'PORT' | 'SITE_DIR'>): void {
  const turn = SITE_DIR === undefined ? 0 : PORT % 60;
  const begin = () => {
    maintain();
    setInterval(maintain, day).unref();
  };
  setTimeout(begin, (1 + turn) * minute).unref();
}

function maintain(): void {
  const args = programArgs('maintain');
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  child.once('error', (error) => console.error(`L’entretien de la base n’a pas pu commencer : ${error.message}`));
  child.once('exit', (_code, signal) => {
    // The process reports any other failure itself.
    if (signal !== null) console.error(`L’entretien de la base a été interrompu (${signal}) ; il recommencera demain.`);
  });
  child.unref();
}
