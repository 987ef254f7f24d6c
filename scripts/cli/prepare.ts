/** First content, owner or one-time address; the database is closed again, because the site opens its own. */
import { closeDb } from '@/lib/db/client';
import { type Prepared, prepareDatabase } from '@/lib/db/prepare';

export async function prepare(): Promise<Prepared> {
  try {
    return await prepareDatabase();
  } finally {
    await closeDb();
  }
}
