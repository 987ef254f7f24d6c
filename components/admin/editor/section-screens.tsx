'use client';
import { X } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { useGuided } from '../guide/use-guided';
import { BackButton, BackLink, PageHeader, ViewOnSite } from '../page-header';
import type { RenderPreview } from '../preview/render-preview';
import { useNavigate } from '../providers/navigate';
import { IconButton } from '../ui/icon-button';
import { SectionFormView } from './section-form';
import { type CardPlace, HiddenLine, headingOf, SectionMeta, SectionOverview, SectionTools } from './section-overview';
import { useEditCards } from './use-edit-cards';
import type { EditedItem, StoreSection } from './use-section-form';

type Props = {
  /** The page's own definition first, then its companions. */
  readonly definitions: readonly AnyDefinition[];
  readonly sections: Readonly<Record<string, StoredSection | null>>;
  /** By default `saveSection`. */
  readonly storeSection?: StoreSection;
  /** Renders the preview beside the form; without it there is none. */
  readonly render?: RenderPreview;
};
/** `current`: the card that the form was open for. */
type Screen =
  | { readonly at: 'list'; readonly returned: boolean; readonly current?: CardPlace }
  | { readonly at: 'form'; readonly id: string; readonly item?: EditedItem };

/** Leads back to the guide that has opened the page. */
const dashboard = <BackLink href="/admin">Tableau de bord</BackLink>;

/** The list view and the edit view of a kind, or the form alone for a group or a map. */
export function SectionScreens({ definitions: parts, sections, storeSection, render }: Props) {
  const { partOf, savedAt, keep } = useEditCards(sections, storeSection);
  const { isGuided, finish } = useGuided();
  const visit = useNavigate();
  const [main, ...companions] = parts.map(partOf);
  const isPage = main !== undefined && nodeType(main.definition.editor).isPage;
  const [screen, setScreen] = useState<Screen>(
    isGuided && main && !isPage ? { at: 'form', id: main.definition.id } : { at: 'list', returned: false },
  );
  if (!main) return null;

  const pageHeader: ComponentProps<typeof SectionFormView>['header'] = (form, _, preview) => (
    <>
      <PageHeader
        title={headingOf(main.definition)}
        meta={<SectionMeta {...main} savedAt={savedAt} isUnsaved={form.dirty} />}
        back={isGuided && dashboard}
        actions={
          <>
            {preview}
            <ViewOnSite anchor={main.definition.anchor} />
            <SectionTools tools={main.definition.tools} />
          </>
        }
      />
      <HiddenLine {...main} onShow={() => void main.show().then((shown) => shown && form.setBaseVersion(shown))} />
    </>
  );
  // A form that is the whole page stays open after a save: the owner adds and corrects here.
  if (isPage) return <SectionFormView {...main} render={render} onStored={keep} header={pageHeader} />;

  const part = screen.at === 'form' && [main, ...companions].find(({ definition }) => definition.id === screen.id);
  if (screen.at === 'form' && part) {
    const { id, item } = screen;
    const current = item && !item.isNew ? { id, index: item.index } : undefined;
    return (
      <SectionFormView
        key={id}
        {...part}
        item={item}
        storeSection={storeSection}
        render={render}
        onClose={() => (isGuided ? visit('/admin') : setScreen({ at: 'list', returned: true, current }))}
        onStored={(section, isAllStored) => {
          keep(section);
          if (!isAllStored) return;
          const added = { id: section.id, index: (item?.copyOf ?? lengthOf(section) - 2) + 1 };
          setScreen((now) =>
            now === screen ? { at: 'list', returned: true, current: item?.isNew ? added : current } : now,
          ); // another may have been opened meanwhile
          finish();
        }}
        header={(_, cancel, preview) => (
          <PageHeader
            focus={!item?.isNew}
            title={titleOf(part.definition, item)}
            back={isGuided ? dashboard : <BackButton onClick={cancel}>{headingOf(part.definition)}</BackButton>}
            actions={
              <>
                {preview}
                <IconButton size="corner" label="Fermer l’éditeur" icon={X} title="Fermer (Échap)" onClick={cancel} />
              </>
            }
          />
        )}
      />
    );
  }
  const { returned, current } = screen.at === 'list' ? screen : { returned: false };
  return (
    <SectionOverview
      main={main}
      companions={companions}
      savedAt={savedAt}
      focus={returned && !current}
      current={current}
      onOpen={({ definition }, item) => setScreen({ at: 'form', id: definition.id, item })}
    />
  );
}

function titleOf({ editor, labels }: AnyDefinition, item?: EditedItem): string {
  if (item?.isNew) return nodeType(editor).cards?.texts(editor).addOne ?? labels.editTitle;
  return (item && labels.itemTitle) ?? labels.editTitle;
}

const lengthOf = (section: StoredSection | null): number =>
  Array.isArray(section?.content) ? section.content.length : 0;
