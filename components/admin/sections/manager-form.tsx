'use client';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { saveSection } from '@/lib/api/client';
import { quoted } from '@/lib/format/french';
import { compare, compareOwn } from '@/lib/history/compare';
import type { SectionType } from '@/sections/define';
import type { StoredSection } from '@/sections/public-site';
import { definitionOf } from '@/sections/registry';
import { EditorForm } from '../editor/editor-form';
import { FoldedGroup } from '../editor/folded-group';
import { NodeEditor } from '../editor/node-editor';
import { asDraft, type SectionDraft, titleIssues } from '../editor/section-draft';
import { titleNode, visibleNode } from '../editor/section-fields';
import { asText } from '../form/form-context';
import { useEscape } from '../form/keys';
import { SaveBar } from '../form/save-bar';
import type { FieldIssue } from '../form/use-draft';
import type { Accepted } from '../form/use-form';
import { useStoredForm } from '../form/use-stored-form';
import { HelpGuide } from '../help-guide';
import { PageHeader } from '../page-header';
import type { RenderPreview } from '../preview/render-preview';
import { SectionPreview } from '../preview/section-preview';
import { useConfirmLeave } from '../providers/navigation-blocker';
import { useOwner } from '../providers/owner';
import { AdminLink } from '../shell/admin-link';
import { Page } from '../ui/page';
import { SplitAside, SplitFields, SplitForm } from '../ui/split-form';
import { asRawText, readRawText } from './raw-content';

type Props = {
  readonly section: StoredSection;
  readonly guide: readonly string[];
  readonly render: RenderPreview;
  /** `isAllStored`: nothing was typed while the save was under way. */
  readonly onStored: (section: StoredSection, isAllStored: boolean) => void;
  readonly onClose: () => void;
};
const labels: Record<SectionType, string> = { text: 'Contenu (HTML)', list: 'Contenu (une ligne par élément)', cards: 'Contenu (JSON)' };

/** Edits a section as text: its title, its raw content (HTML, lines or JSON) and its visibility. */
export function ManagerForm({ section, guide, render, onStored, onClose }: Props) {
  const owner = useOwner();
  const leave = useConfirmLeave();
  const { type } = section;
  const form = useStoredForm<SectionDraft, StoredSection>({
    stored: section,
    initial: () => rawOf(section),
    draftOf: rawOf,
    check: useCallback((value) => issuesOf(type, value), [type]),
    accept: (value) => accepted(type, value),
    request: ({ title, content, visible }, base) => saveSection(owner.id, section.id, { title, content, visible, version: base?.version }),
    onStored,
    onRefused: ({ status, error, issues: [first] = [] }) =>
      status === 400 ? [{ path: ['content'], message: first && first.path.length > 0 ? `${first.path.join('.')}\u00a0: ${first.message}` : error }] : [],
    differences: (value, current) => [
      ...compareOwn(current, asDraft(value)),
      ...compare({ node: type === 'text' ? 'richText' : 'textarea', label: 'Contenu', height: 400 }, rawOf(current).content, asDraft(value).content),
    ],
    words: { saved: () => 'Section mise à jour avec succès!', fallback: 'Erreur lors de la mise à jour' },
  });
  const { title, content } = asDraft(form.draft.value);
  const text = asText(content);
  const read = useMemo(() => readRawText(type, text), [type, text]);
  const isRefused = form.draft.issues.some(({ path }) => path[0] === 'content');
  const raw = (
    <NodeEditor
      node={{
        node: 'textarea',
        label: labels[type],
        rows: 16,
        hint: isRefused && !read.ok && read.position ? `À corriger à partir de la ${read.position}.` : undefined,
      }}
      path={['content']}
    />
  );
  const cancel = () => leave(onClose);
  const sheet = useState(false);
  const [, setSheet] = sheet;
  useEscape(cancel);

  return (
    <Page>
      <PageHeader focus title={`Modifier ${quoted(section.title)}`} />
      <SplitForm noValidate onSubmit={form.onSubmit}>
        <SplitFields>
          <EditorForm form={form}>
            <NodeEditor node={titleNode} path={['title']} />
            {type === 'list' ? raw : <RawContent section={section}>{raw}</RawContent>}
            <NodeEditor node={visibleNode} path={['visible']} />
          </EditorForm>
        </SplitFields>
        <SplitAside aria-label="Aperçu et aide">
          <SectionPreview
            form={form}
            sheet={sheet}
            render={render}
            id={section.id}
            title={title}
            content={read.ok ? read.content : null}
            held={read.ok ? '' : heldBy(read.position)}
          />
          <HelpGuide sentences={guide} title="Les trois types" />
        </SplitAside>
      </SplitForm>
      <SaveBar form={form} saveLabel="Sauvegarder" onCancel={cancel} onPreview={() => setSheet(true)} />
    </Page>
  );
}

/** The code of a section, folded away: whoever writes no code goes to its form. */
function RawContent({ section, children }: { readonly section: StoredSection; readonly children: ReactNode }) {
  const route = definitionOf(section).menu?.route ?? 'sections';
  return (
    <>
      <p className="m-0 text-ink-soft text-control">
        Son contenu s’écrit sans code dans <AdminLink href={`/admin/${route}`}>{route === 'sections' ? 'l’Éditeur Simple' : 'son formulaire'}</AdminLink>.
      </p>
      <FoldedGroup label="Contenu brut" path={['content']} filled={0}>
        <div className="[&_textarea]:font-mono [&_textarea]:text-sm">{children}</div>
      </FoldedGroup>
    </>
  );
}

/** Why the preview is not updated. */
const heldBy = (position: string): string => `Le JSON n’est pas valide${position && ` (${position})`}\u00a0: l’aperçu garde le dernier contenu correct.`;

const rawOf = (section: StoredSection): SectionDraft => ({
  title: section.title,
  content: asRawText(section.type, section.content),
  visible: section.visible,
});

function accepted(type: SectionType, value: unknown): Accepted<SectionDraft> {
  const { title, content, visible } = asDraft(value);
  const read = readRawText(type, asText(content));
  const issues = issuesOf(type, value);
  return read.ok && issues.length === 0 ? { ok: true, draft: { title: title.trim(), content: read.content, visible } } : { ok: false, issues };
}

function issuesOf(type: SectionType, value: unknown): FieldIssue[] {
  const { title, content } = asDraft(value);
  const read = readRawText(type, asText(content));
  return [...titleIssues(title), ...(read.ok ? [] : [{ path: ['content'], message: read.error }])];
}
