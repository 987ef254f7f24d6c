'use client';
import type { ProfileChange } from '@/lib/site/api/client';
import { saveProfile } from '@/lib/site/api/client';
import { changesOf } from '@/lib/site/history/changes';
import { profilePatch } from '@/sections/profil/schema';
import type { StoredProfile } from '@/sections/public-site';
import { fieldIssues } from '../form/use-draft';
import { type Accepted, useForm } from '../form/use-form';
import { useOwner } from '../providers/owner';
import { profileFields, profileNode } from './profile-parts';

/**
 * The profile's form: all of the profile but the languages, which have their own page. `onSaved` is called after a
 * save of all of it.
 */
export function useProfileForm(stored: StoredProfile, onSaved: () => void) {
  const owner = useOwner();
  return useForm<ProfileChange, StoredProfile>({
    initial: () => fieldsOf(stored),
    draftOf: fieldsOf,
    accept,
    onStored: (_, isAllStored) => {
      if (isAllStored) onSaved();
    },
    send: (change, base) => saveProfile(owner.id, { ...change, version: base?.version }),
    versions: { stored, changes },
    words: { saved: () => 'Profil mis à jour avec succès!', fallback: 'Erreur lors de la mise à jour du profil' },
  });
}

const changes = (before: unknown, after: unknown) => changesOf(profileNode, { content: before }, { content: after });

const fieldsOf = (profile: StoredProfile): Record<string, unknown> =>
  Object.fromEntries(profileFields.map((name) => [name, profile[name]]));

function accept(value: unknown): Accepted<ProfileChange> {
  const parsed = profilePatch.safeParse(value);
  return parsed.success ? { ok: true, draft: parsed.data } : { ok: false, issues: fieldIssues(parsed.error.issues) };
}
