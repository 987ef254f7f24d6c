'use client';
import type { ReactNode } from 'react';
import type { AnyDefinition } from '@/sections/define';
import { ConflictDialog } from '../form/conflict-dialog';
import { ErrorSummary } from '../form/error-summary';
import { FormProvider } from '../form/form-context';
import type { StoredForm } from '../form/use-stored-form';
import { NodeEditorProvider } from './nested-node';
import { NodeEditor } from './node-editor';
import type { SectionFields as Fields } from './section-draft';

type Props = {
  readonly form: StoredForm;
  /** The changes in words, for the windows of single items. */
  readonly changes?: string;
};

/**
 * The body of a form whose fields are nodes of an editor tree: the errors of a refused save, the fields, the conflict
 * dialog.
 */
export function EditorForm({ form, changes, children }: Props & { readonly children: ReactNode }) {
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

type SectionProps = Props & {
  readonly definition: AnyDefinition;
  readonly fields: Fields;
  readonly singleIndex?: number;
};

/** The body of a section's form: the section's own `fields`, and the content by the definition's tree. */
export function SectionFields({ definition, fields, singleIndex, ...form }: SectionProps) {
  return (
    <EditorForm {...form}>
      {fields.includes('title') && <NodeEditor node={titleNode} path={['title']} />}
      <NodeEditor key={singleIndex} node={definition.editor} path={['content']} singleIndex={singleIndex} />
      {fields.includes('visible') && <NodeEditor node={visibleNode} path={['visible']} />}
    </EditorForm>
  );
}

export const titleNode = { node: 'text', label: 'Titre', required: true } as const;
export const visibleNode = { node: 'checkbox', label: 'Afficher cette section sur le site public' } as const;
