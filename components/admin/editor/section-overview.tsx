'use client';
import { Check, Pencil } from 'lucide-react';
import { type ComponentType, createContext, use, useId } from 'react';
import { formatDateTime, formatTime } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import type { AnyDefinition } from '@/sections/define';
import { nodeType } from '@/sections/nodes/table';
import { isWaiting, sampledBy, sampleParts } from '@/sections/sample-items';
import { itemsAt } from '../form/draft';
import { Page, PageHeader, ViewOnSite } from '../page-header';
import { SafeHtml } from '../rich-text/safe-html';
import { VisibilityBadge } from '../section-badges';
import { AdminLink } from '../shell/admin-link';
import { Button } from '../ui/button';
import { TitleLine } from '../ui/layout';
import { Panel } from '../ui/panel';
import { StateLine } from '../ui/state-line';
import { Status } from '../ui/status';
import { SectionSampleLine } from './editor-form';
import { ItemCards } from './item-cards';
import type { OverviewPart } from './use-edit-cards';
import type { EditedItem } from './use-section-form';

/** What stands in place of the content of a companion: by its id, from the content of the section that it belongs to. */
export type Summaries = Readonly<Record<string, ComponentType<{ readonly main: unknown; readonly own: unknown }>>>;

export const SummariesContext = createContext<Summaries>({});

/** An item by the id of its section and its index. */
export type CardPlace = { readonly id: string; readonly index: number };
type Props = {
  readonly main: OverviewPart;
  readonly companions: readonly OverviewPart[];
  readonly savedAt: Date | null;
  /** Whether the heading takes the focus, because the list has just replaced the form. */
  readonly focus: boolean;
  /** The item that the form was open for. */
  readonly current?: CardPlace;
  /** Opens the form of a section, or of one of its items. */
  readonly onOpen: (part: OverviewPart, item?: EditedItem) => void;
  /** Opens the form of a section to paste a list. */
  readonly onPaste: (part: OverviewPart) => void;
};
type Shown = Pick<OverviewPart, 'definition' | 'stored'>;

/** The menu's word, or a title of its own. */
export const headingOf = ({ label, labels }: AnyDefinition): string => labels.title ?? label;

/** The list view: the stored content item by item, then the sections edited on the same screen. */
export function SectionOverview({ main, companions, savedAt, focus, ...open }: Props) {
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
        <Companion key={part.definition.id} part={part} main={main} {...open} />
      ))}
    </Page>
  );
}

/** Whether the page shows no item, but the button that adds the first. */
const hasEmptyState = ({ definition: { editor }, stored }: Shown): boolean =>
  nodeType(editor).cards !== undefined && itemsAt(stored, ['content']).length === 0;

/** Links to pages that serve a section. */
export const SectionTools = ({ tools }: Pick<AnyDefinition, 'tools'>) =>
  tools?.map(({ route, label }) => (
    <Button as={AdminLink} key={route} href={`/admin/${route}`}>
      {label}
    </Button>
  ));

const StoredSample = ({ definition, stored, removeSample }: OverviewPart) => (
  <SectionSampleLine
    definition={definition}
    stored={stored}
    parts={sampleParts(sampledBy(definition), stored?.content)}
    onRemove={removeSample}
  />
);

/** The state of the stored section; `isUnsaved`: the form beside it differs from it. */
export function SectionMeta({
  definition,
  stored,
  savedAt,
  isUnsaved = false,
}: Shown & { readonly savedAt: Date | null; readonly isUnsaved?: boolean }) {
  if (stored?.version === 0) return <span>Cette section paraîtra sur le site quand vous l’aurez sauvegardée.</span>;
  const count = stored ? itemCount(definition, stored.content) : '';
  return (
    <>
      {isUnsaved && <span>Avant vos modifications{'\u00a0'}:</span>}
      {stored && !definition.internal && <VisibilityBadge visible={stored.visible} />}
      {count && <span className="lining-nums tabular-nums">{count}</span>}
      {savedAt ? (
        <Status as="span" tone={isUnsaved ? 'plain' : 'ok'}>
          {!isUnsaved && <Check className="size-3.75" aria-hidden />}
          Sauvegardé à {formatTime(savedAt)}
        </Status>
      ) : (
        <span>
          Dernière modification{'\u00a0'}: {formatDateTime(stored?.updated_at)}
        </span>
      )}
    </>
  );
}

/** « 5 projets », « 11 axes de recherche »; '' for a rich text. */
function itemCount({ count, editor, labels }: AnyDefinition, content: unknown): string {
  const nouns = labels.counted ?? nodeType(editor).counted(editor);
  return nouns ? counted(count(content), ...nouns) : '';
}

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

function Companion({ main, ...props }: BodyProps & { readonly main: OverviewPart }) {
  const id = useId();
  const { part, onOpen } = props;
  const Summary = use(SummariesContext)[part.definition.id];
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

/** Says that the owner's own content is hidden, and shows it. */
export function HiddenLine({ definition, stored, onShow }: Shown & { readonly onShow: () => void }) {
  if (!stored || stored.visible || isWaiting(definition, stored) || definition.count(stored.content) === 0) return null;
  return (
    <StateLine
      label={`${definition.label}\u00a0: section masquée`}
      tone="hidden"
      title="Votre contenu n’est pas sur le site."
      actions={<Button onClick={onShow}>Afficher la section</Button>}
    >
      La section est masquée.
    </StateLine>
  );
}
