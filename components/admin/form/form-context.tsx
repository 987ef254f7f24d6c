'use client';
import { createContext, use, useLayoutEffect, useState } from 'react';
import { isRecord } from '@/lib/record';
import type { FieldLabels } from '@/sections/editor-tree';
import type { FieldProps } from '../fields/field';
import type { Path } from './draft';
import { fieldId, getAt, isWithin, pathKey } from './draft';
import type { Draft, FieldIssue, Steps } from './use-draft';
import { useEvent } from './use-event';

/**
 * Writes what is typed beside the form's fields to its draft before a save. Says whether it was valid, or once it has
 * been sent, whether that succeeded.
 */
export type PendingEdit = () => boolean | Promise<boolean>;

/** The form that a node is rendered in. */
export type FormContextValue = Steps & {
  /** The prefix of the ids of the form's fields. */
  readonly form: string;
  readonly draft: Draft;
  /** The errors of the draft at and below a path, as it stands. */
  readonly issuesAt: (path: Path) => readonly FieldIssue[];
  /** Saves the form. Says whether all of it was stored. */
  readonly save: () => Promise<boolean>;
  /** The changes of the draft in words; absent when there are none. */
  readonly changes?: string;
  /** The parts of the draft that are still the sample's, by `pathKey`. */
  readonly sample?: ReadonlySet<string>;
  /** Registers an edit as unsaved until it is written to the draft, or shows its error. Returns its end. */
  readonly registerPendingEdit: (edit: PendingEdit) => () => void;
  /** Writes the pending edits, and waits for those that are being sent. Says whether all were valid. */
  readonly writePendingEdits: () => boolean | Promise<boolean>;
};

const EditingContext = createContext<FormContextValue | null>(null);
export const FormProvider = EditingContext.Provider;

/** The form around a node. Throws outside a `FormProvider`. */
export function useFormContext(): FormContextValue {
  const editing = use(EditingContext);
  if (!editing) throw new Error('A node of the editor is rendered outside a form');
  return editing;
}

/** A path of the form: its value, its setter, the blur handler `leave`, and the props of its field. */
export function useField(path: Path, labels: FieldLabels | { readonly label: string }) {
  const { form, draft, sample, typed } = useFormContext();
  const key = pathKey(path);
  const field: FieldProps = {
    id: fieldId(form, path),
    label: labels.label,
    hint: hintOf('hint' in labels ? labels.hint : undefined, getAt(draft.value, path.slice(0, -1))),
    ...('required' in labels && labels.required && { required: true }),
    ...('span' in labels && labels.span && { span: labels.span }),
    changed: draft.isChanged(path),
    sample: sample?.has(key),
    error: draft.issues.find((issue) => pathKey(issue.path) === key)?.message,
  };
  return {
    field,
    value: getAt(draft.value, path),
    set: (next: unknown) => typed(path, next),
    leave: () => draft.leave(path),
  };
}

function hintOf(hint: FieldLabels['hint'], group: unknown): string | undefined {
  return typeof hint === 'function' ? hint(isRecord(group) ? group : {}) : hint;
}

/** The indexes of the items that have an error, in the list at `path`. */
export function wrongItems(issues: readonly FieldIssue[], path: Path): ReadonlySet<number> {
  const places = issues.filter((issue) => isWithin(issue.path, path)).map((issue) => issue.path[path.length]);
  return new Set(places.filter((place) => typeof place === 'number'));
}

/** A stored value as the text of a field; '' for anything but a string or a number. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The props of a text field outside of an editor tree. */
export function textControl({ form, draft, typed }: FormContextValue, name: string) {
  return {
    id: fieldId(form, [name]),
    value: asText(getAt(draft.value, [name])),
    error: draft.issues.find(({ path }) => path[0] === name)?.message,
    onChange: (value: string) => typed([name], value),
  };
}

/** While `isPending`, a save of a form calls `write` first; by default of the form around. */
export function usePendingEdit(
  isPending: boolean,
  write: PendingEdit,
  form?: Pick<FormContextValue, 'registerPendingEdit'>,
) {
  const around = use(EditingContext);
  const register = (form ?? around)?.registerPendingEdit;
  const edit = useEvent(write);
  useLayoutEffect(() => (isPending ? register?.(edit) : undefined), [isPending, register, edit]);
}

/**
 * Has a save of the form around wait for what is being sent. The returned function takes an upload, which resolves once
 * the draft has what came of it, to false where the save is not to go on.
 */
export function useSaveAfter(): (upload: Promise<boolean>) => void {
  const [sending, setSending] = useState<Promise<boolean> | null>(null);
  usePendingEdit(sending !== null, () => sending ?? true);
  return (upload) => {
    setSending(upload);
    void upload.finally(() => setSending((now) => (now === upload ? null : now)));
  };
}
