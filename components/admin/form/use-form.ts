import { useRouter } from 'next/navigation';
import { type SyntheticEvent, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import { type Failure, failureText, fullFailureText, type Result, serverNow } from '@/lib/site/api/client';
import { describeChanges } from '@/lib/site/history/change-summary';
import { changesOf } from '@/lib/site/history/changes';
import type { AnyNode } from '@/sections/editor-tree';
import { merge } from '@/sections/nodes/three-way';
import { useBlocker } from '../providers/navigation-blocker';
import { showToast } from '../providers/notifications';
import { dropSteps } from '../providers/past';
import { useApiCall } from '../providers/session';
import { useIsHere, useLatest } from '../ui/use-event';
import type { Conflict } from './conflict-dialog';
import { elementAt, isWithin, type Path, summaryId } from './draft';
import { useSaveKey } from './keys';
import {
  type Accepted,
  asContent,
  type DraftOptions,
  type FieldIssue,
  fieldIssues,
  useDraft,
  useSteps,
} from './use-draft';

/**
 * Writes text typed outside the form's fields to its draft before a save. Returns whether it was valid, or resolves to
 * whether sending it succeeded.
 */
export type PendingEdit = () => boolean | Promise<boolean>;

type FormOptions<Sent, Stored> = Omit<DraftOptions, 'initial' | 'check'> &
  Readonly<{
    /** By default the stored version's draft. */
    initial?: DraftOptions['initial'];
    /** `base`: the stored version that the value is based on, null for none. */
    accept: (value: unknown, base: Stored | null) => Accepted<Sent>;
    /** The errors of a value, to update the shown ones during editing; by default those of `accept`. */
    check?: DraftOptions['check'];
    send: (ownerId: string, accepted: Sent, base: Stored | null) => Promise<Result<Stored, Stored>>;
    draftOf: (stored: Stored) => unknown;
    /** `isAllStored`: nothing was typed during the save. */
    onStored?: (stored: Stored, isAllStored: boolean) => void;
    /** Called with a server failure; returns its field errors, by default at their own paths. */
    onRefused?: (failure: Failure<Stored>) => readonly FieldIssue[];
    words: SaveWords<Stored>;
    /**
     * For versioned data. The form asks before it is left with unsaved changes, saves on Ctrl+S, and shows both
     * versions if the server has a newer one (409).
     */
    versions?: Readonly<{
      /** The version that the form starts from; null if none is stored. */
      stored: Stored | null;
      /** Used to describe differences between two values. */
      tree: AnyNode;
      inDialog?: boolean;
    }>;
  }>;

type SaveWords<Stored> = Readonly<{
  saved: (stored: Stored) => string;
  /** Shown if the server gives no error message. */
  fallback: string;
  /** Shown if there was no response; by default `fallback`. */
  broken?: string;
  /** Whether a failure is shown only at a field; by default none is. */
  isQuiet?: (failure: Failure<Stored>) => boolean;
}>;

/** The outcome of the last save. `again`: whether retrying may succeed; false if a field must be corrected first. */
export type SaveState<Stored> =
  | { readonly status: 'rest' }
  | { readonly status: 'saving' }
  | Readonly<{ status: 'saved'; when: Date }>
  | Readonly<{ status: 'failed'; text: string; again: boolean }>
  | Readonly<{ status: 'conflict'; current: Stored; text: string }>;

/** The end of a save: nothing left to save, text typed meanwhile, or nothing stored. */
type SaveOutcome = 'all stored' | 'more typed' | 'refused';

/**
 * The one form of the administration: its value, errors by path, saves and versions. A failed save never discards what
 * was typed.
 */
export function useForm<Sent, Stored>(options: FormOptions<Sent, Stored>) {
  const { accept, check = (value) => issuesOf(accept(value, null)), draftOf, onStored, words, versions } = options;
  const { onRefused = ({ issues = [] }) => fieldIssues(issues), savedOf = asContent } = options;
  const { initial = () => (versions?.stored ? draftOf(versions.stored) : undefined) } = options;
  const id = useId();
  const draft = useDraft({ ...options, initial, check });
  const steps = useSteps(draft);
  const call = useApiCall();
  const router = useRouter();
  const [state, setState] = useState<SaveState<Stored>>({ status: 'rest' });
  const settle = (when?: Date) => setState(when ? { status: 'saved', when } : { status: 'rest' });
  const [pendingEdits, setPendingEdits] = useState<readonly PendingEdit[]>([]);
  /** The stored version that the draft started from, whatever was saved elsewhere since. */
  const [base, setBaseVersion] = useState<Stored | null>(versions?.stored ?? null);
  const [isComparing, setComparing] = useState(true);
  /** What a save reads after waiting. */
  const now = useLatest({ ...options, draft, pendingEdits, base, state });
  const underWay = useRef<Promise<SaveOutcome> | null>(null);
  /** The version that the owner chose to overwrite. */
  const overwritten = useRef<Stored | null>(null);
  /**
   * The value of a save that got no response: the server may have stored it as a version, which is then no conflict.
   */
  const saveWithoutResponse = useRef<unknown>(undefined);
  const isHere = useIsHere();

  const tree = versions?.tree;
  const changes = useCallback(
    (before: unknown, after: unknown) => (tree ? changesOf(tree, savedOf(before), savedOf(after)) : []),
    [tree, savedOf],
  );

  const registerPendingEdit = useCallback((edit: PendingEdit) => {
    setPendingEdits((all) => [...all, edit]);
    return () => setPendingEdits((all) => all.filter((other) => other !== edit));
  }, []);
  const writePendingEdits = async (onWait?: () => void): Promise<boolean> => {
    for (const write of now.current.pendingEdits) {
      const written = write();
      if (written instanceof Promise) onWait?.();
      if (!(await written)) return false;
    }
    return true;
  };

  const refuse = (issues: readonly FieldIssue[], value?: unknown): SaveOutcome => {
    flushSync(() => draft.show(issues, value));
    const place = elementAt(id, issues[0]?.path ?? []) ?? document.getElementById(summaryId(id));
    place?.focus();
    return 'refused';
  };
  /** Stores the form after the pending edits; nothing if the form was left meanwhile. */
  const store = async (): Promise<SaveOutcome> => {
    const { state } = now.current;
    const chosen = overwritten.current;
    overwritten.current = null;
    const isWritten = await writePendingEdits(() => setState({ status: 'saving' }));
    if (!isWritten || !isHere.current) {
      setState(state);
      return 'refused';
    }
    const { accept, send } = now.current;
    const { value } = now.current.draft;
    const base = chosen ?? now.current.base;
    const accepted = accept(value, base);
    if (!accepted.ok) return refuse(accepted.issues, accepted.draft);
    draft.show([]);
    showToast.close(id); // the toast of an earlier save is outdated
    setState({ status: 'saving' });
    setComparing(true);
    const sendOver = (base: Stored | null) => call((ownerId) => send(ownerId, accepted.draft, base));
    let result = await sendOver(base);
    const ours = saveWithoutResponse.current;
    if (ours && !result.ok && result.current && changes(draftOf(result.current), ours).length === 0)
      result = await sendOver(result.current);
    saveWithoutResponse.current = !result.ok && result.status === 0 ? value : undefined;
    return result.ok ? keepStored(result.data, value) : showFailure(result);
  };
  const keepStored = (stored: Stored, sent: unknown): SaveOutcome => {
    const isAllStored = now.current.draft.value === sent && now.current.pendingEdits.length === 0;
    // Synchronous, so that a waiting save finds what this one left.
    flushSync(() => {
      draft.stored(draftOf(stored), isAllStored ? sent : undefined);
      takeVersion(stored, isAllStored);
      setState({ status: 'saved', when: serverNow() });
    });
    showToast.success(words.saved(stored), undefined, 'save');
    return isAllStored ? 'all stored' : 'more typed';
  };
  const takeVersion = (stored: Stored, isAllStored: boolean) => {
    setBaseVersion(() => stored);
    onStored?.(stored, isAllStored);
    if (versions) router.refresh();
  };
  /** Shows a failure in a toast and in the bar; a stale version opens a dialog instead of a toast. */
  const showFailure = (failure: Failure<Stored>): SaveOutcome => {
    const isQuiet = words.isQuiet?.(failure);
    if (!isQuiet && !failure.current) showToast.error(failureText(failure, words.fallback, words.broken), id);
    setState(isQuiet ? { status: 'rest' } : failedState(failure, words));
    const issues = onRefused(failure);
    return issues.length > 0 ? refuse(issues) : 'refused';
  };
  /**
   * Saves the form with its pending edits, unless one is invalid. During another save it waits for that one, fails with
   * it, and stores the changes made meanwhile. Resolves to whether nothing is left to save.
   */
  const save = async (): Promise<boolean> => {
    while (underWay.current) {
      const outcome = await underWay.current;
      if (outcome !== 'more typed' || !isHere.current) return outcome === 'all stored';
    }
    underWay.current = store().finally(() => {
      underWay.current = null;
    });
    return (await underWay.current) === 'all stored';
  };
  const dirty = draft.dirty || pendingEdits.length > 0;
  const value = useDeferredValue(draft.value); // keys do not wait for this text
  const description = useMemo(() => describeChanges(changes(draft.base, value)), [changes, draft.base, value]);
  useBlocker(dirty && versions !== undefined, save);
  useSaveKey(versions && save, versions?.inDialog);

  const takeUp = (current: Stored, value: unknown, isAllStored: boolean) => {
    dropSteps();
    draft.reset(draftOf(current), value);
    takeVersion(current, isAllStored);
    settle(new Date(savedAt(current)));
  };
  const conflictWith = (current: Stored): Conflict => {
    const theirs = draftOf(current);
    const differences = changes(theirs, draft.value);
    const both = differences.length === 0 || pendingEdits.length > 0 ? null : merge(draft.base, draft.value, theirs);
    return {
      changes: differences,
      mine: describeChanges(changes(draft.base, draft.value)),
      theirs: describeChanges(changes(draft.base, theirs)),
      savedAt: formatDateTime(savedAt(current)),
      onMine: () => {
        flushSync(() => setComparing(false)); // the dialog would cover an error in the form
        overwritten.current = current;
        void save();
      },
      onTheirs: () => takeUp(current, theirs, true),
      onBoth: both?.isSure ? () => takeUp(current, both.value, false) : undefined,
      onLater: () => setComparing(false),
    };
  };
  return {
    /** Prefix of its fields' ids. */
    id,
    draft,
    ...steps,
    /** Whether anything is unsaved, in the draft or pending. */
    dirty,
    /** The unsaved changes, worded as in the history: « 3 publications ajoutées, 1 supprimée »; '' for none. */
    unsaved: dirty ? description || (draft.dirty ? '' : 'dans l’élément ouvert') : '',
    state,
    save,
    /** Ends the state of the last save; `when`: the time of the stored version that replaced the form's. */
    settle,
    /** Discards all changes; shows a newer stored version, if any. */
    giveUp() {
      if (state.status === 'conflict') return takeUp(state.current, draftOf(state.current), true);
      dropSteps();
      draft.reset(draft.base);
      if (state.status === 'failed') settle(); // nothing left to retry
    },
    /** Bases the draft on a version that this page stored outside the form. */
    setBaseVersion(next: Stored) {
      setBaseVersion(() => next);
    },
    /** The two versions of a stale save during their comparison; else null. */
    conflict: state.status === 'conflict' && isComparing ? conflictWith(state.current) : null,
    compare: () => setComparing(true),
    /** The draft's errors at and below a path. */
    issuesAt: (path: Path) => check(draft.value).filter((issue) => isWithin(issue.path, path)),
    /** Registers an edit as unsaved until written to the draft, or invalid. Returns its end. */
    registerPendingEdit,
    /** Writes the pending edits, and waits for those being sent. Returns whether all were valid. */
    writePendingEdits: () => now.current.pendingEdits.length === 0 || writePendingEdits(),
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      void save();
    },
  };
}
export type Form = ReturnType<typeof useForm<unknown, unknown>>;

const issuesOf = (accepted: Accepted<unknown>) => (accepted.ok ? [] : accepted.issues);

const savedAt = (stored: unknown): string =>
  isRecord(stored) && typeof stored.updated_at === 'string' ? stored.updated_at : '';

export function failedState<Stored>(
  failure: Failure<Stored>,
  { fallback, broken }: Pick<SaveWords<Stored>, 'fallback' | 'broken'>,
): SaveState<Stored> {
  const { status, current, retryAfter } = failure;
  const delay = // the message of a 429 already says so
    retryAfter === undefined || status === 429 ? '' : ` Réessayez dans ${counted(retryAfter, 'seconde', 'secondes')}.`;
  const text = fullFailureText(failure, fallback, broken) + delay;
  if (status === 409 && current !== undefined) return { status: 'conflict', current, text };
  return { status: 'failed', text, again: status !== 400 };
}
