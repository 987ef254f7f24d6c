import 'server-only';
import { z } from 'zod';
import type { ChangeAction, EventDetail } from '@/lib/audit/events';
import type { Authority } from '@/lib/authority';
import { editedElsewhere, Problem } from '@/lib/errors';
import { oneLine } from '@/lib/format/one-line';
import { log } from '@/lib/log';
import { languages } from '@/sections/langues/definition';
import { uploadName } from '@/sections/picture';
import { type LinkName, type Links, missingLinks } from '@/sections/profil/identities';
import { otherNames } from '@/sections/profil/own-names';
import { ownProfile, sampleLeft } from '@/sections/profil/sample-fields';
import { type Language, type Profile, profilePatch, profileSchema } from '@/sections/profil/schema';
import type { StoredProfile } from '@/sections/public-site';
import { validate } from '@/sections/validate';
import { audit } from './audit';
import { db, type Tx, write } from './client';
import type { Profile as ProfileRow } from './generated/client';
import { recordVersion } from './record-version';
import { bytesOf, cleanHtml, refuseMissingPictures } from './sanitize-content';
import { readUpload, saveImage } from './uploads';

/**
 * Body of PUT /api/profile/{userId}: any of the fields, and the version that they are based on; without it, the save is
 * never stale.
 */
export const profileBody = profilePatch.extend({
  langues: z.unknown().transform(validLanguages).optional(),
  version: z.number().int('La version doit être un nombre entier').optional(),
});

/**
 * Languages as any list of items: those without a name are dropped; `Veuillez ajouter au moins une langue` when none of
 * those given is left.
 */
function validLanguages(value: unknown, context: z.core.$RefinementCtx): Language[] {
  const result = validate(languages, value ?? []);
  if (result.ok) return languages.schema.parse(result.content);
  for (const { path, message } of result.issues) context.addIssue({ code: 'custom', path: [...path], message });
  return z.NEVER;
}

export const profileRow = (from: Pick<Tx, 'profile'> = db()): Promise<ProfileRow> =>
  from.profile.findUniqueOrThrow({ where: { id: 1 } });

export async function readProfile(_authority: Authority): Promise<StoredProfile> {
  return storedProfile(await profileRow());
}

/**
 * Changes the given fields. Throws `stale` with the current profile when `version` is not the stored one, `wrongType`
 * for a photo that is no picture, `invalid` for one that is not on this site, or for a text with a picture that is not.
 */
export async function saveProfile(
  authority: Authority,
  body: z.output<typeof profileBody>,
  {
    as = 'update',
    detail,
  }: { readonly as?: 'update' | 'restore' | 'restore-part'; readonly detail?: EventDetail } = {},
): Promise<StoredProfile> {
  const { version, ...patch } = body;
  const clean = await cleanPatch(authority, patch);
  if (as === 'update' && clean.mission !== undefined)
    await refuseMissingPictures(
      [{ path: ['mission'], html: clean.mission }],
      async () => (await readProfile(authority)).mission,
    );
  return write(async (tx) => {
    const row = await profileRow(tx);
    const next = { ...profileOf(row), ...clean };
    // Not when nothing would change: a save whose response was lost is sent again.
    if (version !== undefined && version !== row.version && !sameProfile(profileOf(row), next))
      throw editedElsewhere('Le profil a été modifié', { current: storedProfile(row) });
    return storeProfile(tx, authority, row, next, as, detail);
  });
}

/**
 * Writes a whole profile over its row, with a version and an audit event; nothing when it is the same. `next` comes
 * from `cleanPatch`.
 */
export async function storeProfile(
  tx: Tx,
  authority: Authority,
  row: ProfileRow,
  next: Profile,
  action: ChangeAction,
  detail?: EventDetail,
): Promise<StoredProfile> {
  if (sameProfile(profileOf(row), next)) return storedProfile(row);
  const data = { ...columnsOf(next), version: row.version + 1, updatedAt: new Date() };
  const saved = await tx.profile.update({ where: { id: 1 }, data });
  await recordVersion(tx, 'profile', '', saved.version, action, saved, detail?.from);
  await audit(tx, authority, `profile.${action}`, { version: saved.version, ...detail });
  return storedProfile(saved);
}

/** Adds names to the owner's other ones and links where there are none, with a version and an audit event. */
export async function addToProfile(
  tx: Tx,
  authority: Authority,
  { names, links = {} }: { readonly names: readonly string[]; readonly links?: Links },
): Promise<void> {
  const row = await profileRow(tx);
  const stored = profileOf(row);
  const known = otherNames(stored);
  const autresNoms = [...new Set([...known, ...names.flatMap((name) => oneLine(name) || [])])].join('\n');
  const missing = missingLinks(Object.entries(links) as [LinkName, string][], ownProfile(stored));
  const { linkedin, researchgate, youtube, ...ids } = missing;
  const sites = { ...(linkedin && { linkedin }), ...(researchgate && { researchgate }), ...(youtube && { youtube }) };
  const added = { autresNoms, ...sites, identifiants: { ...stored.identifiants, ...ids } };
  const { success, data } = profilePatch.safeParse(added);
  const isNew = autresNoms !== known.join('\n') || Object.keys(missing).length > 0;
  if (success && isNew) await storeProfile(tx, authority, row, { ...stored, ...data }, 'update');
}

/**
 * Fields ready to be stored: HTML sanitised, an inline photo stored as an upload. Throws `invalid` for a photo at any
 * address but an existing upload's: fetching it would let a caller steer the server, showing it would send visitors'
 * requests elsewhere.
 */
export async function cleanPatch<Patch extends Partial<Profile>>(authority: Authority, patch: Patch): Promise<Patch> {
  return {
    ...patch,
    ...(patch.mission === undefined ? {} : { mission: await cleanHtml(authority, patch.mission) }),
    ...(patch.photo === undefined ? {} : { photo: await storedPhoto(authority, patch.photo) }),
  };
}

/** The columns of a profile: its lists and groups as JSON. */
export function columnsOf(profile: Profile) {
  return { ...profile, identifiants: JSON.stringify(profile.identifiants), langues: JSON.stringify(profile.langues) };
}

/** Shown in place of a field that cannot be read; '' for those not listed. The name must not be empty. */
const unreadable: Readonly<Record<string, unknown>> = { nom: '…', prenom: '…', identifiants: {}, langues: [] };

/**
 * The profile in a row, its JSON parsed. As in a section, what cannot be read is logged and shown empty, and the row
 * stays as it is.
 */
export function profileOf(row: ProfileRow): Profile {
  const stored = { ...row, identifiants: parsed(row.identifiants), langues: parsed(row.langues) };
  const result = profileSchema.safeParse(stored);
  if (result.success) return result.data;
  const names = new Set(result.error.issues.map(({ path: [name] }) => String(name)));
  for (const at of names) log('error', 'content.unreadable', { section: 'profile', at });
  return profileSchema.parse({
    ...stored,
    ...Object.fromEntries(Array.from(names, (name) => [name, unreadable[name] ?? ''])),
  });
}

/** Parses JSON. Text that is no JSON is returned as it is; the schema then refuses it. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

function storedProfile(row: ProfileRow): StoredProfile {
  const profile = profileOf(row);
  return {
    ...profile,
    version: row.version,
    sample: sampleLeft(profile) > 0,
    updated_at: row.updatedAt.toISOString(),
  };
}

async function storedPhoto(authority: Authority, photo: string | null): Promise<string | null> {
  if (photo === null) return null;
  if (photo.startsWith('data:')) return saveImage(authority, bytesOf(photo));
  const name = uploadName(photo);
  if (name === null || !(await readUpload(name)))
    throw new Problem('invalid', 'Veuillez téléverser la photo sur le site');
  return `/uploads/${name}`;
}

function sameProfile(one: Profile, other: Profile): boolean {
  return JSON.stringify(profileSchema.parse(one)) === JSON.stringify(profileSchema.parse(other));
}
