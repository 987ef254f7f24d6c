'use client';
import { useState } from 'react';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import type { StoredSection } from '@/sections/public-site';
import { definitions } from '@/sections/registry';
import { useGuided } from '../guide/use-guided';
import { BackLink, ViewOnSite } from '../page-header';
import type { RenderPreview } from '../preview/render-preview';
import { useNavigate } from '../providers/navigate';
import { AdminLink } from '../shell/admin-link';
import { Button } from '../ui/button';
import type { EditedItem } from './section-draft';
import { SectionFormView } from './section-form-view';
import { type CardPlace, type OverviewPart, SectionMeta, SectionOverview } from './section-overview';
import { useCardActions } from './use-card-actions';
import type { StoreSection } from './use-section-form';

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
  /** By default `saveSection`. */
  readonly storeSection?: StoreSection;
  /** Renders the preview beside the form; without it there is none. */
  readonly render?: RenderPreview;
};
type Screen =
  | { readonly at: 'list'; readonly returned: boolean; readonly current?: CardPlace }
  | { readonly at: 'form'; readonly id: string; readonly item?: EditedItem };

/** Leads back to the guide that has opened the page. */
const dashboard = <BackLink href="/admin">Tableau de bord</BackLink>;

/** The list view and the edit view of a kind, or the form alone for a group or a map. */
export function SectionScreens({ definitions: parts, sections, storeSection, render }: Props) {
  const { partOf, savedAt, keep, remove, show } = useCardActions({ definitions: parts, sections, storeSection });
  const { isGuided, finish } = useGuided();
  const visit = useNavigate();
  const [main, ...companions] = parts.map(partOf);
  const opensForm = isGuided && main && !nodeType(main.definition.editor).isPage;
  const [screen, setScreen] = useState<Screen>(opensForm ? { at: 'form', id: main.definition.id } : { at: 'list', returned: false });
  if (!main) return null;
  const open = ({ definition: { id } }: OverviewPart, item?: EditedItem) => setScreen({ at: 'form', id, ...(item && { item }) });

  if (screen.at === 'form') {
    const part = [main, ...companions].find(({ definition }) => definition.id === screen.id);
    if (part) {
      return (
        <SectionFormView
          key={screen.id}
          definition={part.definition}
          stored={part.stored}
          item={screen.item}
          storeSection={storeSection}
          render={render}
          back={isGuided ? dashboard : undefined}
          onClose={() => (isGuided ? visit('/admin') : setScreen({ at: 'list', returned: true, current: screen.item?.isNew ? undefined : placeOf(screen) }))}
          onStored={(section, isAllStored) => {
            keep(section);
            if (!isAllStored) return;
            const added = { id: section.id, index: (screen.item?.copyOf ?? lengthOf(section) - 2) + 1 };
            const list: Screen = { at: 'list', returned: true, current: screen.item?.isNew ? added : placeOf(screen) };
            setScreen((now) => (now === screen ? list : now)); // another may have been opened meanwhile
            finish();
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
        onShow={() => show(main)}
        onStored={keep} // it does not return to the guide by itself: one adds and corrects here, and saves each time
        back={isGuided ? dashboard : undefined}
        metaOf={(isUnsaved) => <SectionMeta {...main} savedAt={savedAt} isUnsaved={isUnsaved} />}
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
      focus={screen.at === 'list' && screen.returned && !screen.current}
      current={screen.at === 'list' ? screen.current : undefined}
      actions={{
        edit: (part, index) => open(part, index === undefined ? undefined : { index }),
        add: (part) => open(part, { index: part.stored?.sample ? 0 : lengthOf(part.stored), isNew: true }),
        duplicate: (part, index) => open(part, { index: index + 1, isNew: true, copyOf: index }),
        remove: (part, index) => void remove(part, index),
        show: (part) => void show(part),
      }}
    />
  );
}

/** The card that a form is open for; none for a form of all items. */
const placeOf = ({ id, item }: { readonly id: string; readonly item?: EditedItem }): CardPlace | undefined => item && { id, index: item.index };

const lengthOf = (section: StoredSection | null): number => (Array.isArray(section?.content) ? section.content.length : 0);
