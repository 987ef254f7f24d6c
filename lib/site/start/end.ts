/** The end of the site, at a signal: the same under `npm start` and `next start`. */
import { channel } from 'node:diagnostics_channel';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { endChannel } from '@/lib/channels';
import { describeError, log } from '@/lib/log';
import { closeDb } from '@/lib/site/db/open-client';
import { closeConnections } from '@/lib/site/incoming/connections';

/** `server` is there once somebody has connected. */
export type Connections = { server?: Server; readonly open: Set<Socket> };

/**
 * On SIGTERM, SIGINT or SIGHUP (its terminal was closed), accepts no more requests, lets those in flight finish, closes
 * the database, and ends the process with 0; with 1 when that fails. Takes the place of Next's own handlers, which wait
 * for connections without a limit.
 */
export function endOnSignal(connections: Connections): void {
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
