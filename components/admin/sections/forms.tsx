/** The forms of a section, loaded by the first click that opens one. */

import { useEffect, useId, useMemo, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { quoted } from '@/lib/format/french';
import { saveSection } from '@/lib/site/api/client';
import type { AnyDefinition, SectionType } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { customDefinition, definitionOf } from '@/sections/registry';
import { typeLabel } from '@/sections/text-preview';
import { EditorForm, SectionFields, SectionSampleLine, titleNode, visibleNode } from '../editor/editor-form';
import { NodeEditor } from '../editor/node-editor';
import {
  asDraft,
  type SectionDraft,
  type SectionFormOptions,
  type StoreSection,
  titleIssues,
  useSectionForm,
} from '../editor/use-section-form';
import { FieldError, FieldGroup } from '../fields/field';
import { asText } from '../form/form-context';
import { useEscape } from '../form/keys';
import { SaveBar } from '../form/save-bar';
import { useConfirmDiscard } from '../form/use-confirm-discard';
import type { FieldIssue } from '../form/use-draft';
import { useForm } from '../form/use-form';
import { BackButton, Page, PageHeader } from '../page-header';
import { AdminLink } from '../providers/navigate';
import { useConfirmLeave } from '../providers/navigation-blocker';
import { Button } from '../ui/button';
import { Tick } from '../ui/check-label';
import { HelpGuide } from '../ui/disclosure';
import { SplitFields, SplitForm } from '../ui/form-layout';
import { Segment, Segmented } from '../ui/segmented';
import { Window, WindowBody, WindowFoot } from '../ui/window';
import { TypesGuide } from './section-list';

type Props = Readonly<{
  section: StoredSection;
  onStored: (section: StoredSection, isAllStored: boolean) => void;
  onClose: () => void;
}>;
const formatted = { node: 'richText', label: 'Contenu', height: 400 } as const;
const plain = { node: 'textarea', label: 'Contenu' } as const;
const labels: Record<SectionType, string> = {
  text: 'Contenu (HTML)',
  list: 'Contenu (une ligne par élément)',
  cards: 'Contenu (JSON)',
};

export function ManagerForm({ section, onStored, onClose }: Props) {
  const leave = useConfirmLeave();
  const { type } = section;
  const form = useForm<SectionDraft, StoredSection>({
    draftOf: rawOf,
    savedOf: asDraft,
    accept: (value) => {
      const { draft, issues } = read(type, value);
      return issues.length === 0 ? { ok: true, draft } : { ok: false, issues };
    },
    send: (owner, { title, content, visible }, base) =>
      saveSection(owner, section.id, { title, content, visible, version: base?.version }),
    onStored,
    onRefused: ({ status, error, issues: [first] = [] }) =>
      status === 400
        ? [
            {
              path: ['content'],
              message: first && first.path.length > 0 ? `${first.path.join('.')}\u00a0: ${first.message}` : error,
            },
          ]
        : [],
    versions: { stored: section, tree: type === 'text' ? formatted : plain },
    words: { saved: () => 'Section mise à jour avec succès!', fallback: 'Erreur lors de la mise à jour' },
  });
  const route = definitionOf(section).menu?.route ?? 'sections';
  const raw = <NodeEditor node={{ node: 'textarea', label: labels[type], rows: 16 }} path={['content']} />;
  const cancel = () => leave(onClose);
  useEscape(cancel);

  return (
    <Page>
      <PageHeader
        focus
        title={`Modifier ${quoted(section.title)}`}
        back={<BackButton onClick={cancel}>Gestion Sections</BackButton>}
      />
      <SplitForm noValidate onSubmit={form.onSubmit}>
        <SplitFields>
          <EditorForm form={form}>
            <NodeEditor node={titleNode} path={['title']} />
            {type === 'list' ? (
              raw
            ) : (
              <>
                <p className="m-0 text-ink-soft text-control">
                  Son contenu s’écrit sans code dans{' '}
                  <AdminLink href={`/admin/${route}`}>
                    {route === 'sections' ? 'l’Éditeur Simple' : 'son formulaire'}
                  </AdminLink>
                  .
                </p>
                <div className="[&_textarea]:max-h-[45dvh] [&_textarea]:font-mono [&_textarea]:text-sm">{raw}</div>
              </>
            )}
            <NodeEditor node={visibleNode} path={['visible']} />
          </EditorForm>
          <TypesGuide />
        </SplitFields>
      </SplitForm>
      <SaveBar form={form} saveLabel="Sauvegarder" onCancel={cancel} />
    </Page>
  );
}

const rawOf = ({ title, type, content, visible }: StoredSection): SectionDraft => ({
  title,
  content: asRawText(type, content),
  visible,
});

function read(type: SectionType, value: unknown): Readonly<{ draft: SectionDraft; issues: readonly FieldIssue[] }> {
  const { title, content: text, visible } = asDraft(value);
  const content = readRawText(type, asText(text));
  const wrong = content === undefined ? [{ path: ['content'], message: 'Format JSON invalide' }] : [];
  return { draft: { title: title.trim(), content, visible }, issues: [...titleIssues(title), ...wrong] };
}

export function asRawText(type: SectionType, content: unknown): string {
  if (type === 'text') return typeof content === 'string' ? content : '';
  if (type === 'list' && Array.isArray(content)) return content.map(String).join('\n');
  return content === null || content === undefined ? '' : JSON.stringify(content, null, 2);
}

/**
 * Parses the content: cards must be valid JSON, lines are trimmed and blank ones dropped, text is any HTML. Undefined
 * if invalid.
 */
export function readRawText(type: SectionType, text: string): unknown {
  if (type === 'text') return text;
  if (type === 'list') {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    return lines.filter(Boolean);
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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

type SectionDialogProps = Readonly<{
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
export function SectionDialog({ subject, storeSection, onType, onStored, onClose }: SectionDialogProps) {
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
