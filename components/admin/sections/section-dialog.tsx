'use client';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';
import type { SectionType } from '@/sections/define';
import type { StoredSection } from '@/sections/public-site';
import { customDefinition, definitionOf } from '@/sections/registry';
import { typeLabel } from '@/sections/text-preview';
import { asDraft } from '../editor/section-draft';
import { SectionFields } from '../editor/section-fields';
import type { SectionForm, SectionFormOptions, SendSection } from '../editor/use-section-form';
import { useSectionForm } from '../editor/use-section-form';
import { FieldError, FieldGroup } from '../fields/field';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { HelpGuide } from '../help-guide';
import type { RenderPreview } from '../preview/render-preview';
import { SectionPreview } from '../preview/section-preview';
import { Button } from '../ui/button';
import { Segment, Segmented } from '../ui/segmented';
import { Window, WindowBody, WindowFoot } from '../ui/window';
import { dialogDefinition } from './dialog-definition';

const fields = ['title', 'visible'] as const;
const types: readonly SectionType[] = ['text', 'list', 'cards'];

type EditProps = {
  readonly section: StoredSection;
  readonly render: RenderPreview;
  readonly send: SendSection;
  readonly onStored: SectionFormOptions['onStored'];
  readonly onClose: () => void;
};

/** Edits a section in a dialog: its title, its content by its kind's editor tree, and its visibility. */
export function EditSectionDialog({ section, render, send, onStored, onClose }: EditProps) {
  const definition = useMemo(() => dialogDefinition(definitionOf(section), section.content), [section]);
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
      <SectionFields definition={definition} fields={fields} section={form} />
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
  const definition = useMemo(() => ({ ...dialogDefinition(customDefinition(type), undefined), title }), [type, title]);
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
      <FieldGroup id={`${name}-type`} label="Type">
        <Segmented>
          {types.map((one) => (
            <Segment key={one} name={name} checked={one === type} onChange={() => onType(one, typed.title)}>
              {typeLabel(one)}
            </Segment>
          ))}
        </Segmented>
      </FieldGroup>
      <SectionFields definition={definition} fields={fields} section={form} />
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
  const body = useRef<HTMLFormElement>(null);
  const { state, draft } = form;
  const close = useConfirmDiscard(draft.dirty, onClose);
  const saving = state.at === 'saving';
  useEffect(() => body.current?.querySelector<HTMLElement>('input, textarea')?.focus(), []);
  const save = () => void form.save();
  return (
    <Window title={title} wide closes onClose={close}>
      <WindowBody
        as="form"
        ref={body}
        className="content-start aside:grid-cols-[minmax(0,1fr)_26rem] aside:gap-6"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="grid min-w-0 content-start gap-4">{children}</div>
        <aside className="grid gap-4 aside:sticky aside:top-0" aria-label="Aperçu et aide">
          {preview}
          <HelpGuide title="Aide" sentences={[...help, 'Une section masquée reste ici\u202f; les visiteurs ne la voient pas.']} />
        </aside>
      </WindowBody>
      <WindowFoot>
        <div className="me-auto max-sm:shrink-0 max-sm:grow max-sm:basis-full" role="status">
          {state.at === 'failed' && <FieldError>{state.text}</FieldError>}
          {state.at === 'conflict' && <Button onClick={form.compare}>Conflit à résoudre{'\u00a0'}: comparer</Button>}
        </div>
        <Button onClick={close}>Annuler</Button>
        <Button variant="primary" disabled={saving} onClick={save}>
          {saving && <Spinner />}
          {state.at === 'failed' && state.again ? 'Réessayer' : 'Sauvegarder'}
        </Button>
      </WindowFoot>
    </Window>
  );
}
