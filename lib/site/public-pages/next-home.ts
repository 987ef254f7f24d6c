/**
 * The home page after a change. The site asks itself for it before the change is answered, and until it is made
 * visitors get the version before: none of them waits for it to be rendered, and all get what was answered.
 */
import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Language } from '@/lib/languages';
import { describeError, log } from '@/lib/log';
import { localOrigin } from '@/lib/network';
import { internalAddress } from './page-address';
import { renderQueue } from './render-queue';
import { held, ownCall, siteState } from './site-state';

/** In ms: how long making it may take; visitors wait for what takes longer. */
const patience = 2000;

/** Shared by the site's start and its handlers, which are loaded as programs of their own in this process. */
const shared: typeof globalThis & { portfolioServer?: Server; portfolioHome?: Promise<void> } = globalThis;

export function recordServer(server: Server): void {
  shared.portfolioServer = server;
}

/**
 * Where this process listens, which the settings miss under `next start --hostname`; undefined before its first
 * connection, once it closes, and in other programs.
 */
export function ownOrigin(): string | undefined {
  const at = shared.portfolioServer?.address();
  return typeof at === 'object' && at !== null ? localOrigin(at.address, at.port) : undefined;
}

/** The languages in which visitors have a home page that is made. */
function languagesMade(): readonly Language[] {
  const { version, languages } = siteState();
  return languages.filter((language) => renderQueue().isMade(internalAddress(version, '/', language)));
}

const numberOf = (version: string): number => Number.parseInt(version, 10);

/** Runs `work`, which calls `hold` at the end of a transaction with how to read the content's number there. */
export async function withNextHome<T>(
  work: (hold: (read: () => Promise<number>) => Promise<void>) => Promise<T>,
): Promise<T> {
  let own: number | undefined;
  try {
    const result = await work(async (read) => {
      if (ownOrigin() === undefined || languagesMade().length === 0) return;
      const { version, coming } = siteState(); // the transaction keeps others from changing it
      const before = numberOf(coming.at(-1) ?? version);
      const number = await read();
      if (number === before) return;
      own = number;
      held.set(number, before);
    });
    if (own !== undefined) {
      shared.portfolioHome = Promise.allSettled([shared.portfolioHome]).then(makeNewest);
      await Promise.race([shared.portfolioHome, setTimeout(patience, undefined, { ref: false })]); // those before may be slow
    }
    return result;
  } finally {
    if (own !== undefined) held.delete(own);
  }
}

/** For all changes that wait for it; does nothing where the one before was for these, too. */
async function makeNewest(): Promise<void> {
  const newest = siteState().coming.at(-1);
  if (newest === undefined) return;
  const signal = AbortSignal.timeout(patience);
  const init: RequestInit = { method: 'HEAD', headers: ownCall, cache: 'no-store', signal };
  try {
    for (const language of languagesMade()) await fetch(ownOrigin() + internalAddress(newest, '/', language), init);
  } catch (error) {
    log('warn', 'home.unmade', { error: describeError(error) });
  }
  for (const number of held.keys()) if (number <= numberOf(newest)) held.delete(number);
}
