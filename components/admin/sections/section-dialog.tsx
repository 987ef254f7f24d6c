'use client';
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
import type { SectionFormOptions, SendSection } from '../editor/use-section-form';
import { useSectionForm } from '../editor/use-section-form';
import { FieldError } from '../fields/field';
import { DialogHead } from '../form/dialog-head';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { HelpGuide } from '../help-guide';
import type { RenderPreview } from '../preview/render-preview';
import { SectionPreview } from '../preview/section-preview';

const fields = ['title', 'visible'] as const;
const types: readonly SectionType[] = ['text', 'list', 'cards'];

/** What the dialog edits: a section, or a new one of a type; `title` is what was typed before the type was changed. */
export type DialogSubject = { readonly section: StoredSection } | { readonly section: null; readonly type: SectionType; readonly title: string };

type Props = {
  readonly subject: DialogSubject;
  readonly render: RenderPreview;
  readonly send: SendSection;
  readonly onType: (type: SectionType, title: string) => void;
  readonly onStored: SectionFormOptions['onStored'];
  readonly onClose: () => void;
};

const texts = {
  edit: { heading: 'Modifier la section', saved: 'Section mise à jour', failed: 'Erreur lors de la mise à jour' },
  add: { heading: 'Ajouter une section', saved: 'Section ajoutée', failed: 'Erreur lors de la sauvegarde de la section' },
} as const;

/**
 * Edits a section in a dialog: its title, its content by its kind's editor tree, and its visibility. The type of a new one is chosen
 * first; it needs a `key`, as another type starts another form.
 */
export function SectionDialog({ subject, render, send, onType, onStored, onClose }: Props) {
  const id = useId();
  const body = useRef<HTMLFormElement>(null);
  const { section } = subject;
  const type = section ? undefined : subject.type;
  const definition = useMemo(() => definitionFor(subject), [subject]);
  const { heading, saved, failed } = texts[section ? 'edit' : 'add'];
  const form = useSectionForm({ definition, stored: section, fields, send, onStored, saved, fallback: failed, broken: failed, inDialog: true });
  const { state, draft } = form;
  const { title, content } = asDraft(draft.value);
  const close = useConfirmDiscard(draft.dirty, onClose);
  const saving = state.at === 'saving';
  useEffect(() => body.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  return (
    <Dialog className="modal tall with-preview" labelledBy={id} onClose={close}>
      <DialogHead id={id} title={heading} onClose={close} />
      <form ref={body} className="modal-body" noValidate onSubmit={form.onSubmit}>
        <div className="modal-fields">
          {type && <TypeChoice type={type} onType={(next) => onType(next, title)} />}
          <SectionFields definition={definition} fields={fields} form={form} />
        </div>
        <aside className="edit-aside" aria-label="Aperçu et aide">
          <SectionPreview render={render} id={section?.id ?? ''} type={type} title={title} content={content} />
          <HelpGuide title="Aide" sentences={[...definition.labels.help, 'Une section masquée reste ici\u202f; les visiteurs ne la voient pas.']} />
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

function TypeChoice({ type, onType }: { readonly type: SectionType; readonly onType: (type: SectionType) => void }) {
  const name = useId();
  return (
    <fieldset className="field">
      <legend>Type</legend>
      <div className="seg">
        {types.map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === type} onChange={() => onType(one)} />
            {typeLabel(one)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The kind's definition, with the editor tree that a dialog has room for. */
function definitionFor(subject: DialogSubject): AnyDefinition {
  const definition: AnyDefinition = subject.section ? definitionOf(subject.section) : { ...customDefinition(subject.type), title: subject.title };
  const { editor } = definition;
  return { ...definition, editor: nodeType(editor).inDialog(editor, subject.section?.content) };
}
