/** Writes the first content, and creates the owner or its one-time token; closes the database, because the site opens its own connection. */
import { closeDb } from '@/lib/db/client';
import { type Prepared, seedDatabase } from '@/lib/db/seed';

export async function prepare(): Promise<Prepared> {
  try {
    return await seedDatabase();
  } finally {
    await closeDb();
  }
}
