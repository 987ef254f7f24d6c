/**
 * The database of a new site among several, its first content, and the one-time address by which its owner creates the
 * account: a program of `npm run new-site`, run as the site's user. Says as JSON what it made: `address` is null where
 * there is an owner.
 */
import path from 'node:path';
import { env } from '@/lib/env';
import { hostAuthority } from '@/lib/site/auth/host';
import { migrate } from '@/lib/site/db/migrate';
import { newSetupToken, readOwner } from '@/lib/site/db/owner';
import { seedContent } from '@/lib/site/db/seed';
import { answerJson } from './answer-json';

await answerJson(async () => {
  const { databaseFile, SITE_URL } = env();
  migrate(databaseFile, path.resolve('prisma/migrations'));
  await seedContent(hostAuthority());
  return { address: (await readOwner()) ? null : `${SITE_URL}/login?jeton=${await newSetupToken()}` };
});
