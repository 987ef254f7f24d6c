'use client';
import type { FormEvent } from 'react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Failure, failureText, type Result } from '@/lib/site/api/client';
import { serverNow } from '@/lib/site/api/server-clock';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { isWithin, type Path } from './draft';
import { useFocusField } from './focus-field';
import type { FormContextValue, PendingEdit } from './form-context';
import { failedState, type SaveState, type SaveWords } from './save-state';
import { type FieldIssue, useDraft } from './use-draft';
import { useEvent } from './use-event';
import { useSteps } from './use-steps';

/**
 * A value that may be sent, or its errors; `draft`, if given with them, becomes the form's value: it is what their
 * paths refer to.
 */
export type Accepted<Sent> =
  | { readonly ok: true; readonly draft: Sent }
  | { readonly ok: false; readonly issues: readonly FieldIssue[]; readonly draft?: unknown };

export type FormOptions<Sent, Stored> = {
  readonly initial: () => unknown;
  /** The value to compare with, when the form begins with changes; by default the initial value. */
  readonly base?: () => unknown;
  /** The part of a value that a save would store, by default all of it; a stable function. */
  readonly savedOf?: (value: unknown) => unknown;
  /** The errors of a value as it stands, to update those shown while it is edited; a stable function. */
  readonly check: (value: unknown) => readonly FieldIssue[];
  readonly accept: (value: unknown) => Accepted<Sent>;
  /**
   * Sends the accepted value. `overwritten` is the stored version to overwrite, when that was chosen after a conflict.
   */
  readonly submit: (accepted: Sent, overwritten?: Stored) => Promise<Result<Stored, Stored>>;
  /** The form's value for what was stored. */
  readonly draftOf: (stored: Stored) => unknown;
  /** `isAllStored`: nothing was typed while the save was under way. */
  readonly onStored?: (stored: Stored, isAllStored: boolean) => void;
  /** Called with a failure of the server; returns its errors of fields. */
  readonly onRefused?: (failure: Failure<Stored>) => readonly FieldIssue[];
  readonly words: SaveWords<Stored>;
};

/** The end of a save: nothing is left to save, text was typed meanwhile, or nothing was stored. */
type SaveOutcome = 'all stored' | 'more typed' | 'refused';

/**
 * The one form of the administration: its value, errors by path, and saves. A failed save never discards what was
 * typed.
 */
export function useForm<Sent, Stored>(options: FormOptions<Sent, Stored>) {
  const { check, accept, submit, draftOf, onStored, onRefused, words } = options;
  const id = useId();
  const focus = useFocusField(id);
  const draft = useDraft(options.initial, check, options.base, options.savedOf);
  const steps = useSteps(draft);
  const call = useApiCall();
  const [state, setState] = useState<SaveState<Stored>>({ at: 'rest' });
  const settle = useCallback((when?: Date) => setState(when ? { at: 'saved', when } : { at: 'rest' }), []);
  const closeFailure = useRef(() => {});
  const underWay = useRef<Promise<SaveOutcome> | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const [pendingEdits, setPendingEdits] = useState<readonly PendingEdit[]>([]);
  const isAllOf = useEvent((sent: unknown) => draft.value === sent && pendingEdits.length === 0);
  const registerPendingEdit = useCallback((edit: PendingEdit) => {
    setPendingEdits((all) => [...all, edit]);
    return () => setPendingEdits((all) => all.filter((other) => other !== edit));
  }, []);
  const writePendingEdits = useEvent(async (onWait?: () => void): Promise<boolean> => {
    for (const write of pendingEdits) {
      const written = write();
      if (written instanceof Promise) onWait?.();
      if (!(await written)) return false;
    }
    return true;
  });

  const refuse = (issues: readonly FieldIssue[], value?: unknown) => {
    draft.show(issues, value);
    focus(issues[0]?.path);
  };
  const store = useEvent(async (overwritten?: Stored): Promise<SaveOutcome> => {
    const accepted = accept(draft.value);
    if (!accepted.ok) {
      refuse(accepted.issues, accepted.draft);
      return 'refused';
    }
    const sent = draft.value;
    draft.show([]);
    closeFailure.current(); // the toast of an earlier save is out of date
    setState({ at: 'saving' });
    const result = await call(() => submit(accepted.draft, overwritten));
    return result.ok ? keepStored(result.data, sent) : showFailure(result);
  });
  const keepStored = (stored: Stored, sent: unknown): SaveOutcome => {
    const isAllStored = isAllOf(sent);
    // At once, so that a save that waited for this one finds what it has left.
    flushSync(() => {
      draft.stored(draftOf(stored), isAllStored ? sent : undefined);
      onStored?.(stored, isAllStored);
      setState({ at: 'saved', when: serverNow() });
    });
    showToast.success(words.saved(stored), undefined, 'save');
    return isAllStored ? 'all stored' : 'more typed';
  };
  /** Shows a failure in a toast and in the bar; a stale version has a dialog and no toast. */
  const showFailure = (failure: Failure<Stored>): SaveOutcome => {
    const isQuiet = words.isQuiet?.(failure);
    if (!isQuiet && !failure.current)
      closeFailure.current = showToast.error(failureText(failure, words.fallback, words.broken));
    setState(isQuiet ? { at: 'rest' } : failedState(failure, words));
    const issues = onRefused?.(failure) ?? [];
    if (issues.length > 0) refuse(issues);
    return 'refused';
  };
  /**
   * Saves the form with what is typed beside its fields, unless that has an error, and after what is being sent. During
   * another save it waits for that one, fails with it, and stores the changes made meanwhile. Resolves to whether
   * nothing is left to save.
   */
  const save = useEvent(async (overwritten?: Stored): Promise<boolean> => {
    while (underWay.current) {
      const outcome = await underWay.current;
      if (outcome !== 'more typed' || !isHere.current) return outcome === 'all stored';
    }
    return saveLeft(overwritten);
  });
  const saveLeft = useEvent(async (overwritten?: Stored): Promise<boolean> => {
    const saving = storeAll(overwritten);
    underWay.current = saving.finally(() => {
      underWay.current = null;
    });
    return (await saving) === 'all stored';
  });
  /** Stores the form once what is beside its fields is in its draft; nothing, when the form was left meanwhile. */
  const storeAll = useEvent(async (overwritten?: Stored): Promise<SaveOutcome> => {
    const before = state;
    const isWritten = pendingEdits.length === 0 || (await writePendingEdits(() => setState({ at: 'saving' })));
    if (isWritten && isHere.current) return store(overwritten);
    setState(before);
    return 'refused';
  });
  const issuesAt = (path: Path) => check(draft.value).filter((issue) => isWithin(issue.path, path));
  /** The context of the form's fields. */
  const fields: FormContextValue = {
    form: id,
    draft,
    ...steps,
    issuesAt,
    save,
    registerPendingEdit,
    writePendingEdits: () => pendingEdits.length === 0 || writePendingEdits(),
  };

  return {
    id,
    draft,
    /** Whether anything is not saved, in the draft or beside it. */
    dirty: draft.dirty || pendingEdits.length > 0,
    /** Whether something is typed that the draft does not have yet. */
    hasPendingEdits: pendingEdits.length > 0,
    state,
    save,
    /** Ends the state of the last save; `when` is that of the stored version that replaced the form's. */
    settle,
    /** Gives every change up; after a save that failed nothing is left to try again. */
    giveUp: () => {
      draft.reset(draft.base);
      if (state.at === 'failed') settle();
    },
    fields,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void save();
    },
  };
}
