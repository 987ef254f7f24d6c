/**
 * The first content of a new site, and its owner or the one-time token that creates one: a program of the start
 * (lib/site/start/first-content.ts). Says what it did as JSON.
 */
import { hostAuthority } from '@/lib/site/auth/host';
import { firstOwner } from '@/lib/site/auth/setup';
import { seedContent } from '@/lib/site/db/seed';
import { answerJson } from './answer-json';

await answerJson(async () => {
  const seeded = await seedContent(hostAuthority());
  return { seeded, ...(await firstOwner()) };
});
