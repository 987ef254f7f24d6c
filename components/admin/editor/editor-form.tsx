'use client';
import { type ReactNode, useMemo } from 'react';
import type { AnyDefinition } from '@/sections/define';
import { everyPart, sampledBy } from '@/sections/sample-items';
import { ConflictDialog } from '../form/conflict-dialog';
import { type Path, pathKey } from '../form/draft';
import { ErrorSummary } from '../form/error-summary';
import { FormProvider } from '../form/form-context';
import type { StoredForm } from '../form/use-stored-form';
import { NodeEditorProvider } from './nested-node';
import { NodeEditor } from './node-editor';
import { asDraft, type SectionFields as Fields } from './section-draft';

type Props = {
  readonly form: StoredForm;
  /** The parts of the draft that are still the sample's, which are marked. */
  readonly sample?: readonly Path[];
};

/**
 * The body of a form whose fields are nodes of an editor tree: the errors of a refused save, the fields, the conflict
 * dialog.
 */
export function EditorForm({ form, sample, children }: Props & { readonly children: ReactNode }) {
  const { id, draft, fields, conflict, unsaved } = form;
  const marks = useMemo(() => new Set(sample?.map(pathKey)), [sample]);
  return (
    <NodeEditorProvider value={NodeEditor}>
      <FormProvider value={{ ...fields, sample: marks, ...(draft.dirty && { changes: unsaved }) }}>
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
  const { content } = asDraft(form.form.draft.value);
  const sample = useMemo(
    () => everyPart(sampledBy(definition), content).map((part) => ['content', ...part]),
    [definition, content],
  );
  return (
    <EditorForm {...form} sample={sample}>
      {fields.includes('title') && <NodeEditor node={titleNode} path={['title']} />}
      <NodeEditor key={singleIndex} node={definition.editor} path={['content']} singleIndex={singleIndex} />
      {fields.includes('visible') && <NodeEditor node={visibleNode} path={['visible']} />}
    </EditorForm>
  );
}

export const titleNode = { node: 'text', label: 'Titre', required: true } as const;
export const visibleNode = { node: 'checkbox', label: 'Afficher cette section sur le site public' } as const;
