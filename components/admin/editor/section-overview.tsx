'use client';
import { Pencil } from 'lucide-react';
import { type ComponentType, useId } from 'react';
import { nodeType } from '@/sections/nodes/table';
import { itemsAt } from '../form/draft';
import { Page, PageHeader, ViewOnSite } from '../page-header';
import { SafeHtml } from '../rich-text/safe-html';
import { Button } from '../ui/button';
import { TitleLine } from '../ui/layout';
import { Panel } from '../ui/panel';
import { SectionSampleLine } from './editor-form';
import { ItemCards } from './item-cards';
import { HiddenLine, headingOf, SectionMeta, SectionTools, type Shown } from './section-form';
import type { OverviewPart } from './use-edit-cards';
import type { EditedItem } from './use-section-form';

/** What stands in place of the content of a companion: by its id, from the content of the section that it belongs to. */
export type Summaries = Readonly<Record<string, ComponentType<{ readonly main: unknown; readonly own: unknown }>>>;

export type CardPlace = { readonly id: string; readonly index: number };
type Props = {
  readonly main: OverviewPart;
  readonly companions: readonly OverviewPart[];
  readonly summaries: Summaries;
  readonly savedAt: Date | null;
  /** Whether the heading takes the focus, because the list has just replaced the form. */
  readonly focus: boolean;
  /** The item that the form was open for. */
  readonly current?: CardPlace;
  readonly onOpen: (part: OverviewPart, item?: EditedItem) => void;
  readonly onPaste: (part: OverviewPart) => void;
};

export function SectionOverview({ main, companions, summaries, savedAt, focus, ...open }: Props) {
  const { definition } = main;
  return (
    <Page>
      <PageHeader
        focus={focus}
        title={headingOf(definition)}
        meta={<SectionMeta {...main} savedAt={savedAt} />}
        actions={
          <>
            <ViewOnSite anchor={definition.anchor} />
            <SectionTools tools={definition.tools} />
            <Button variant={hasEmptyState(main) ? 'plain' : 'primary'} onClick={() => open.onOpen(main)}>
              <Pencil aria-hidden />
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

/** Whether the page shows no item, but the button that adds the first. */
const hasEmptyState = ({ definition: { editor }, stored }: Shown): boolean =>
  nodeType(editor).cards !== undefined && itemsAt(stored, ['content']).length === 0;

const StoredSample = ({ removeSample, ...part }: OverviewPart) => (
  <SectionSampleLine {...part} from={{ removeStored: removeSample }} />
);

type BodyProps = Pick<Props, 'current' | 'onOpen' | 'onPaste'> & { readonly part: OverviewPart };

function OverviewBody({ part, current, onOpen, onPaste }: BodyProps) {
  const { definition, stored } = part;
  if (nodeType(definition.editor).cards)
    return (
      <ItemCards
        part={part}
        current={current?.id === definition.id ? current.index : undefined}
        onOpen={(item) => onOpen(part, item)}
        onPaste={() => onPaste(part)}
      />
    );
  const html = typeof stored?.content === 'string' ? stored.content : '';
  return (
    <Panel as="div" className="p-4" data-narrow>
      {html ? <SafeHtml html={html} /> : <p className="text-ink-faint">Aucun contenu texte</p>}
    </Panel>
  );
}

function Companion({ main, summaries, ...props }: BodyProps & Pick<Props, 'main' | 'summaries'>) {
  const id = useId();
  const { part, onOpen } = props;
  const Summary = summaries[part.definition.id];
  const { labels } = part.definition;
  return (
    <section className="grid grid-cols-1 gap-3 border-rule border-t pt-6" aria-labelledby={id}>
      <TitleLine>
        <h2 id={id}>{headingOf(part.definition)}</h2>
        <Button onClick={() => onOpen(part)}>
          <Pencil aria-hidden />
          {labels.edit}
        </Button>
      </TitleLine>
      <HiddenLine {...part} onShow={part.show} />
      <StoredSample {...part} />
      {Summary ? <Summary main={main.stored?.content} own={part.stored?.content} /> : <OverviewBody {...props} />}
    </section>
  );
}
