/**
 * States of the whole site, kept as settings: whether it is on line, its time zone, what robots.txt asks, whether the
 * dashboard shows its guide.
 */
import 'server-only';
import type { EventName } from '@/lib/audit/events';
import type { Authority } from '@/lib/authority';
import type { CopyKind } from '@/lib/copy-job';
import { applyTimeZone, timeZoneSetting } from '@/lib/site/public-pages/site-state';
import { visitsSetting } from '@/lib/site/visits/counter';
import { audit } from './audit';
import { afterCommit, db, write } from './client';
import { readSetting, storeSetting, switchSetting } from './settings';

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
  return readSetting(db(), offline);
}

/** Makes a setting be there or not, and notes which where that is a change. */
const switchNoted = (authority: Authority, key: string, isOn: boolean, on: EventName, off: EventName): Promise<void> =>
  write(async (tx) => {
    if (await switchSetting(tx, key, isOn)) await audit(tx, authority, isOn ? on : off);
  });

/** Takes the site off line, or on line again. */
export const setOnline = (authority: Authority, isOnline: boolean): Promise<void> =>
  switchNoted(authority, offline, !isOnline, 'site.offline', 'site.online');

/** What the site says of its visits and of crawlers: since when visits are counted (null: never), what robots.txt asks. */
type VisitSettings = { readonly countedSince: string | null; readonly isTrainingRefused: boolean };

/** For the pages that visitors read, too: they say what the site does. */
export async function readVisitSettings(): Promise<VisitSettings> {
  const rows = await db().setting.findMany({ where: { key: { in: [visitsSetting, noTraining] } } });
  return {
    countedSince: rows.find(({ key }) => key === visitsSetting)?.value ?? null,
    isTrainingRefused: rows.some(({ key }) => key === noTraining),
  };
}

export const setTrainingRefused = (authority: Authority, isRefused: boolean): Promise<void> =>
  switchNoted(authority, noTraining, isRefused, 'training.refused', 'training.allowed');

export async function readCopiesAutomatic(): Promise<boolean> {
  return (await readSetting(db(), automaticCopies)) !== null;
}

/** Publishes the static copy after each change, or only when the owner asks for it. */
export const setCopiesAutomatic = (authority: Authority, isOn: boolean): Promise<void> =>
  switchNoted(authority, automaticCopies, isOn, 'copies.on', 'copies.off');

export async function auditCopy(authority: Authority, kind: CopyKind): Promise<void> {
  await write((tx) => audit(tx, authority, kind === 'archive' ? 'copy.make' : 'copy.publish'));
}

export async function isGuideClosed(): Promise<boolean> {
  return (await readSetting(db(), closedGuide)) !== null;
}

export async function setGuide(_authority: Authority, isOpen: boolean): Promise<void> {
  await write((tx) => switchSetting(tx, closedGuide, !isOpen));
}

/** Has the site's dates and times be those of a time zone, or of the default: null. */
export async function setTimeZone(authority: Authority, zone: string | null): Promise<void> {
  await write(async (tx) => {
    if (!(await storeSetting(tx, timeZoneSetting, zone))) return;
    await audit(tx, authority, 'time-zone.change', { zone: zone ?? '' });
    afterCommit(tx, () => applyTimeZone(zone));
  });
}

/** The random id that the site's database was made with (prisma/migrations). */
export async function readSiteId(): Promise<string> {
  return (await db().setting.findUniqueOrThrow({ where: { key: 'site.id' } })).value;
}
