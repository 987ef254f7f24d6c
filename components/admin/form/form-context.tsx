import { type ComponentType, createContext, use, useLayoutEffect } from 'react';
import { isRecord } from '@/lib/record';
import type { AnyNode, FieldLabels } from '@/sections/editor-tree';
import type { FieldProps } from '../fields/field';
import { useEvent } from '../ui/use-event';
import { fieldId, getAt, type Path, pathKey } from './draft';
import type { Form, PendingEdit } from './use-form';

type FormContextValue = Form &
  Readonly<{
    /** The parts of the draft that are still the sample's, by `pathKey`. */
    sample: ReadonlySet<string>;
    /** The editor of any node, for nodes that contain others: importing it would be circular. */
    NodeEditor: ComponentType<NodeProps>;
  }>;

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
  const { id, draft, sample, typed } = useFormContext();
  const key = pathKey(path);
  const field: FieldProps = {
    id: fieldId(id, path),
    label: labels.label,
    hint: hintOf('hint' in labels ? labels.hint : undefined, getAt(draft.value, path.slice(0, -1))),
    ...('required' in labels && labels.required && { required: true }),
    ...('span' in labels && labels.span && { span: labels.span }),
    changed: draft.isChanged(path),
    sample: sample.has(key),
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

/** A stored value as the text of a field; '' for anything but a string or a number. */
export const asText = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** The props of a text field outside of an editor tree. */
export function textControl({ id, draft, typed }: Pick<Form, 'id' | 'draft' | 'typed'>, name: string) {
  return {
    id: fieldId(id, [name]),
    value: asText(getAt(draft.value, [name])),
    error: draft.issues.find(({ path }) => path[0] === name)?.message,
    onChange: (value: string) => typed([name], value),
  };
}

/** While `isPending`, a save of `form`, by default the surrounding one, calls `write` first. */
export function usePendingEdit(isPending: boolean, write: PendingEdit, form?: Pick<Form, 'registerPendingEdit'>) {
  const around = use(EditingContext);
  const register = (form ?? around)?.registerPendingEdit;
  const edit = useEvent(write);
  useLayoutEffect(() => (isPending ? register?.(edit) : undefined), [isPending, register, edit]);
}

export type NodeProps<Node = AnyNode> = Readonly<{
  node: Node;
  path: Path;
  /** The index, in single-item mode of a list. */
  singleIndex?: number;
  /** Leads back from the paste that a list starts with, if nothing is pasted; absent otherwise. */
  startsPaste?: (() => void) | undefined;
  /** Whether it is right below the page's heading. */
  isTop?: boolean;
  /** Whether the heading above is its label. */
  isNamed?: boolean;
}>;

export function NestedNode(props: NodeProps) {
  const { NodeEditor } = useFormContext();
  return <NodeEditor {...props} />;
}
