/**
 * Creates the first content of a new site, and its owner or the one-time token that creates one: a separate program for
 * the start (lib/site/start/start.ts). Prints the outcome as JSON.
 */

import { isCliError } from '@/lib/cli-error.mjs';
import { hostAuthority } from '@/lib/site/auth/host';
import { firstOwner } from '@/lib/site/auth/setup';
import { closeDb, commandError } from '@/lib/site/db/client';
import { seedContent } from '@/lib/site/db/sample';

try {
  const seeded = await seedContent(hostAuthority());
  console.log(JSON.stringify({ seeded, setupToken: await firstOwner() }));
} catch (error) {
  const cliError = commandError(error);
  console.error(isCliError(cliError) ? cliError.message : cliError);
  process.exitCode = 1;
} finally {
  await closeDb();
}
