'use client';
import { formatDateTime } from '@/lib/format/dates';
import type { AnyDefinition } from '@/sections/define';
import { ConflictDialog } from '../form/conflict-dialog';
import { ErrorSummary } from '../form/error-summary';
import { EditorForm } from './editor-form';
import { NodeEditor } from './node-editor';
import type { SectionFields as Fields } from './section-draft';
import type { SectionForm } from './use-section-form';

type Props = { readonly definition: AnyDefinition; readonly fields: Fields; readonly section: SectionForm; readonly only?: number };

/** The body of a section's form: the errors, the section's own `fields`, the content by the definition's tree, and the conflict dialog. */
export function SectionFields({ definition, fields, section, only }: Props) {
  const { form, draft, conflict } = section;
  return (
    <EditorForm value={section.editing}>
      {draft.refused && <ErrorSummary form={form} issues={draft.issues} />}
      {fields.includes('title') && <NodeEditor node={{ node: 'text', label: 'Titre', required: true }} path={['title']} />}
      <NodeEditor node={definition.editor} path={['content']} only={only} />
      {fields.includes('visible') && <NodeEditor node={{ node: 'checkbox', label: 'Afficher cette section sur le site public' }} path={['visible']} />}
      {conflict && (
        <ConflictDialog
          differences={conflict.differences}
          savedAt={formatDateTime(conflict.current.updated_at)}
          onMine={conflict.mine}
          onTheirs={conflict.theirs}
          onLater={conflict.later}
        />
      )}
    </EditorForm>
  );
}
