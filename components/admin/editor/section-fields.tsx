'use client';
import type { AnyDefinition } from '@/sections/define';
import { EditorForm } from './editor-form';
import { NodeEditor } from './node-editor';
import type { SectionFields as Fields } from './section-draft';
import type { SectionForm } from './use-section-form';

type Props = {
  readonly definition: AnyDefinition;
  readonly fields: Fields;
  readonly form: SectionForm;
  readonly singleIndex?: number;
  readonly changes?: string;
};

/** The body of a section's form: the section's own `fields`, and the content by the definition's tree. */
export function SectionFields({ definition, fields, form, singleIndex, changes }: Props) {
  return (
    <EditorForm form={form} changes={changes}>
      {fields.includes('title') && <NodeEditor node={titleNode} path={['title']} />}
      <NodeEditor key={singleIndex} node={definition.editor} path={['content']} singleIndex={singleIndex} />
      {fields.includes('visible') && <NodeEditor node={visibleNode} path={['visible']} />}
    </EditorForm>
  );
}

export const titleNode = { node: 'text', label: 'Titre', required: true } as const;
export const visibleNode = { node: 'checkbox', label: 'Afficher cette section sur le site public' } as const;
