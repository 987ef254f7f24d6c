/** What `hideSample` hid, and as it was before: kept until it is brought back. */
import 'server-only';
import { z } from 'zod';
import { type Profile, profileSchema } from '@/sections/profil/schema';
import type { Tx } from './client';
import type { Profile as ProfileRow, Section } from './generated/client';
import { type ReadVersion, readVersion } from './version-rows';

/** The rows by the version that hid them. */
const hiddenShape = z.object({
  sections: z.array(z.object({ id: z.string(), version: z.number() })),
  profile: z.object({ version: z.number(), places: z.number() }).optional(),
});
type Hidden = z.output<typeof hiddenShape>;
type Reader = Pick<Tx, 'setting' | 'section' | 'profile' | 'version'>;
const key = 'sample.hidden';

/** Keeps what was hidden now beside what was before; what was hidden again counts as it is now. */
export async function keepHidden(tx: Tx, { sections, profile }: Hidden): Promise<void> {
  const before = await readHidden(tx);
  const ids = new Set(sections.map(({ id }) => id));
  const all: Hidden = { sections: [...before.sections.filter(({ id }) => !ids.has(id)), ...sections], profile: profile ?? before.profile };
  const value = JSON.stringify(all);
  await tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
}

export async function forgetHidden(tx: Tx): Promise<void> {
  await tx.setting.deleteMany({ where: { key } });
}

/** The ids of the versions from before the hiding that are kept: only from them comes back what was taken out of a row. */
export async function versionsBeforeHidden(from: Reader): Promise<ReadonlySet<number>> {
  return new Set((await keptBefore(from, await readHidden(from))).map(({ id }) => id));
}

async function readHidden(from: Reader): Promise<Hidden> {
  const kept = await from.setting.findUnique({ where: { key } });
  return kept ? hiddenShape.parse(JSON.parse(kept.value)) : { sections: [] };
}

function keptBefore(from: Reader, { sections, profile }: Hidden): Promise<{ id: number; subject: string; key: string }[]> {
  const places = [
    ...sections.map(({ id, version }) => ({ subject: 'section', key: id, version: version - 1 })),
    ...(profile ? [{ subject: 'profile', key: '', version: profile.version - 1 }] : []),
  ];
  return from.version.findMany({ where: { OR: places }, select: { id: true, subject: true, key: true } });
}

/** The rows that were not changed since they were hidden and can come back, and in how many places the profile was. */
export async function stillHidden(from: Reader): Promise<{ sections: Section[]; profile: ProfileRow | null; places: number }> {
  const hidden = await readHidden(from);
  const before = new Set((await keptBefore(from, hidden)).map(({ subject, key: of }) => `${subject}/${of}`));
  const versions = new Map(hidden.sections.map(({ id, version }) => [id, version]));
  const rows = await from.section.findMany({ where: { id: { in: [...versions.keys()] }, deletedAt: null } });
  const isKept = hidden.profile && before.has('profile/');
  const profile = isKept && (await from.profile.findUnique({ where: { id: 1, version: hidden.profile?.version } }));
  return {
    sections: rows.filter(({ id, version, visible }) => versions.get(id) === version && (!visible || before.has(`section/${id}`))),
    profile: profile || null,
    places: profile ? (hidden.profile?.places ?? 0) : 0,
  };
}

/** A section as it was before it was hidden, which one that is only hidden holds itself; null when that is no longer kept. */
export async function sectionBefore(tx: Tx, { id, version, visible, content }: Section): Promise<{ visible: boolean; content: string } | null> {
  if (!visible) return { visible: true, content };
  const before = await versionAt(tx, 'section', id, version - 1);
  return before && { visible: before.snapshot.visible === true, content: JSON.stringify(before.snapshot.content) };
}

/** The profile as it was one version before; null when that is no longer kept. */
export async function profileBefore(tx: Tx, { version }: ProfileRow): Promise<Profile | null> {
  const before = await versionAt(tx, 'profile', '', version - 1);
  return before && profileSchema.parse(before.snapshot.content);
}

async function versionAt(tx: Tx, subject: 'section' | 'profile', of: string, version: number): Promise<ReadVersion | null> {
  const row = await tx.version.findFirst({ where: { subject, key: of, version }, orderBy: { id: 'desc' } });
  return row && readVersion(row);
}
