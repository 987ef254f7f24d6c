import { Pencil, X } from 'lucide-react';
import { type ComponentType, useId, useState } from 'react';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import { itemsAt } from '../form/draft';
import { useGuided } from '../guide/use-guided';
import { BackButton, Page, PageHeader, ViewOnSite } from '../page-header';
import { useNavigate } from '../providers/navigate';
import { SafeHtml } from '../rich-text/safe-html';
import { Button, IconButton } from '../ui/button';
import { Panel, TitleLine } from '../ui/panel';
import { SectionSampleLine } from './editor-form';
import { ItemCards } from './item-cards';
import {
  type EditorProps,
  HiddenLine,
  headingOf,
  SectionFormView,
  SectionMeta,
  SectionTools,
  type Shown,
  useKinds,
} from './section-form';
import { type OverviewPart, useEditCards } from './use-edit-cards';
import type { EditedItem, SectionFormOptions } from './use-section-form';

/** Replacements of a companion's content, by its id, given its section's content. */
export type Summaries = Readonly<Record<string, ComponentType<Readonly<{ main: unknown; own: unknown }>>>>;

type CardPlace = Readonly<{ id: string; index: number }>;
type OpenForm = Readonly<{ id: string; item?: EditedItem; startsPaste?: true }>;

type ScreensProps = EditorProps &
  Readonly<{
    /** The page's own definition first, then its companions. */
    definitions: readonly AnyDefinition[];
    summaries?: Summaries;
    storeSection?: SectionFormOptions['storeSection'];
  }>;
/** `current`: the card whose form was open. */
type Screen = Readonly<{ at: 'list'; returned: boolean; current?: CardPlace }> | ({ readonly at: 'form' } & OpenForm);

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
        startsPaste={startsPaste && (() => setScreen({ at: 'list', returned: true }))}
        storeSection={storeSection}
        render={render}
        onClose={() => (isGuided ? visit('/admin') : setScreen({ at: 'list', returned: true, current }))}
        onStored={(section, isAllStored) => {
          keep(section);
          if (!isAllStored) return;
          const added = { id: section.id, index: (item?.copyOf ?? itemsAt(section, ['content']).length - 2) + 1 };
          setScreen((now) =>
            now === screen ? { at: 'list', returned: true, current: item?.isNew ? added : current } : now,
          ); // another may be open by now
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
  const { definition } = main;
  const open = { current, onOpen: (form: OpenForm) => setScreen({ at: 'form', ...form }) };
  return (
    <Page>
      <PageHeader
        focus={returned && !current}
        title={headingOf(definition)}
        meta={<SectionMeta {...main} savedAt={savedAt} />}
        actions={
          <>
            <ViewOnSite anchor={definition.anchor} />
            <SectionTools {...definition} />
            <Button
              variant={hasEmptyState(main) ? 'plain' : 'primary'}
              onClick={() => open.onOpen({ id: definition.id })}
            >
              <Pencil />
              {definition.labels.edit}
            </Button>
          </>
        }
      />
      <HiddenLine {...main} onShow={main.show} />
      <StoredSample {...main} />
      <OverviewBody part={main} {...open} />
      {companions.map((part) => (
        <Companion key={part.definition.id} {...{ part, main, summaries }} {...open} />
      ))}
    </Page>
  );
}

function titleOf({ editor, labels }: AnyDefinition, item?: EditedItem): string {
  if (item?.isNew) return nodeType(editor).cards?.texts(editor).addOne ?? labels.editTitle;
  return (item && labels.itemTitle) ?? labels.editTitle;
}

/** Whether the page shows only the button that adds the first item. */
const hasEmptyState = ({ definition: { editor }, stored }: Shown): boolean =>
  nodeType(editor).cards !== undefined && itemsAt(stored, ['content']).length === 0;

const StoredSample = ({ removeSample, ...part }: OverviewPart) => (
  <SectionSampleLine {...part} from={{ removeStored: removeSample }} />
);

type BodyProps = Readonly<{
  part: OverviewPart;
  current?: CardPlace;
  onOpen: (form: OpenForm) => void;
}>;

function OverviewBody({ part, current, onOpen }: BodyProps) {
  const { definition, stored } = part;
  const { id } = definition;
  if (nodeType(definition.editor).cards)
    return (
      <ItemCards
        part={part}
        current={current?.id === id ? current.index : undefined}
        onOpen={(item) => onOpen({ id, item })}
        onPaste={() => onOpen({ id, startsPaste: true })}
      />
    );
  const html = typeof stored?.content === 'string' ? stored.content : '';
  return (
    <Panel as="div" className="p-4" data-narrow>
      {html ? <SafeHtml html={html} /> : <p className="text-ink-faint">Aucun contenu texte</p>}
    </Panel>
  );
}

function Companion({ main, summaries, ...props }: BodyProps & Readonly<{ main: Shown; summaries: Summaries }>) {
  const id = useId();
  const { part, onOpen } = props;
  const Summary = summaries[part.definition.id];
  const { labels } = part.definition;
  return (
    <section className="grid grid-cols-1 gap-3 border-rule border-t pt-6" aria-labelledby={id}>
      <TitleLine>
        <h2 id={id}>{headingOf(part.definition)}</h2>
        <Button onClick={() => onOpen({ id: part.definition.id })}>
          <Pencil />
          {labels.edit}
        </Button>
      </TitleLine>
      <HiddenLine {...part} onShow={part.show} />
      <StoredSample {...part} />
      {Summary ? <Summary main={main.stored?.content} own={part.stored?.content} /> : <OverviewBody {...props} />}
    </section>
  );
}
