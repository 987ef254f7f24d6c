/** What `hideSample` hid, and as it was before: kept until it is brought back or hidden anew. */
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
type Reader = Pick<Tx, 'setting' | 'section' | 'profile'>;
const key = 'sample.hidden';

export async function keepHidden(tx: Tx, hidden: Hidden): Promise<void> {
  const value = JSON.stringify(hidden);
  await tx.setting.upsert({ where: { key }, create: { key, value }, update: { value } });
}

export async function forgetHidden(tx: Tx): Promise<void> {
  await tx.setting.deleteMany({ where: { key } });
}

/** The rows that were not changed since they were hidden, and in how many places the profile was. */
export async function stillHidden(from: Reader): Promise<{ sections: Section[]; profile: ProfileRow | null; places: number }> {
  const kept = await from.setting.findUnique({ where: { key } });
  if (!kept) return { sections: [], profile: null, places: 0 };
  const hidden = hiddenShape.parse(JSON.parse(kept.value));
  const versions = new Map(hidden.sections.map(({ id, version }) => [id, version]));
  const rows = await from.section.findMany({ where: { id: { in: [...versions.keys()] }, deletedAt: null } });
  const profile = hidden.profile && (await from.profile.findUnique({ where: { id: 1, version: hidden.profile.version } }));
  return {
    sections: rows.filter(({ id, version }) => versions.get(id) === version),
    profile: profile ?? null,
    places: profile ? (hidden.profile?.places ?? 0) : 0,
  };
}

/** A section as it was one version before; null when that is no longer kept. */
export async function sectionBefore(tx: Tx, { id, version }: Section): Promise<{ visible: boolean; content: string } | null> {
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
