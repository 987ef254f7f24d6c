/** The database client that is open, and closing it; without Prisma, for what closes it without having opened it. */
import 'server-only';
import type { PrismaClient } from './generated/client';

/** `portfolioFile` is the number that the file system gave the database file, when the client was made. */
export const store: typeof globalThis & { portfolioDb?: PrismaClient; portfolioFile?: bigint } = globalThis;

export async function closeDb(): Promise<void> {
  await store.portfolioDb?.$disconnect();
  store.portfolioDb = undefined;
}
