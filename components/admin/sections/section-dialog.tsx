import { useEffect, useId, useMemo, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';
import type { AnyDefinition, SectionType } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { customDefinition, definitionOf } from '@/sections/registry';
import { typeLabel } from '@/sections/text-preview';
import { SectionFields, SectionSampleLine, visibleNode } from '../editor/editor-form';
import { asDraft, type SectionFormOptions, type StoreSection, useSectionForm } from '../editor/use-section-form';
import { FieldError, FieldGroup } from '../fields/field';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import { Button } from '../ui/button';
import { Tick } from '../ui/check-label';
import { HelpGuide } from '../ui/disclosure';
import { Segment, Segmented } from '../ui/segmented';
import { Window, WindowBody, WindowFoot } from '../ui/window';

const fields = ['title', 'visible'] as const;
const types: readonly SectionType[] = ['text', 'list', 'cards'];

/**
 * The section to edit, or a new one of a type; `title` is the typed title when the type changes, `focus` the control to
 * focus.
 */
export type DialogSubject = { readonly section: StoredSection } | NewSection;
type NewSection = Readonly<{
  section: null;
  type: SectionType;
  title: string;
  focus: 'type' | 'title';
}>;

type Props = Readonly<{
  subject: DialogSubject;
  storeSection: StoreSection;
  onType: (subject: NewSection) => void;
  onStored: SectionFormOptions['onStored'];
  onClose: () => void;
}>;

const texts = {
  edit: { heading: 'Modifier la section', saved: 'Section mise à jour', failed: 'Erreur lors de la mise à jour' },
  add: {
    heading: 'Ajouter une section',
    saved: 'Section ajoutée',
    failed: 'Erreur lors de la sauvegarde de la section',
  },
} as const;

/**
 * Edits a section in a dialog: title, content (by its kind's editor tree) and visibility. For a new one the type is
 * chosen first; it needs a `key`, as another type starts another form.
 */
export function SectionDialog({ subject, storeSection, onType, onStored, onClose }: Props) {
  const body = useRef<HTMLFormElement>(null);
  const { section } = subject;
  const type = section ? undefined : subject.type;
  const definition = useMemo(() => definitionFor(subject), [subject]);
  const { heading, ...words } = texts[section ? 'edit' : 'add'];
  const form = useSectionForm({ definition, stored: section, fields, storeSection, onStored, words, inDialog: true });
  const { state, draft } = form;
  const { title, visible } = asDraft(draft.value);
  const close = useConfirmDiscard(form.dirty, onClose);
  const saving = state.status === 'saving';
  const first = section === null && subject.focus === 'type' ? 'input:checked' : 'input:not([type=radio]), textarea';
  useEffect(() => body.current?.querySelector<HTMLElement>(first)?.focus(), [first]);
  return (
    <Window title={heading} closes onClose={close}>
      <WindowBody as="form" ref={body} noValidate onSubmit={form.onSubmit}>
        {type && (
          <TypeChoice type={type} onType={(next, focus) => onType({ section: null, type: next, title, focus })} />
        )}
        <SectionSampleLine definition={definition} stored={section} from={{ form }} />
        <SectionFields definition={definition} fields={['title']} form={form} />
        <HelpGuide
          sentences={[
            ...definition.labels.help,
            'Une section masquée, ou vide, reste ici\u202f; les visiteurs ne la voient pas.',
          ]}
        />
      </WindowBody>
      <WindowFoot>
        <div className="me-auto max-sm:basis-full">
          <Tick checked={visible} onTick={(isVisible) => draft.set(['visible'], isVisible)}>
            {visibleNode.label}
          </Tick>
        </div>
        <div className="max-sm:shrink-0 max-sm:grow max-sm:basis-full empty:hidden" role="status">
          {state.status === 'failed' && <FieldError>{state.text}</FieldError>}
          {state.status === 'conflict' && <Button onClick={form.compare}>Conflit à résoudre&nbsp;: comparer</Button>}
        </div>
        <Button onClick={close}>Annuler</Button>
        <Button variant="primary" disabled={saving} onClick={() => void form.save()}>
          {saving && <Spinner />}
          {state.status === 'failed' && state.again ? 'Réessayer' : 'Sauvegarder'}
        </Button>
      </WindowFoot>
    </Window>
  );
}

type ChoiceProps = Readonly<{
  type: SectionType;
  onType: (type: SectionType, focus: NewSection['focus']) => void;
}>;

/** A click chooses a type and moves to the title; arrow keys change the type. */
function TypeChoice({ type, onType }: ChoiceProps) {
  const name = useId();
  return (
    <FieldGroup label="Type">
      <Segmented>
        {types.map((one) => (
          <Segment
            key={one}
            name={name}
            checked={one === type}
            onChange={({ nativeEvent }) =>
              onType(one, nativeEvent instanceof UIEvent && nativeEvent.detail > 0 ? 'title' : 'type')
            }
          >
            {typeLabel(one)}
          </Segment>
        ))}
      </Segmented>
    </FieldGroup>
  );
}

/** The kind's definition, with an editor tree that fits a dialog. */
function definitionFor(subject: DialogSubject): AnyDefinition {
  const definition: AnyDefinition = subject.section
    ? definitionOf(subject.section)
    : { ...customDefinition(subject.type), title: subject.title };
  const { editor } = definition;
  return { ...definition, editor: nodeType(editor).inDialog(editor, subject.section?.content) };
}
