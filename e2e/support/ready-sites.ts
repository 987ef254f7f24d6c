/** Sites that start on data which is there already: the sample content and its owner, or a year of use. */
import fs from 'node:fs';
import path from 'node:path';
import { crops, formats } from '../../lib/media/variants';
import { type Env, newHome, owner, type Site, startSite } from './site';
import { copyTemplate } from './templates';
import { importPortfolio, liveYear, type Past } from './used-site.mjs';

/** A site with a year of data (used-site.mjs). */
export type UsedSite = Site & { readonly past: Past };

const ownerEnv = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password };

/** Starts a site with the sample content; with the owner's settings in `env`, the owner is there too, without the work of a first start. */
export async function startNewSite(env: Env): Promise<Site> {
  const home = newHome();
  const isOwned = env.ADMIN_EMAIL === owner.email && env.ADMIN_PASSWORD === owner.password;
  if (isOwned)
    await copyTemplate('new', home, async (folder) => {
      const site = await startSite({ env: ownerEnv });
      await site.end();
      keepData(site.home, folder);
    });
  return startSite({ env, home });
}

/** Starts a site with a year of data, whose portrait is cached in every size and format. */
export async function startUsedSite({ env = {}, home = newHome() }: { env?: Env; home?: string } = {}): Promise<UsedSite> {
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
  const site = await startSite({ env, home });
  const codes = [...past.recoveryCodes];
  return { ...site, past, credentials: () => ({ email: past.email, password: past.password, code: codes.shift() ?? '' }) };
}

/** The paths of a picture in every size and format. */
export const variantsOf = (address: string): string[] =>
  Object.entries(crops).flatMap(([crop, { widths }]) =>
    widths.flatMap((width) => formats.map((format) => address.replace(/\.webp$/, `-${crop}-${width}.${format}`))),
  );

/** Moves the database and the uploads of a site that has ended, but not the secret of its sessions. */
function keepData(home: string, folder: string): void {
  for (const name of ['portfolio.db', 'uploads']) fs.cpSync(path.join(home, name), path.join(folder, name), { recursive: true });
  fs.rmSync(home, { recursive: true });
}
