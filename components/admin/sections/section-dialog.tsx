'use client';
import type { ReactNode } from 'react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import type { AnyDefinition, SectionType } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { customDefinition, definitionOf } from '@/sections/registry';
import { typeLabel } from '@/sections/text-preview';
import { asDraft } from '../editor/section-draft';
import { SectionFields } from '../editor/section-fields';
import type { SectionForm, SectionFormOptions, SendSection } from '../editor/use-section-form';
import { useSectionForm } from '../editor/use-section-form';
import { FieldError } from '../fields/field';
import { DialogHead } from '../form/dialog-head';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { HelpGuide } from '../help-guide';
import type { RenderPreview } from '../preview/render-preview';
import { SectionPreview } from '../preview/section-preview';

const fields = ['title', 'visible'] as const;
const types: readonly SectionType[] = ['text', 'list', 'cards'];

/** The definition with the editor tree that a dialog has room for. */
function inDialog(definition: AnyDefinition, content?: unknown): AnyDefinition {
  return { ...definition, editor: nodeType(definition.editor).inDialog(definition.editor, content) };
}

type EditProps = {
  readonly section: StoredSection;
  readonly render: RenderPreview;
  readonly send: SendSection;
  readonly onStored: SectionFormOptions['onStored'];
  readonly onClose: () => void;
};

/** Edits a section in a dialog: its title, its content by its kind's editor tree, and its visibility. */
export function EditSectionDialog({ section, render, send, onStored, onClose }: EditProps) {
  const definition = useMemo(() => inDialog(definitionOf(section), section.content), [section]);
  const failed = 'Erreur lors de la mise à jour';
  const form = useSectionForm({
    definition,
    stored: section,
    fields,
    send,
    onStored,
    saved: 'Section mise à jour',
    fallback: failed,
    broken: failed,
    inDialog: true,
  });
  const { title, content } = asDraft(form.draft.value);
  return (
    <Frame
      title="Modifier la section"
      preview={<SectionPreview render={render} id={section.id} title={title} content={content} />}
      form={form}
      help={definition.labels.help}
      onClose={onClose}
    >
      <SectionFields definition={definition} fields={fields} form={form} />
    </Frame>
  );
}

type AddProps = {
  readonly type: SectionType;
  /** The title typed before the type was changed. */
  readonly title: string;
  readonly render: RenderPreview;
  readonly send: SendSection;
  readonly onType: (type: SectionType, title: string) => void;
  readonly onStored: SectionFormOptions['onStored'];
  readonly onClose: () => void;
};

/** The same for a new section, whose type is chosen first. Needs `key={type}`: another type starts another form. */
export function AddSectionDialog({ type, title, render, send, onType, onStored, onClose }: AddProps) {
  const definition = useMemo(() => ({ ...inDialog(customDefinition(type)), title }), [type, title]);
  const form = useSectionForm({
    definition,
    stored: null,
    fields,
    send,
    onStored,
    saved: 'Section ajoutée',
    fallback: 'Erreur lors de la sauvegarde de la section',
    inDialog: true,
    broken: 'Erreur lors de la sauvegarde de la section',
  });
  const name = useId();
  const typed = asDraft(form.draft.value);
  return (
    <Frame
      title="Ajouter une section"
      preview={<SectionPreview render={render} id="" type={type} title={typed.title} content={typed.content} />}
      form={form}
      help={definition.labels.help}
      onClose={onClose}
    >
      <fieldset className="field">
        <legend>Type</legend>
        <div className="seg">
          {types.map((one) => (
            <label key={one}>
              <input type="radio" name={name} checked={one === type} onChange={() => onType(one, typed.title)} />
              {typeLabel(one)}
            </label>
          ))}
        </div>
      </fieldset>
      <SectionFields definition={definition} fields={fields} form={form} />
    </Frame>
  );
}

type FrameProps = {
  readonly title: string;
  readonly form: SectionForm;
  readonly preview: ReactNode;
  readonly help: readonly string[];
  readonly onClose: () => void;
  readonly children: ReactNode;
};

function Frame({ title, form, preview, help, onClose, children }: FrameProps) {
  const id = useId();
  const body = useRef<HTMLFormElement>(null);
  const { state, draft } = form;
  const close = useConfirmDiscard(draft.dirty, onClose);
  const saving = state.at === 'saving';
  useEffect(() => body.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  return (
    <Dialog className="modal tall with-preview" labelledBy={id} onClose={close}>
      <DialogHead id={id} title={title} onClose={close} />
      <form ref={body} className="modal-body" noValidate onSubmit={form.onSubmit}>
        <div className="modal-fields">{children}</div>
        <aside className="edit-aside" aria-label="Aperçu et aide">
          {preview}
          <HelpGuide title="Aide" sentences={[...help, 'Une section masquée reste ici\u202f; les visiteurs ne la voient pas.']} />
        </aside>
      </form>
      <div className="modal-foot">
        <div className="what" role="status">
          {state.at === 'failed' && <FieldError>{state.text}</FieldError>}
          {state.at === 'conflict' && (
            <button type="button" className="btn" onClick={form.compare}>
              Conflit à résoudre{'\u00a0'}: comparer
            </button>
          )}
        </div>
        <button type="button" className="btn" onClick={close}>
          Annuler
        </button>
        <button type="button" className="btn primary" disabled={saving} onClick={() => void form.save()}>
          {saving && <Spinner />}
          {state.at === 'failed' && state.again ? 'Réessayer' : 'Sauvegarder'}
        </button>
      </div>
    </Dialog>
  );
}
