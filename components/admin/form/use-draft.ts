'use client';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { firstOfEachPath } from '@/lib/first-of-each-path';
import type { Issue } from '@/sections/validate';
import type { Path } from './draft';
import { changes, getAt, isWithin, pathKey, setAt } from './draft';

export type FieldIssue = { readonly path: Path; readonly message: string };
type Check = (value: unknown) => readonly FieldIssue[];
type State = {
  readonly base: unknown;
  readonly value: unknown;
  readonly issues: readonly FieldIssue[];
  readonly refused: boolean;
  readonly shown: number;
  readonly resets: number;
};
type Action =
  | { readonly type: 'set'; readonly path: Path; readonly next: unknown; readonly check: Check }
  | { readonly type: 'leave'; readonly path: Path; readonly check: Check }
  | { readonly type: 'show'; readonly issues: readonly FieldIssue[]; readonly value?: unknown }
  | { readonly type: 'reset'; readonly base?: unknown; readonly value: unknown }
  | { readonly type: 'stored'; readonly base: unknown; readonly sent: unknown };

/**
 * The state of a form: its value, the base that it is compared with, by default what it started from, and the errors
 * beside its fields.
 * `check` validates a whole value; `savedOf` gives the part of one that a save would store.
 */
export function useDraft(
  initial: () => unknown,
  check: Check,
  startBase?: () => unknown,
  savedOf?: (value: unknown) => unknown,
) {
  const [state, dispatch] = useReducer(reduce, undefined, (): State => {
    const value = initial();
    return { base: startBase ? startBase() : value, value, issues: [], refused: false, shown: 0, resets: 0 };
  });
  const { base, value, issues, refused, shown, resets } = state;
  const changed = useMemo(() => changes(base, value), [base, value]);
  const dirty = useMemo(() => isDirty({ base, value, savedOf }, changed), [base, value, savedOf, changed]);
  const changedKeys = useMemo(() => new Set(changed.map(pathKey)), [changed]);
  return {
    value,
    base,
    issues,
    /** Whether the errors come from a refused save. */
    refused,
    /** How many times errors were shown; closed blocks open again when it changes. */
    shown,
    /** How often the form began again; a key for controls that read their value once. */
    resets,
    changed,
    dirty,
    isChanged: (path: Path) => changedKeys.has(pathKey(path)),
    set: useCallback((path: Path, next: unknown) => dispatch({ type: 'set', path, next, check }), [check]),
    leave: useCallback((path: Path) => dispatch({ type: 'leave', path, check }), [check]),
    /** Shows errors. `draft`, if given, becomes the value: it is what the paths of the errors refer to. */
    show: useCallback(
      (found: readonly FieldIssue[], draft?: unknown) => dispatch({ type: 'show', issues: found, value: draft }),
      [],
    ),
    /** Starts again without errors, from the base `from` and the value `draft`. */
    reset: useCallback(
      (from: unknown, draft: unknown = from) => dispatch({ type: 'reset', base: from, value: draft }),
      [],
    ),
    /** Starts again with a value, for controls that read theirs once. */
    restart: useCallback((next: unknown) => dispatch({ type: 'reset', value: next }), []),
    /**
     * Starts again from the stored `from`, unless the value is no longer the one that was `sent`: what was typed since
     * stays. Without
     * `sent`, it was typed in an item that is edited apart.
     */
    stored: useCallback((from: unknown, sent: unknown) => dispatch({ type: 'stored', base: from, sent }), []),
  };
}

type Compared = { readonly base: unknown; readonly value: unknown; readonly savedOf?: (value: unknown) => unknown };

/**
 * Whether a save would store something else: an item that was added and still holds nothing is no change. The parts are
 * looked at only where no field differs, so that no key waits for it.
 */
export function isDirty({ base, value, savedOf }: Compared, changed = changes(base, value)): boolean {
  if (!savedOf || changed.some((path) => !Array.isArray(getAt(value, path)))) return changed.length > 0;
  return changed.length > 0 && changes(savedOf(base), savedOf(value)).length > 0;
}
export type Draft = ReturnType<typeof useDraft>;

/** Calls `giveUp` when the form of `draft` begins again, for components that stay and hold typed text of their own. */
export function useGiveUp({ resets }: Draft, giveUp: () => void): void {
  const [seen, setSeen] = useState(resets);
  if (seen === resets) return;
  setSeen(resets);
  giveUp();
}

/** Turns issues of a schema or of the server into errors of the form, one a field, with paths prefixed by `below`. */
export function fieldIssues(issues: readonly Issue[], below: Path = []): FieldIssue[] {
  return firstOfEachPath(issues).map(({ path, message }) => ({
    path: [...below, ...path.map((part) => (typeof part === 'number' ? part : String(part)))],
    message,
  }));
}

export function reduce(state: State, action: Action): State {
  switch (action.type) {
    case 'set': {
      const value = setAt(state.value, action.path, action.next);
      return { ...state, value, issues: remaining(state.issues, action.path, value, action.check) };
    }
    case 'leave':
      return { ...state, issues: noticed(state, action.path, action.check) };
    case 'show':
      return {
        ...state,
        issues: action.issues,
        refused: action.issues.length > 0,
        shown: state.shown + 1,
        value: action.value === undefined ? state.value : action.value,
      };
    case 'stored':
      if (state.value !== action.sent) return { ...state, base: action.base };
      return reduce(state, { type: 'reset', base: action.base, value: action.base });
    case 'reset':
      return {
        base: 'base' in action ? action.base : state.base,
        value: action.value,
        issues: [],
        refused: false,
        shown: state.shown,
        resets: state.resets + 1,
      };
  }
}

/**
 * Drops the errors that no longer hold, and those below `path`, whose whole value was replaced; an earlier tree of the
 * whole form keeps its own.
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
 * Updates the error of a changed field when it loses the focus; one of a new item that is still empty is not changed:
 * its message would move what is being clicked.
 */
function noticed({ base, value, issues }: State, path: Path, check: Check): readonly FieldIssue[] {
  if (Object.is(getAt(base, path) ?? '', getAt(value, path) ?? '')) return issues;
  const key = pathKey(path);
  const found = check(value).filter((issue) => pathKey(issue.path) === key);
  return [...issues.filter((issue) => pathKey(issue.path) !== key), ...found];
}
