'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { failureText, saveSection, serverNow } from '@/lib/api/client';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { definitions } from '@/sections/registry';
import { ViewOnSite } from '../page-header';
import type { RenderPreview } from '../preview/render-preview';
import { useConfirmRemoval } from '../providers/confirm';
import { useOwner } from '../providers/owner';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { AdminLink } from '../shell/admin-link';
import { Button } from '../ui/button';
import { changeOf } from './section-draft';
import { SectionFormView } from './section-form-view';
import type { OverviewPart } from './section-overview';
import { SectionMeta, SectionOverview } from './section-overview';
import type { SendSection } from './use-section-form';

type Stored = Readonly<Record<string, StoredSection | null>>;

/** The page of a registered kind and of its companions, the sections edited with it. */
export function SectionEditor({ kind, sections, render }: { readonly kind: string; readonly sections: Stored; readonly render: RenderPreview }) {
  const ids = [kind, ...(definitions.find(({ id }) => id === kind)?.companions ?? [])];
  const parts = ids.flatMap((id) => definitions.find((definition) => definition.id === id) ?? []);
  return <SectionScreens definitions={parts} sections={sections} render={render} />;
}

type Props = {
  /** The page's own definition first, then its companions. */
  readonly definitions: readonly AnyDefinition[];
  readonly sections: Stored;
  /** Sends a change; by default with `saveSection`. */
  readonly send?: SendSection;
  /** Renders the preview beside the form; without it there is none. */
  readonly render?: RenderPreview;
};
type Screen = { readonly at: 'list'; readonly returned: boolean } | { readonly at: 'form'; readonly id: string; readonly only?: number };

/** The list view and the edit view of a kind, or the form alone for a group or a map. */
export function SectionScreens({ definitions: parts, sections, send, render }: Props) {
  const owner = useOwner();
  const router = useRouter();
  const call = useApiCall();
  const confirm = useConfirmRemoval();
  const [stored, setStored] = useState(sections);
  const [screen, setScreen] = useState<Screen>({ at: 'list', returned: false });
  const [savedAt, setSavedAt] = useState<Date | null>(null);
  const [main, ...companions] = parts.map((definition): OverviewPart => ({ definition, stored: stored[definition.id] ?? null }));
  if (!main) return null;
  const partOf = (id: string) => [main, ...companions].find((part) => part.definition.id === id);
  const keep = (section: StoredSection) => {
    setStored((all) => ({ ...all, [section.id]: section }));
    setSavedAt(serverNow());
  };

  const remove = async (id: string, index: number) => {
    const part = partOf(id);
    if (!part?.stored || !Array.isArray(part.stored.content)) return;
    const { definition, stored: section } = part;
    const { editor } = definition;
    const { cards } = nodeType(editor);
    if (!cards) return;
    const texts = cards.texts(editor);
    const item: unknown = part.stored.content[index];
    if (!(await confirm('Supprimer', texts.confirmRemove, `«\u00a0${cards.card(editor, item, index).name}\u00a0»`))) return;
    const draft = { title: section.title, visible: section.visible, content: part.stored.content.toSpliced(index, 1) };
    const change = changeOf(definition, section, [], draft, section.version);
    const result = await call(() => (send ? send(change, section) : saveSection(owner.id, section.id, change)));
    if (result.ok) {
      keep(result.data);
      showToast.success(texts.removed ?? definition.labels.saved(definition.count(result.data.content)));
      router.refresh();
      return;
    }
    if (result.current) keep(result.current);
    showToast.error(failureText(result, 'Erreur lors de la suppression'));
  };

  if (screen.at === 'form') {
    const part = partOf(screen.id);
    if (part) {
      return (
        <SectionFormView
          key={screen.id}
          definition={part.definition}
          stored={part.stored}
          only={screen.only}
          send={send}
          render={render}
          onClose={() => setScreen({ at: 'list', returned: true })}
          onStored={(section, isAll) => {
            keep(section);
            if (isAll) setScreen({ at: 'list', returned: true });
          }}
        />
      );
    }
  }
  if (nodeType(main.definition.editor).isPage) {
    return (
      <SectionFormView
        definition={main.definition}
        stored={main.stored}
        render={render}
        onStored={keep}
        meta={<SectionMeta {...main} savedAt={savedAt} />}
        actions={
          <>
            <ViewOnSite anchor={main.definition.anchor} />
            {main.definition.tools?.map(({ route, label }) => (
              <Button as={AdminLink} key={route} href={`/admin/${route}`}>
                {label}
              </Button>
            ))}
          </>
        }
      />
    );
  }
  return (
    <SectionOverview
      main={main}
      companions={companions}
      savedAt={savedAt}
      focus={screen.at === 'list' && screen.returned}
      onEdit={(id, only) => setScreen({ at: 'form', id, ...(only !== undefined && { only }) })}
      onRemove={(id, index) => void remove(id, index)}
    />
  );
}
