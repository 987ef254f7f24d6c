import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ZodType } from 'zod';
import { firstOfEachPath } from '@/lib/first-of-each-path';
import type { Snapshot } from '@/lib/site/history/changes';
import { merge } from '@/sections/nodes/three-way';
import type { Issue } from '@/sections/validate';
import { showToast } from '../providers/notifications';
import { cannotUndo, dropSteps, isNewest, keepStep, type Step } from '../providers/past';
import { useLatest } from '../ui/use-event';
import { changes, getAt, isWithin, type Path, pathKey, setAt } from './draft';

export type FieldIssue = Readonly<{ path: Path; message: string }>;
type Check = (value: unknown) => readonly FieldIssue[];
type State = Readonly<{
  base: unknown;
  value: unknown;
  issues: readonly FieldIssue[];
  refused: boolean;
  errorRound: number;
  resets: number;
}>;

export type DraftOptions = Readonly<{
  initial: () => unknown;
  /** The value to compare with, if the form begins with changes; by default the initial one. */
  base?: () => unknown;
  /** What a save would store of a value, by default all of it as content; a stable function. */
  savedOf?: (value: unknown) => Snapshot;
  check: Check;
}>;

export const asContent = (content: unknown): Snapshot => ({ content });

export function useDraft({ initial, base: startBase, savedOf, check }: DraftOptions) {
  const [state, change] = useState((): State => {
    const value = initial();
    return { base: startBase ? startBase() : value, value, issues: [], refused: false, errorRound: 0, resets: 0 };
  });
  const { base, value } = state;
  const changedKeys = useMemo(() => new Set(changes(base, value).map(pathKey)), [base, value]);
  const dirty = useMemo(() => isDirty(base, value, savedOf), [base, value, savedOf]);
  return {
    /**
     * `refused`: whether the errors come from a refused save; `errorRound`: how often errors were shown, which reopens
     * closed blocks; `resets`: how often the form restarted, a key for controls that read their value once.
     */
    ...state,
    dirty,
    isChanged: (path: Path) => changedKeys.has(pathKey(path)),
    set: (path: Path, next: unknown) => change((now) => withValue(now, path, next, check)),
    leave: (path: Path) => change((now) => ({ ...now, issues: issuesAfterBlur(now, path, check) })),
    /** Shows errors. `draft`, if given, becomes the value: the errors' paths refer to it. */
    show: (issues: readonly FieldIssue[], draft?: unknown) =>
      change((now) => ({
        ...now,
        issues,
        refused: issues.length > 0,
        errorRound: now.errorRound + 1,
        value: draft === undefined ? now.value : draft,
      })),
    /** Restarts without errors, from the base `from` and the value `draft`. */
    reset: (from: unknown, draft: unknown = from) => change((now) => begunAgain(now, from, draft)),
    /** Restarts with a value, for controls that read theirs once. */
    restart: (next: unknown) => change((now) => begunAgain(now, now.base, next)),
    /** Restarts from the stored `from`, unless the value has changed since it was `sent`. */
    stored: (from: unknown, sent: unknown) => change((now) => onceStored(now, from, sent)),
  };
}
export type Draft = ReturnType<typeof useDraft>;

/** Whether a save would change what is stored: an added item that is still blank is no change. */
export const isDirty = (base: unknown, value: unknown, savedOf = asContent): boolean =>
  changes(savedOf(base), savedOf(value)).length > 0;

/** Converts issues of a schema or the server to the form's errors, one per field, with paths prefixed by `below`. */
export function fieldIssues(issues: readonly Issue[], below: Path = []): FieldIssue[] {
  return firstOfEachPath(issues).map(({ path, message }) => ({
    path: [...below, ...path.map((part) => (typeof part === 'number' ? part : String(part)))],
    message,
  }));
}

/** A value to send, or its errors; `draft`, if given, becomes the form's value: the errors' paths refer to it. */
export type Accepted<Sent> =
  | Readonly<{ ok: true; draft: Sent }>
  | Readonly<{ ok: false; issues: readonly FieldIssue[]; draft?: unknown }>;

export const acceptedBy =
  <Sent>(schema: ZodType<Sent>) =>
  (value: unknown): Accepted<Sent> => {
    const parsed = schema.safeParse(value);
    return parsed.success ? { ok: true, draft: parsed.data } : { ok: false, issues: fieldIssues(parsed.error.issues) };
  };

export function withValue(state: State, path: Path, next: unknown, check: Check): State {
  const value = setAt(state.value, path, next);
  return { ...state, value, issues: remaining(state.issues, path, value, check) };
}

const begunAgain = (state: State, base: unknown, value: unknown): State => ({
  ...state,
  base,
  value,
  issues: [],
  refused: false,
  resets: state.resets + 1,
});

/** Without `sent`, an item edited separately has unsaved text. */
export const onceStored = (state: State, base: unknown, sent: unknown): State =>
  state.value === sent ? begunAgain(state, base, base) : { ...state, base };

/**
 * Drops the errors that no longer apply, and those below `path`, whose value was replaced; replacing the whole form's
 * value keeps them.
 */
function remaining(issues: readonly FieldIssue[], path: Path, value: unknown, check: Check): readonly FieldIssue[] {
  if (issues.length === 0) return issues;
  const still = new Set(check(value).map((issue) => pathKey(issue.path)));
  return issues.filter(
    (issue) =>
      still.has(pathKey(issue.path)) &&
      !(path.length > 0 && issue.path.length > path.length && isWithin(issue.path, path)),
  );
}

/**
 * The errors after a field loses the focus: updates that of a changed field. A blank field of a new item counts as
 * unchanged: an error appearing on blur would shift the button being clicked.
 */
export function issuesAfterBlur({ base, value, issues }: State, path: Path, check: Check): readonly FieldIssue[] {
  if (Object.is(getAt(base, path) ?? '', getAt(value, path) ?? '')) return issues;
  const key = pathKey(path);
  const current = check(value).filter((issue) => pathKey(issue.path) === key);
  return [...issues.filter((issue) => pathKey(issue.path) !== key), ...current];
}

/** Typing in one field, with the draft before and after it; `at` in ms. */
type Typing = { readonly step: Step; readonly before: unknown; after: unknown; at: number };

/** The longest pause between two keys of one step, in ms; as in the rich texts. */
const pause = 1000;
/** The most that one key inserts (an emoji), in UTF-16 units. */
const longestKey = 2;

/** The draft's undo steps: undoing one merges its trees before and after, so that later changes stay. */
export function useSteps(draft: Draft) {
  const { current: owner } = useRef({});
  const typing = useRef<Typing | null>(null);
  useEffect(() => () => dropSteps(owner), [owner]);
  const now = useLatest(draft);
  /** Applies the change from one tree to another; false if later changes conflict with it. */
  const go = (from: unknown, to: unknown, write = (value: unknown) => now.current.set([], value)): boolean => {
    const both = merge(from, to, now.current.value);
    if (both) flushSync(() => write(both.value));
    else showToast.error(cannotUndo);
    return both !== null;
  };
  const goInField = (from: unknown, to: unknown): void => {
    const { activeElement: field } = document;
    const hasCaret =
      field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.selectionStart !== null);
    const textBefore = hasCaret ? field.value : '';
    if (!go(from, to) || !hasCaret) return;
    const caret = caretAfter(textBefore, field.value);
    field.setSelectionRange(caret, caret);
  };
  return {
    /**
     * Changes the draft in one step, undone by Ctrl+Z and by the toast `text`, if any. `write` puts an earlier tree
     * into the form.
     */
    undoable(
      text: string | undefined,
      change: () => void,
      onUndone?: () => void,
      write?: (value: unknown) => void,
    ): void {
      const before = now.current.value;
      flushSync(change);
      const after = now.current.value;
      keepStep(owner, { undo: () => go(after, before, write) && onUndone?.() }, text);
    },
    /** Writes the focused field's text; keys without a pause form one step. */
    typed(path: Path, next: unknown): void {
      const field = document.activeElement ?? undefined;
      const before = now.current.value;
      const after = setAt(before, path, next);
      now.current.set(path, next);
      const last = typing.current;
      const isKey = Math.abs(lengthOf(next) - lengthOf(getAt(before, path))) <= longestKey;
      const at = performance.now();
      if (last && isKey && last.step.field === field && isNewest(last.step) && at - last.at < pause)
        return void Object.assign(last, { after, at });
      const step: Step = {
        ...(field && { field }),
        undo: () => goInField(newTyping.after, newTyping.before),
        redo: () => goInField(newTyping.before, newTyping.after),
      };
      const newTyping: Typing = { step, before, after, at };
      typing.current = newTyping;
      keepStep(owner, step);
    },
  };
}

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);

/** Where the caret goes when a text changes: after the difference. */
function caretAfter(before: string, now: string): number {
  let end = 0;
  while (end < Math.min(before.length, now.length) && before.at(-1 - end) === now.at(-1 - end)) end += 1;
  return now.length - end;
}
