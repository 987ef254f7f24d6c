/**
 * States of the whole site, kept as settings: whether it is on line, its time zone, what robots.txt asks, whether the
 * dashboard shows its guide.
 */
import 'server-only';
import type { Authority } from '@/lib/authority';
import type { CopyKind } from '@/lib/copy-job';
import { applyTimeZone, timeZoneSetting } from '@/lib/site/time-zone';
import { visitsSetting } from '@/lib/site/visits/counter';
import { audit } from './audit';
import { afterCommit, db, type Tx, write } from './client';

/**
 * The setting that takes the site off line while it is there; public pages read it with the site's version
 * (lib/site/public-pages/site-state.ts).
 */
const offline = 'offline';
const closedGuide = 'guide.closed';
/** The setting by which robots.txt asks crawlers that train models to stay away; triggers raise the content version. */
const noTraining = 'no-training';

/** The setting by which the site publishes its static copy by itself (lib/site/copies/jobs.ts). */
const automaticCopies = 'copies.automatic';

/** Since when the site is off line, in ISO 8601; null while it is on line. */
export async function readOfflineSince(): Promise<string | null> {
  return (await db().setting.findUnique({ where: { key: offline } }))?.value ?? null;
}

/** Takes the site off line, or on line again. */
export async function setOnline(authority: Authority, isOnline: boolean): Promise<void> {
  await write(async (tx) => {
    if (await keep(tx, offline, !isOnline)) await audit(tx, authority, isOnline ? 'site.online' : 'site.offline');
  });
}

/** What the site says of its visits and of crawlers: since when visits are counted (null: never), what robots.txt asks. */
export type VisitSettings = { readonly countedSince: string | null; readonly isTrainingRefused: boolean };

/** For the pages that visitors read, too: they say what the site does. */
export async function readVisitSettings(): Promise<VisitSettings> {
  const rows = await db().setting.findMany({ where: { key: { in: [visitsSetting, noTraining] } } });
  return {
    countedSince: rows.find(({ key }) => key === visitsSetting)?.value ?? null,
    isTrainingRefused: rows.some(({ key }) => key === noTraining),
  };
}

/** Asks crawlers that train models to stay away, or no more. */
export async function setTrainingRefused(authority: Authority, isRefused: boolean): Promise<void> {
  await write(async (tx) => {
    if (await keep(tx, noTraining, isRefused))
      await audit(tx, authority, isRefused ? 'training.refused' : 'training.allowed');
  });
}

/** Whether the static copy is published after each change. */
export async function readCopiesAutomatic(): Promise<boolean> {
  return (await db().setting.count({ where: { key: automaticCopies } })) > 0;
}

/** Publishes the static copy after each change, or only when the owner asks for it. */
export async function setCopiesAutomatic(authority: Authority, isOn: boolean): Promise<void> {
  await write(async (tx) => {
    if (await keep(tx, automaticCopies, isOn)) await audit(tx, authority, isOn ? 'copies.on' : 'copies.off');
  });
}

/** Notes that the owner has had a copy made. */
export async function auditCopy(authority: Authority, kind: CopyKind): Promise<void> {
  await write((tx) => audit(tx, authority, kind === 'archive' ? 'copy.make' : 'copy.publish'));
}

/** Whether the owner has closed the dashboard's guide. */
export async function isGuideClosed(): Promise<boolean> {
  return (await db().setting.count({ where: { key: closedGuide } })) > 0;
}

/** Shows the guide on the dashboard, or closes it. */
export async function setGuide(_authority: Authority, isOpen: boolean): Promise<void> {
  await write((tx) => keep(tx, closedGuide, !isOpen));
}

/** Has the site's dates and times be those of a time zone, or of the default: null. */
export async function setTimeZone(authority: Authority, zone: string | null): Promise<void> {
  const key = timeZoneSetting;
  await write(async (tx) => {
    const was = (await tx.setting.findUnique({ where: { key } }))?.value ?? null;
    if (was === zone) return;
    if (zone === null) await tx.setting.delete({ where: { key } });
    else await tx.setting.upsert({ where: { key }, create: { key, value: zone }, update: { value: zone } });
    await audit(tx, authority, 'time-zone.change', { zone: zone ?? '' });
    afterCommit(tx, () => applyTimeZone(zone));
  });
}

/** The random id that the site's database was made with (prisma/migrations). */
export async function readSiteId(): Promise<string> {
  return (await db().setting.findUniqueOrThrow({ where: { key: 'site.id' } })).value;
}

/** Makes a setting be there or not; returns whether that is a change. */
async function keep(tx: Tx, key: string, isThere: boolean): Promise<boolean> {
  const was = (await tx.setting.count({ where: { key } })) > 0;
  if (was === isThere) return false;
  if (isThere) await tx.setting.create({ data: { key, value: new Date().toISOString() } });
  else await tx.setting.delete({ where: { key } });
  return true;
}
