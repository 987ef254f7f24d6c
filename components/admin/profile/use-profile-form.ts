'use client';
import { useRouter } from 'next/navigation';
import { useCallback, useId, useState } from 'react';
import type { ProfileChange } from '@/lib/api/client';
import { saveProfile } from '@/lib/api/client';
import type { Profile } from '@/sections/profil/schema';
import { profilePatch } from '@/sections/profil/schema';
import type { StoredProfile } from '@/sections/public-site';
import type { Path } from '../editor/draft';
import { isWithin, setAt } from '../editor/draft';
import { useFocusField } from '../editor/focus-field';
import type { FormContextValue } from '../editor/form-context';
import type { FieldIssue } from '../editor/use-draft';
import { fieldIssues, useDraft } from '../editor/use-draft';
import type { Difference } from '../form/conflict-dialog';
import { diffDrafts } from '../form/diff';
import { useSaveKey } from '../form/use-save-key';
import { useSaving } from '../form/use-saving';
import { useBlocker } from '../providers/navigation-blocker';
import { useOwner } from '../providers/owner';
import { academic, links, mission, personal, profileFields } from './profile-parts';

const node = { node: 'group', fields: Object.fromEntries([personal, academic, mission, links].flatMap(({ fields }) => fields)) } as const;

/** The state of the profile's form: draft, errors, saving, conflict. A failed save never discards what was typed. */
export function useProfileForm(initial: StoredProfile) {
  const owner = useOwner();
  const router = useRouter();
  const form = useId();
  const focus = useFocusField(form);
  const [stored, setStored] = useState(initial);
  const [comparing, setComparing] = useState(true);
  const check = useCallback((value: unknown) => issuesOf(value), []);
  const draft = useDraft(() => draftOf(initial), check);
  const saving = useSaving<StoredProfile>();
  const { state } = saving;

  const keep = (profile: StoredProfile, sent: unknown) => {
    draft.stored(draftOf(profile), sent);
    setStored(profile);
    router.refresh();
  };
  const refuse = (issues: readonly FieldIssue[]) => {
    draft.show(issues);
    focus(issues[0]?.path);
  };
  const save = async (over?: StoredProfile): Promise<boolean> => {
    const parsed = profilePatch.safeParse(draft.value);
    if (!parsed.success) {
      refuse(fieldIssues(parsed.error.issues));
      return false;
    }
    const sent = draft.value;
    draft.show([]);
    setComparing(true);
    return saving.run(
      {
        send: (onto) => saveProfile(owner.id, { ...picked(parsed.data), version: (onto ?? stored).version }),
        onStored: (profile) => keep(profile, sent),
        saved: () => 'Profil mis à jour avec succès!',
        fallback: 'Erreur lors de la mise à jour du profil',
        onRefused: ({ issues }) => {
          if (issues?.length) refuse(fieldIssues(issues));
        },
      },
      over,
    );
  };
  useBlocker(draft.dirty, () => save());
  useSaveKey(() => void save());

  const checkAt = (path: Path, value: unknown) => issuesOf(setAt(draft.value, path, value)).filter((issue) => isWithin(issue.path, path));
  return {
    form,
    draft,
    state,
    save,
    editing: { form, draft, checkAt } satisfies FormContextValue,
    compare: () => setComparing(true),
    conflict:
      state.at === 'conflict' && comparing
        ? {
            differences: [...photoDifference(draft.value, state.current), ...diffDrafts(node, withoutPhoto(draft.value), withoutPhoto(draftOf(state.current)))],
            savedAt: state.current.updated_at,
            mine: () => void save(state.current),
            theirs: () => {
              keep(state.current, draft.value);
              saving.settle(new Date(state.current.updated_at));
            },
            later: () => setComparing(false),
          }
        : null,
  };
}

function issuesOf(value: unknown): readonly FieldIssue[] {
  const parsed = profilePatch.safeParse(value);
  return parsed.success ? [] : fieldIssues(parsed.error.issues);
}

/** The fields of a profile that the form edits. */
function draftOf(profile: StoredProfile): Record<string, unknown> {
  return Object.fromEntries(profileFields.map((name) => [name, profile[name]]));
}

function picked(patch: Partial<Profile>): ProfileChange {
  return Object.fromEntries(Object.entries(patch).filter(([name]) => profileFields.some((field) => field === name)));
}

const photoOf = (value: unknown): unknown => (typeof value === 'object' && value !== null && 'photo' in value ? value.photo : null);
const withoutPhoto = (value: unknown): unknown => setAt(value, ['photo'], null);

function photoDifference(mine: unknown, theirs: StoredProfile): Difference[] {
  const say = (photo: unknown) => (photo ? 'une photo' : 'aucune photo');
  return photoOf(mine) === theirs.photo ? [] : [{ label: 'Photo', mine: say(photoOf(mine)), theirs: say(theirs.photo) }];
}
