'use client';
import { useRouter } from 'next/navigation';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '@/lib/format/dates';
import type { Result } from '@/lib/site/api/client';
import { describeChanges } from '@/lib/site/history/change-summary';
import type { Change } from '@/lib/site/history/changes';
import { joined } from '@/sections/nodes/three-way';
import { useBlocker } from '../providers/navigation-blocker';
import { dropSteps } from '../providers/past';
import type { Conflict } from './conflict-dialog';
import { conflictRows } from './diff';
import { useSaveKey } from './keys';
import { type FormOptions, useForm } from './use-form';

type Options<Sent, Stored> = Omit<FormOptions<Sent, Stored>, 'submit'> & {
  /** The version that the form begins from; null when nothing is stored yet. */
  readonly stored: Stored | null;
  /** Calls the API with the accepted value; `base` is the stored version that it is based on. */
  readonly request: (accepted: Sent, base: Stored | null) => Promise<Result<Stored, Stored>>;
  /** The differences between two values of the form; a stable function. */
  readonly changes: (before: unknown, after: unknown) => readonly Change[];
  /** Whether the form is in a dialog. */
  readonly inDialog?: boolean;
};

/**
 * A form of something that has versions: asks before it is left with unsaved changes, saves on Ctrl+S, and when the
 * server has a newer version (409) shows both.
 */
export function useStoredForm<Sent, Stored extends { readonly updated_at: string }>(options: Options<Sent, Stored>) {
  const { stored, request, onStored, draftOf, changes, inDialog } = options;
  const router = useRouter();
  /** The stored version that the draft began from, whatever was saved elsewhere meanwhile. */
  const [basis, setBasis] = useState(stored);
  /**
   * The form's value of a save that got no answer: the server may have stored it, and that version is not another
   * person's.
   */
  const unanswered = useRef<{ readonly value: unknown } | null>(null);
  const [isComparing, setComparing] = useState(true);
  const keep = (next: Stored, isAllStored: boolean) => {
    setBasis(next);
    onStored?.(next, isAllStored);
    router.refresh();
  };
  const requestOn = async (base: Stored | null, accepted: Sent, value: unknown) => {
    const result = await request(accepted, base);
    unanswered.current = !result.ok && result.status === 0 ? { value } : null;
    return result;
  };
  const form = useForm<Sent, Stored>({
    ...options,
    submit: async (accepted, overwritten): Promise<Result<Stored, Stored>> => {
      setComparing(true);
      const value: unknown = form.draft.value;
      const earlier = unanswered.current;
      const result = await requestOn(overwritten ?? basis, accepted, value);
      if (!earlier || result.ok || !result.current) return result;
      const isOwn = changes(draftOf(result.current), earlier.value).length === 0;
      return isOwn ? requestOn(result.current, accepted, value) : result;
    },
    onStored: keep,
  });
  const { draft, state, save } = form;
  const value = useDeferredValue(draft.value); // no key waits for the words
  const words = useMemo(() => describeChanges(changes(draft.base, value)), [changes, draft.base, value]);
  useBlocker(form.dirty, () => save());
  useSaveKey(() => void save(), inDialog);

  const takeUp = (current: Stored, value: unknown, isAllStored: boolean) => {
    dropSteps();
    draft.reset(draftOf(current), value);
    keep(current, isAllStored);
    form.settle(new Date(current.updated_at));
  };
  const conflictWith = (current: Stored): Conflict => {
    const theirs = draftOf(current);
    const rows = conflictRows(changes(theirs, draft.value));
    const both = rows.length === 0 || form.hasPendingEdits ? null : joined(draft.base, draft.value, theirs);
    return {
      rows,
      mine: describeChanges(changes(draft.base, draft.value)),
      theirs: describeChanges(changes(draft.base, theirs)),
      savedAt: formatDateTime(current.updated_at),
      onMine: () => {
        flushSync(() => setComparing(false)); // an error is shown in the form, where the window would stand before it
        void save(current);
      },
      onTheirs: () => takeUp(current, theirs, true),
      onBoth: both?.isSure ? () => takeUp(current, both.value, false) : undefined,
      onLater: () => setComparing(false),
    };
  };
  return {
    ...form,
    /** What is not saved, in the words of the history: « 3 publications ajoutées, 1 supprimée »; '' for nothing. */
    unsaved: form.dirty ? words || (draft.dirty ? '' : 'dans l’élément ouvert') : '',
    save: () => save(),
    /** Gives every change up; where a newer version is stored, the form shows that one. */
    giveUp() {
      if (state.at === 'conflict') return takeUp(state.current, draftOf(state.current), true);
      dropSteps();
      form.giveUp();
    },
    /** Bases the draft on a version that this page has stored beside the form. */
    rebase(next: Stored) {
      setBasis(next);
    },
    /** The two versions of a stale save while they are compared; else null. */
    conflict: state.at === 'conflict' && isComparing ? conflictWith(state.current) : null,
    compare: () => setComparing(true),
  };
}
export type StoredForm = ReturnType<typeof useStoredForm<unknown, { readonly updated_at: string }>>;
