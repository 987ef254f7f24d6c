'use client';
import type { ReactNode } from 'react';
import { ConflictDialog } from '../form/conflict-dialog';
import { ErrorSummary } from '../form/error-summary';
import { FormProvider } from '../form/form-context';
import type { StoredForm } from '../form/use-stored-form';
import { NodeEditorProvider } from './nested-node';
import { NodeEditor } from './node-editor';

/** The body of a form whose fields are nodes of an editor tree: the errors of a refused save, the fields, the conflict dialog. */
export function EditorForm({ form, children }: { readonly form: StoredForm; readonly children: ReactNode }) {
  const { id, draft, fields, conflict } = form;
  return (
    <NodeEditorProvider value={NodeEditor}>
      <FormProvider value={fields}>
        {draft.refused && <ErrorSummary form={id} issues={draft.issues} />}
        {children}
        {conflict && <ConflictDialog {...conflict} />}
      </FormProvider>
    </NodeEditorProvider>
  );
}
