/** Sites that start on data which is there already: the sample content and its owner, or a year of use. */
import fs from 'node:fs';
import path from 'node:path';
import { crops, formats } from '../../lib/site/media/variants';
import { copyDatabase, inTransaction, openDatabase } from '../../lib/sqlite';
import { type Env, newHome, owner, type Site, startSite } from './site';
import { copyTemplate } from './templates';
import { importPortfolio, liveYear, type Past } from './used-site';

/** A site with a year of data (used-site.ts). */
export type UsedSite = Site & { readonly past: Past };

/** The settings of the site that a test file gets unless it asks for others. */
export const ownerEnv: Env = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };
/**
 * bcrypt hash of the owner's password at cost 4: comparing it takes a millisecond, at the site's own cost a third of a
 * second.
 */
const quickHash = '$2b$04$bPd/1dHiaa1JY13LAbHfN.9MAJTUs95ZbVhT80.EhrQjcuw1jXse2';

/**
 * Starts a site with the sample content; with the owner's settings in `env`, the owner is there too, without the work
 * of a first start, and signing in is quick, but behind proxies, as where limits are tested.
 */
export async function startNewSite({ env, byNext }: { env: Env; byNext?: boolean }): Promise<Site> {
  const home = newHome();
  const isOwned = env.ADMIN_EMAIL === owner.email && env.ADMIN_PASSWORD === owner.password;
  if (isOwned)
    await copyTemplate('new', home, async (folder) => {
      const site = await startSite({ env: ownerEnv });
      await site.end();
      keepData(site.home, folder);
    });
  if (isOwned && !env.TRUSTED_PROXIES) shortenSignIns(path.join(home, 'portfolio.db'));
  return startSite({ env, home, byNext });
}

let generation = 0;

/** Gives a running site the data back that it started with: SQLite's own copy, which takes its locks. */
export async function resetSite({ home, databaseFile, uploadsDir }: Site): Promise<void> {
  const template = path.join(process.env.SITE_TEMPLATES ?? '', 'new');
  const file = path.join(home, 'new.db');
  fs.cpSync(path.join(template, 'portfolio.db'), file);
  shortenSignIns(file);
  const database = openDatabase(file);
  // What the site keeps of pages and content is of another generation.
  generation += 10_000;
  database.prepare('UPDATE "PublicGeneration" SET "value" = ?').run(generation);
  const used = openDatabase(databaseFile, { wait: 5_000 });
  inTransaction(used, 'EXCLUSIVE', () => undefined); // waits for a write that the last test left under way
  used.close();
  await copyDatabase(database, databaseFile);
  database.close();
  fs.rmSync(uploadsDir, { recursive: true, force: true });
  fs.cpSync(path.join(template, 'uploads'), uploadsDir, { recursive: true });
}

/** Starts a site with a year of data, whose portrait is cached in every size and format. */
export async function startUsedSite({
  env = {},
  home = newHome(),
  byNext,
}: {
  env?: Env;
  home?: string;
  byNext?: boolean;
} = {}): Promise<UsedSite> {
  await copyTemplate('imported', home, async (folder) => {
    await importPortfolio(folder);
    const lived = newHome();
    fs.cpSync(folder, lived, { recursive: true });
    const { portrait } = await liveYear(lived);
    const site = await startSite({ home: lived });
    for (const variant of variantsOf(portrait)) await (await fetch(site.origin + variant)).arrayBuffer();
    fs.cpSync(site.uploadsDir, path.join(folder, 'uploads'), { recursive: true });
    await site.remove();
  });
  const past = await liveYear(home);
  const site = await startSite({ env, home, byNext });
  const codes = [...past.recoveryCodes];
  return {
    ...site,
    past,
    credentials: () => ({ email: past.email, password: past.password, code: codes.shift() ?? '' }),
  };
}

/** The paths of a picture in every size and format. */
export const variantsOf = (address: string): string[] =>
  Object.entries(crops).flatMap(([crop, { widths }]) =>
    widths.flatMap((width) => formats.map((format) => address.replace(/\.webp$/, `-${crop}-${width}.${format}`))),
  );

function shortenSignIns(databaseFile: string): void {
  const database = openDatabase(databaseFile);
  database.prepare('UPDATE "Owner" SET "passwordHash" = ?').run(quickHash);
  database.close();
}

/** Moves the database and the uploads of a site that has ended, but not the secret of its sessions. */
function keepData(home: string, folder: string): void {
  for (const name of ['portfolio.db', 'uploads'])
    fs.cpSync(path.join(home, name), path.join(folder, name), { recursive: true });
  fs.rmSync(home, { recursive: true });
}
