/** Items for visitors: cards, or moments on a timeline, with dialogs for their details. */
import { Fragment, type ReactNode } from 'react';
import { DetailLink, detailIds, GoArrow } from '@/components/public/detail-dialog';
import { LinkedText, OwnerTexts, type Page } from '@/components/public/owner-text';
import { Cell, CellFoot, CellIcon, Cells, CellText, CellTitle, EmptyState } from '@/components/public/parts';
import { MoreLink, SectionFrame } from '@/components/public/section-frame';
import { colon, semicolon, unbreaking } from '@/lib/format/french';
import { dictionary, type Language } from '@/lib/languages';
import { whenText } from './dated';
import type { Fact, ItemKind, ItemView } from './item';
import { ItemDialog, Lines, Status, Text } from './item-dialog';
import { langAttributes, type PublicSite, type SectionOf } from './public-site';
import type { AnyKindId } from './registry';

const words = dictionary({
  fr: { details: 'Détails', more: 'En savoir plus', on: ' : ' },
  en: { details: 'Details', more: 'Learn more', on: ': ' },
  ar: { details: 'التفاصيل', more: 'معرفة المزيد', on: ': ' },
});

type Words = {
  /** Shown while there are no items. */
  readonly none: Readonly<Record<Language, string>>;
  /** The accessible name of a dialog: « Détail du projet ». */
  readonly detail: Readonly<Record<Language, string>>;
};
type Props<Value> = {
  readonly section: Pick<SectionOf<AnyKindId>, 'kind' | 'anchor' | 'title'> & { readonly content: readonly Value[] };
  readonly site: PublicSite;
};
type ItemProps = { readonly item: ItemView; readonly site: Page };

/** A kind as a grid of cards, each with its dialog. */
export const cardsView =
  <Value extends { readonly id: string }>(kind: ItemKind<Value>, words: Words, columns?: 2 | 3) =>
  ({ section, site }: Props<Value>) => (
    <ItemsFrame
      {...{ section, site, kind, words }}
      hasDialog={() => true}
      list={(items) => (
        <Cells columns={columns}>
          {items.map(({ item, id }) => (
            <Card key={id} {...{ item, site, id }} />
          ))}
        </Cells>
      )}
    />
  );

/** A kind as a timeline; a moment with details has a dialog. */
export const timelineView =
  <Value extends { readonly id: string }>(kind: ItemKind<Value>, words: Words) =>
  ({ section, site }: Props<Value>) => (
    <ItemsFrame
      {...{ section, site, kind, words }}
      hasDialog={hasMore}
      list={(items) => (
        <ol>
          {items.map(({ item, id }) => (
            <Moment key={id} {...{ item, site, id }} />
          ))}
        </ol>
      )}
    />
  );

type ItemWithId = { readonly item: ItemView; readonly id: string };
type FrameProps<Value> = Props<Value> & {
  readonly kind: ItemKind<Value>;
  readonly words: Words;
  readonly hasDialog: (item: ItemView) => boolean;
  readonly list: (items: readonly ItemWithId[]) => ReactNode;
};

function ItemsFrame<Value extends { readonly id: string }>(props: FrameProps<Value>) {
  const { section, site, kind, words, hasDialog, list } = props;
  const { anchor, title, content } = section;
  const ids = detailIds(section.kind, content);
  const items = content.map((item, index) => ({ item: kind.view(item, site.language), id: ids[index] ?? '' }));
  return (
    <SectionFrame anchor={anchor} title={title} langAttributes={langAttributes(site, title)}>
      {items.length > 0 ? list(items) : <EmptyState>{words.none[site.language]}</EmptyState>}
      {items
        .filter(({ item }) => hasDialog(item))
        .map(({ item, id }) => (
          <ItemDialog key={id} {...{ item, site, id }} back={anchor} label={words.detail[site.language]} />
        ))}
    </SectionFrame>
  );
}

/** A card; an undated one shows its place at its foot, on screen only. */
function Card({ item, site, id }: ItemProps & { readonly id: string }) {
  const { title, where, when, lede, tone, icon } = item;
  const symbol = icon ? <CellIcon {...icon} /> : null;
  return (
    <Cell tone={tone} item={item.id}>
      {when === undefined ? (
        symbol
      ) : (
        <p className="small flex flex-wrap items-center gap-x-3 gap-y-2">
          {symbol}
          <span {...langAttributes(site, where)}>{where}</span>
          <Status className="ms-auto" item={item} site={site} />
        </p>
      )}
      <CellTitle langAttributes={langAttributes(site, title)}>
        <DetailLink id={id}>{unbreaking(title)}</DetailLink>
      </CellTitle>
      {lede ? <CellText langAttributes={langAttributes(site, lede)}>{lede}</CellText> : null}
      <CardFacts className="print:hidden" facts={item.facts.filter(({ onCard }) => onCard === 'always')} site={site} />
      <CardFacts className="hidden print:block" facts={item.facts.filter(({ onCard }) => onCard)} site={site} />
      <CellFoot className={when === undefined ? 'print:hidden' : 'figures'}>
        <span>
          <Text site={site} text={when === undefined ? where : whenText(when, site.language)} />
        </span>
        <GoArrow />
      </CellFoot>
    </Cell>
  );
}

/** « Financeur : ANR ; Montant : 120 000 € » */
function CardFacts({ facts, site, className }: { facts: readonly Fact[]; site: Page; className: string }) {
  if (facts.length === 0) return null;
  return (
    <p className={`small ${className}`}>
      {facts.map((fact, index) => (
        <Fragment key={fact.key}>
          {index > 0 ? semicolon[site.language] : null}
          <LabelledFact fact={fact} site={site} />
        </Fragment>
      ))}
    </p>
  );
}

function LabelledFact({ fact: { label, lines }, site }: { fact: Fact; site: Page }) {
  return (
    <>
      {label}
      {colon[site.language]}
      <OwnerTexts site={site} texts={lines} />
    </>
  );
}

/** Whether it has more facts than its moment shows. */
const hasMore = ({ facts }: ItemView): boolean => facts.some(({ as }) => as !== 'open');

/** A moment of a timeline. Without `id`, the id of its dialog, it is part of a block and shows everything. */
export function Moment({ item, site, id }: ItemProps & { readonly id?: string }) {
  const { title, when = '', status, isCurrent, tone } = item;
  const opens = id !== undefined && hasMore(item);
  const Title = id === undefined ? 'h4' : 'h3';
  return (
    <li
      id={opens ? undefined : id}
      className={isCurrent ? 'moment is-current' : 'moment'}
      data-tone={tone}
      data-id={item.id}
    >
      <p className="small tabular-nums">
        <Text site={site} text={whenText(when, site.language)} />
      </p>
      <Title {...langAttributes(site, title)}>{unbreaking(title)}</Title>
      <ItemParts item={item} site={site} isWhole={id === undefined} />
      {opens || status?.text.trim() ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <Status item={item} site={site} /> {opens ? <DialogLink title={title} id={id} site={site} /> : null}
        </p>
      ) : null}
    </li>
  );
}

function DialogLink({ title, id, site }: { title: string; id: string; site: Page }) {
  const { details, on } = words[site.language];
  return (
    <a
      className="min-h-6 font-medium text-sm decoration-auto decoration-current print:hidden"
      href={`#${id}`}
      aria-haspopup="dialog"
      aria-label={details + on + title}
    >
      {details}
    </a>
  );
}

/** The parts of an item below its title: place, description, facts, and a link to the rest. */
export function ItemParts({ item, site, isWhole }: ItemProps & { readonly isWhole: boolean }) {
  const { title, where, line = [where], lede, facts, link } = item;
  const { more, on } = words[site.language];
  return (
    <>
      {line.some((part) => part.trim()) ? (
        <p className="text-ink-soft">
          <OwnerTexts site={site} texts={line} />
        </p>
      ) : null}
      {lede.trim() ? (
        <p className="small max-w-lede whitespace-pre-line" {...langAttributes(site, lede)}>
          <LinkedText text={lede} />
        </p>
      ) : null}
      {facts.map((fact) =>
        isWhole ? (
          <p className="small max-w-lede" key={fact.key}>
            <LabelledFact fact={fact} site={site} />
          </p>
        ) : fact.as === 'open' ? (
          <Lines className="small max-w-lede" key={fact.key} lines={fact.lines} site={site} />
        ) : null,
      )}
      {link ? (
        <p>
          <MoreLink href={link} rel="noopener noreferrer" after="arrow-up-right" aria-label={more + on + title}>
            {more}
          </MoreLink>
        </p>
      ) : null}
    </>
  );
}
