/** The counting of visits in the running site: its connection to the database, and what makes it write. */
import { subscribe } from 'node:diagnostics_channel';
import { endChannel, visitsChannel } from '@/lib/channels';
import type { Env } from '@/lib/env';
import { type Counter, visitCounter } from '@/lib/site/visits/counter';
import { openDatabase } from '@/lib/sqlite';

/** Returns what watches each request; it costs nothing while the owner has no visits counted. */
export function countVisits({ databaseFile, SITE_URL }: Env): Counter['watch'] {
  const db = openDatabase(databaseFile);
  const { watch, refresh } = visitCounter(db, new URL(SITE_URL).host);
  refresh();
  subscribe(visitsChannel, refresh);
  subscribe(endChannel, () => {
    refresh();
    db.close();
  });
  return watch;
}
