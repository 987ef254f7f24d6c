import { quoted } from '@/lib/format/french';
import { saveSection } from '@/lib/site/api/client';
import type { SectionType } from '@/sections/define';
import type { StoredSection } from '@/sections/public-site';
import { definitionOf } from '@/sections/registry';
import { EditorForm, titleNode, visibleNode } from '../editor/editor-form';
import { NodeEditor } from '../editor/node-editor';
import { asDraft, type SectionDraft, titleIssues } from '../editor/use-section-form';
import { asText } from '../form/form-context';
import { useEscape } from '../form/keys';
import { SaveBar } from '../form/save-bar';
import type { FieldIssue } from '../form/use-draft';
import { useForm } from '../form/use-form';
import { BackButton, Page, PageHeader } from '../page-header';
import { useConfirmLeave } from '../providers/navigation-blocker';
import { AdminLink } from '../shell/admin-link';
import { SplitFields, SplitForm } from '../ui/form-layout';
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
