'use client';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import { itemsAt } from '../form/draft';
import { useGuided } from '../guide/use-guided';
import { BackButton, PageHeader } from '../page-header';
import { useNavigate } from '../providers/navigate';
import { IconButton } from '../ui/button';
import { type EditorProps, headingOf, SectionFormView, useKinds } from './section-form';
import { type CardPlace, SectionOverview, type Summaries } from './section-overview';
import { useEditCards } from './use-edit-cards';
import type { EditedItem, SectionFormOptions } from './use-section-form';

/** The editor of what one page lists: a kind, then its companions. */
export const sectionEditor = (definitions: readonly AnyDefinition[], summaries?: Summaries) =>
  function SectionEditor(props: EditorProps) {
    return <SectionScreens {...{ definitions, summaries }} {...props} />;
  };

type ScreensProps = EditorProps & {
  /** The page's own definition first, then its companions. */
  readonly definitions: readonly AnyDefinition[];
  readonly summaries?: Summaries;
  /** By default `saveSection`. */
  readonly storeSection?: SectionFormOptions['storeSection'];
};
/** `current`: the card that the form was open for. */
type Screen =
  | { readonly at: 'list'; readonly returned: boolean; readonly current?: CardPlace }
  | { readonly at: 'form'; readonly id: string; readonly item?: EditedItem; readonly startsPaste?: boolean };

export function SectionScreens({ definitions, summaries = {}, sections, samples, storeSection, render }: ScreensProps) {
  const { partOf, savedAt, keep } = useEditCards(sections, storeSection);
  const { isGuided, finish } = useGuided();
  const visit = useNavigate();
  const [main, ...companions] = useKinds(definitions, samples).map(partOf);
  const [screen, setScreen] = useState<Screen>(
    isGuided && main ? { at: 'form', id: main.definition.id } : { at: 'list', returned: false },
  );
  if (!main) return null;

  const part = screen.at === 'form' && [main, ...companions].find(({ definition }) => definition.id === screen.id);
  if (screen.at === 'form' && part) {
    const { id, item, startsPaste } = screen;
    const current = item && !item.isNew ? { id, index: item.index } : undefined;
    return (
      <SectionFormView
        key={id}
        {...part}
        item={item}
        startsPaste={startsPaste}
        storeSection={storeSection}
        render={render}
        onClose={() => (isGuided ? visit('/admin') : setScreen({ at: 'list', returned: true, current }))}
        onStored={(section, isAllStored) => {
          keep(section);
          if (!isAllStored) return;
          const added = { id: section.id, index: (item?.copyOf ?? itemsAt(section, ['content']).length - 2) + 1 };
          setScreen((now) =>
            now === screen ? { at: 'list', returned: true, current: item?.isNew ? added : current } : now,
          ); // another may have been opened meanwhile
          finish();
        }}
        header={(_, cancel, preview) => (
          <PageHeader
            focus={!item?.isNew}
            title={titleOf(part.definition, item)}
            back={isGuided ? undefined : <BackButton onClick={cancel}>{headingOf(part.definition)}</BackButton>}
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
      summaries={summaries}
      savedAt={savedAt}
      focus={returned && !current}
      current={current}
      onOpen={({ definition }, item) => setScreen({ at: 'form', id: definition.id, item })}
      onPaste={({ definition }) => setScreen({ at: 'form', id: definition.id, startsPaste: true })}
    />
  );
}

function titleOf({ editor, labels }: AnyDefinition, item?: EditedItem): string {
  if (item?.isNew) return nodeType(editor).cards?.texts(editor).addOne ?? labels.editTitle;
  return (item && labels.itemTitle) ?? labels.editTitle;
}
