'use client';
import { type ReactNode, useMemo } from 'react';
import type { AnyDefinition } from '@/sections/define';
import { everyPart, sampledBy } from '@/sections/sample-items';
import { fieldId, type Path, pathKey } from '../form/draft';
import { goTo, summaryId } from '../form/focus-field';
import { FormProvider } from '../form/form-context';
import type { FieldIssue } from '../form/use-draft';
import type { Form } from '../form/use-form';
import { useLoaded } from '../providers/loaded';
import { Notice } from '../ui/notice';
import { NodeEditorProvider, type NodeProps } from './nested-node';
import { NodeEditor } from './node-editor';
import { asDraft, type SectionFields as Fields } from './use-section-form';

type Props = {
  readonly form: Form;
  /** The parts of the draft that are still the sample's, which are marked. */
  readonly sample?: readonly Path[];
};

/**
 * The body of a form whose fields are nodes of an editor tree: the errors of a refused save, the fields, the conflict
 * dialog.
 */
export function EditorForm({ form, sample, children }: Props & { readonly children: ReactNode }) {
  const { id, draft, conflict } = form;
  const comparison = useLoaded(conflict && loadComparison, conflict?.onLater);
  const marks = useMemo(() => new Set(sample?.map(pathKey)), [sample]);
  return (
    <NodeEditorProvider value={NodeEditor}>
      <FormProvider value={{ ...form, sample: marks }}>
        {draft.refused && <ErrorSummary form={id} issues={draft.issues} />}
        {children}
        {conflict && comparison && <comparison.ConflictDialog {...conflict} />}
      </FormProvider>
    </NodeEditorProvider>
  );
}

const loadComparison = () => import('../form/conflict-dialog');

type SectionProps = Props & {
  readonly definition: AnyDefinition;
  readonly fields: Fields;
} & Pick<NodeProps, 'singleIndex' | 'startsPaste'>;

/** The body of a section's form: the section's own `fields`, and the content by the definition's tree. */
export function SectionFields({ definition, fields, singleIndex, startsPaste, ...form }: SectionProps) {
  const { content } = asDraft(form.form.draft.value);
  const sample = useMemo(
    () => everyPart(sampledBy(definition), content).map((part) => ['content', ...part]),
    [definition, content],
  );
  return (
    <EditorForm {...form} sample={sample}>
      {fields.includes('title') && <NodeEditor node={titleNode} path={['title']} />}
      <NodeEditor key={singleIndex} node={definition.editor} path={['content']} {...{ singleIndex, startsPaste }} />
      {fields.includes('visible') && <NodeEditor node={visibleNode} path={['visible']} />}
    </EditorForm>
  );
}

export const titleNode = { node: 'text', label: 'Titre', required: true } as const;
export const visibleNode = { node: 'checkbox', label: 'Afficher cette section sur le site public' } as const;

/** The errors of a form, shown at its top, each a link to its field. */
function ErrorSummary({ form, issues }: { readonly form: string; readonly issues: readonly FieldIssue[] }) {
  if (issues.length === 0) return null;
  return (
    <Notice tone="err" id={summaryId(form)} tabIndex={-1}>
      <b>Rien n’a été sauvegardé.</b>{' '}
      {issues.length === 1 ? 'Un point à corriger' : `${issues.length} points à corriger`}
      {'\u00a0'}:
      <ul className="list-none">
        {issues.map((issue) => (
          <li className="pt-0.5" key={`${fieldId(form, issue.path)}-${issue.message}`}>
            <a
              className="inline-flex min-h-6 items-center font-semibold text-inherit"
              href={`#${fieldId(form, issue.path)}`}
              onClick={(event) => {
                event.preventDefault();
                goTo(form, issue.path);
              }}
            >
              {issue.message}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
