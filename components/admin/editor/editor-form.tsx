'use client';
import type { ReactNode } from 'react';
import { ConflictDialog } from '../form/conflict-dialog';
import { ErrorSummary } from '../form/error-summary';
import { FormProvider } from '../form/form-context';
import type { StoredForm } from '../form/use-stored-form';
import { NodeEditorProvider } from './nested-node';
import { NodeEditor } from './node-editor';

type Props = {
  readonly form: StoredForm;
  /** The changes in words, for the windows of single items. */
  readonly changes?: string;
  readonly children: ReactNode;
};

/** The body of a form whose fields are nodes of an editor tree: the errors of a refused save, the fields, the conflict dialog. */
export function EditorForm({ form, changes, children }: Props) {
  const { id, draft, fields, conflict } = form;
  return (
    <NodeEditorProvider value={NodeEditor}>
      <FormProvider value={draft.dirty ? { ...fields, changes } : fields}>
        {draft.refused && <ErrorSummary form={id} issues={draft.issues} />}
        {children}
        {conflict && <ConflictDialog {...conflict} />}
      </FormProvider>
    </NodeEditorProvider>
  );
}
