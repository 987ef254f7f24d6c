/** What the owner states for the legal pages: one row of the settings, with a version of its own. */
import 'server-only';
import { z } from 'zod';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { log } from '@/lib/log';
import { type LegalFacts, legalFacts, noFacts, type StoredLegal } from '@/lib/site/legal/facts';
import type { Practice } from '@/lib/site/legal/pages';
import { ownProfile } from '@/sections/profil/sample-fields';
import { audit } from './audit';
import { db, type Tx, write } from './client';
import { readProfile } from './profile';
import { readSetting, storeSetting } from './settings';
import { readVisitSettings } from './site-state';
import { isLookingWeekly } from './weekly-look';

/** SQL triggers raise the content version with it. */
const key = 'legal';

const stored = z.object({ facts: legalFacts, version: z.number(), updated_at: z.iso.datetime() });

/** Body of PUT /api/legal: all fields, and the version that they are based on; without it, the save is never stale. */
export const legalBody = z.object({
  facts: legalFacts,
  version: z.number().int('La version doit être un nombre entier').optional(),
});

/** What was stated last; before the first save, the address of the profile as a contact: names are for the owner to give. */
export async function readLegal(authority: Authority): Promise<StoredLegal> {
  const row = await storedIn(db());
  if (row) return row;
  const { updated_at, ...stored } = await readProfile(authority);
  const { email } = ownProfile(stored);
  const proposed = { dataContact: email, accessContact: email };
  return { facts: { ...noFacts, ...proposed }, version: 0, updated_at };
}

/** What was stated last; nothing before the first save. */
export const readLegalFacts = async (): Promise<LegalFacts> => (await storedIn(db()))?.facts ?? noFacts;

/** Stores all of it. Throws `stale` with what is stored when `version` is not its own and something would change. */
export async function saveLegal(
  authority: Authority,
  { facts, version }: z.output<typeof legalBody>,
): Promise<StoredLegal> {
  return write(async (tx) => {
    const current = await storedIn(tx);
    if (current && isSame(current.facts, facts)) return current;
    if (version !== undefined && version !== (current?.version ?? 0))
      throw new Problem(
        'stale',
        'Les mentions ont été modifiées ailleurs depuis leur ouverture\u00a0: rien n’a été sauvegardé.',
        current ? { current } : {},
      );
    const next = { facts, version: (current?.version ?? 0) + 1, updated_at: new Date().toISOString() };
    await storeSetting(tx, key, JSON.stringify(next));
    await audit(tx, authority, 'legal.update', { version: next.version });
    return next;
  });
}

/** What the site does, by its switches, for the page on personal data. */
export const readPractice = async (): Promise<Practice> => ({
  looksWeekly: await isLookingWeekly(),
  countsVisits: (await readVisitSettings()).countedSince !== null,
});

/** The row; null before the first save. One that cannot be read is logged and counts as none: nothing is public then. */
async function storedIn(tx: Pick<Tx, 'setting'>): Promise<StoredLegal | null> {
  const value = await readSetting(tx, key);
  if (value === null) return null;
  try {
    return stored.parse(JSON.parse(value));
  } catch {
    log('error', 'legal.unreadable');
    return null;
  }
}

const isSame = (one: LegalFacts, other: LegalFacts): boolean => JSON.stringify(one) === JSON.stringify(other);
