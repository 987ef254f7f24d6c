'use client';
import { useRouter } from 'next/navigation';
import type { FormEvent } from 'react';
import { useCallback, useId, useMemo, useState } from 'react';
import { saveSection } from '@/lib/api/client';
import { formatDateTime } from '@/lib/format/dates';
import type { SectionType } from '@/sections/define';
import type { StoredSection } from '@/sections/public-site';
import { getAt } from '../editor/draft';
import { EditorForm } from '../editor/editor-form';
import { useFocusField } from '../editor/focus-field';
import { asText } from '../editor/form-context';
import { NodeEditor } from '../editor/node-editor';
import { asDraft, ownDifferences, type SectionDraft } from '../editor/section-draft';
import { useDraft } from '../editor/use-draft';
import { useLatest } from '../editor/use-latest';
import { ConflictDialog, type Difference } from '../form/conflict-dialog';
import { formattedValue } from '../form/diff';
import { ErrorSummary } from '../form/error-summary';
import { SaveBar } from '../form/save-bar';
import { useEscape } from '../form/use-escape';
import { useSaveKey } from '../form/use-save-key';
import { useSaving } from '../form/use-saving';
import { HelpGuide } from '../help-guide';
import { PageHeader } from '../page-header';
import type { RenderPreview } from '../preview/render-preview';
import { SectionPreview } from '../preview/section-preview';
import { useBlocker, useConfirmLeave } from '../providers/navigation-blocker';
import { useOwner } from '../providers/owner';
import { Page } from '../ui/page';
import { SplitAside, SplitFields, SplitForm } from '../ui/split-form';
import { jsonErrorPosition } from './json-error-position';
import { asRawText, readRawText } from './raw-content';

type Props = {
  readonly section: StoredSection;
  readonly guide: readonly string[];
  readonly render: RenderPreview;
  /** `isAll`: nothing was typed while the save was under way. */
  readonly onStored: (section: StoredSection, isAll: boolean) => void;
  readonly onClose: () => void;
};
const labels: Record<SectionType, string> = { text: 'Contenu (HTML)', list: 'Contenu (une ligne par élément)', cards: 'Contenu (JSON)' };

/** Edits a section as text: its title, its raw content (HTML, lines or JSON) and its visibility. */
export function ManagerForm({ section, guide, render, onStored, onClose }: Props) {
  const owner = useOwner();
  const router = useRouter();
  const leave = useConfirmLeave();
  const form = useId();
  const focus = useFocusField(form);
  const { type } = section;
  const check = useCallback((value: unknown) => issuesOf(type, value), [type]);
  const draft = useDraft(() => draftOf(section), check);
  const typed = useLatest(draft.value);
  const [basis, setBasis] = useState(section);
  const saving = useSaving<StoredSection>();
  const [comparing, setComparing] = useState(true);
  const { state } = saving;
  const text = asText(getAt(draft.value, ['content']));
  const read = useMemo(() => readRawText(type, text), [type, text]);
  const isRefused = draft.issues.some(({ path }) => path[0] === 'content');

  const save = async (over?: StoredSection): Promise<boolean> => {
    const issues = check(draft.value);
    draft.show(issues);
    if (issues.length > 0) focus(issues[0]?.path);
    if (!read.ok || issues.length > 0) return false;
    setComparing(true);
    const sent = draft.value;
    const { title, visible } = asDraft(sent);
    return saving.run(
      {
        send: (onto) => saveSection(owner.id, section.id, { title: title.trim(), content: read.content, visible, version: (onto ?? basis).version }),
        onStored: (stored) => {
          draft.stored(draftOf(stored), sent);
          setBasis(stored);
          router.refresh();
          onStored(stored, typed.current === sent);
        },
        saved: () => 'Section mise à jour avec succès!',
        fallback: 'Erreur lors de la mise à jour',
        onRefused: ({ status, error }) => {
          if (status === 400) draft.show([{ path: ['content'], message: error }]);
        },
      },
      over,
    );
  };
  const cancel = () => leave(onClose);
  useBlocker(draft.dirty, () => save());
  useSaveKey(() => void save());
  useEscape(cancel);

  return (
    <Page>
      <PageHeader focus title={`Modifier «\u00a0${section.title}\u00a0»`} />
      <EditorForm value={{ form, draft, checkAt: () => [] }}>
        <SplitForm
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void save();
          }}
        >
          <SplitFields>
            {draft.refused && <ErrorSummary form={form} issues={draft.issues} />}
            <NodeEditor node={{ node: 'text', label: 'Titre', required: true }} path={['title']} />
            <div className={type === 'list' ? '' : '[&_textarea]:font-mono [&_textarea]:text-sm'}>
              <NodeEditor
                node={{ node: 'textarea', label: labels[type], rows: 16, hint: isRefused && type === 'cards' ? faultText(text) : undefined }}
                path={['content']}
              />
            </div>
            <NodeEditor node={{ node: 'checkbox', label: 'Afficher cette section sur le site public' }} path={['visible']} />
          </SplitFields>
          <SplitAside aria-label="Aperçu et aide">
            <SectionPreview
              render={render}
              id={section.id}
              title={asText(getAt(draft.value, ['title']))}
              content={read.ok ? read.content : null}
              held={read.ok ? '' : heldBy(text)}
            />
            <HelpGuide sentences={guide} title="Les trois types" />
          </SplitAside>
        </SplitForm>
      </EditorForm>
      <SaveBar state={state} dirty={draft.dirty} saveLabel="Sauvegarder" onSave={() => void save()} onCancel={cancel} onCompare={() => setComparing(true)} />
      {state.at === 'conflict' && comparing && (
        <ConflictDialog
          differences={differencesOf(asDraft(draft.value), state.current)}
          savedAt={formatDateTime(state.current.updated_at)}
          onMine={() => void save(state.current)}
          onTheirs={() => onStored(state.current, true)}
          onLater={() => setComparing(false)}
        />
      )}
    </Page>
  );
}

function differencesOf(mine: SectionDraft, current: StoredSection): Difference[] {
  const [ours, theirs] = [asText(mine.content), asRawText(current.type, current.content)];
  const content = { label: 'Contenu', mine: formattedValue(ours), theirs: formattedValue(theirs) };
  return [...ownDifferences(['title', 'visible'], mine, current), ...(ours === theirs ? [] : [content])];
}

/** Why the preview is not updated. */
function heldBy(text: string): string {
  const error = jsonErrorPosition(text);
  const place = error ? ` (ligne ${error.line}, colonne ${error.column})` : '';
  return `Le JSON n’est pas valide${place}\u00a0: l’aperçu garde le dernier contenu correct.`;
}

/** Where the first syntax error is; undefined when the text is valid JSON. */
function faultText(text: string): string | undefined {
  const error = jsonErrorPosition(text);
  return error ? `À corriger à partir de la ligne ${error.line}, colonne ${error.column}.` : undefined;
}

const draftOf = (section: StoredSection) => ({ title: section.title, content: asRawText(section.type, section.content), visible: section.visible });

function issuesOf(type: SectionType, value: unknown) {
  const read = readRawText(type, asText(getAt(value, ['content'])));
  return [
    ...(asText(getAt(value, ['title'])).trim() === '' ? [{ path: ['title'], message: 'Le titre est requis' }] : []),
    ...(read.ok ? [] : [{ path: ['content'], message: read.error }]),
  ];
}
