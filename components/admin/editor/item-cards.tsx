import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { counted, plural } from '@/lib/format/french';
import type { ItemCard } from '@/sections/nodes/node-type';
import { nodeType } from '@/sections/nodes/table';
import { borrowedParts, sampledBy, sampleParts, withoutSample } from '@/sections/sample-items';
import { itemsAt } from '../form/draft';
import { useOwner } from '../providers/session';
import { ItemBadge, SampleMark } from '../ui/badge';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { AddCard, ItemButtons } from '../ui/item-buttons';
import { mark } from '../ui/mark';
import { onHover, Tools } from '../ui/panel';
import { EmptyState, TitleButton } from '../ui/rows';
import { PasteButton } from './paste-list';
import type { OverviewPart } from './use-edit-cards';
import type { EditedItem } from './use-section-form';

type Props = Readonly<{
  part: OverviewPart;
  /** The index of the card whose form was open: it takes the focus and is marked briefly. */
  current?: number;
  onOpen: (item: EditedItem) => void;
  onPaste: () => void;
}>;

/** The list view: a grid of cards, rows if all are one-line, or its empty state. */
export function ItemCards({ part, current, onOpen, onPaste }: Props) {
  const { definition, stored, remove } = part;
  const { isSampleShown } = useOwner();
  const { editor, label } = definition;
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const card = list.current?.children[current ?? -1];
    if (!(card instanceof HTMLElement)) return;
    card.focus();
    card.scrollIntoView({ block: 'center' });
    mark(card);
  }, [current]);
  const type = nodeType(editor).cards;
  if (!type) return null;
  const items = itemsAt(stored, ['content']);
  const sampled = sampledBy(definition);
  const borrowed = borrowedParts(sampled, items);
  // as visitors and dossiers see them
  const shown = itemsAt(isSampleShown ? items : withoutSample(sampled, items, borrowed), []);
  const cards = shown.map((item, index) => type.card(editor, item, index));
  const texts = type.texts(editor);
  const sample = new Set(sampleParts(sampled, items).map(([index]) => index));
  const fieldsMark = (index: number) => {
    const count = borrowed.filter(([at]) => at === index).length;
    const unseen = isSampleShown ? '' : plural(count, ', non publié', ', non publiés');
    return count > 0 ? `${counted(count, 'champ', 'champs')} d’exemple${unseen}` : '';
  };
  const onAdd = () => onOpen({ index: items.length, isNew: true });
  const paste = editor.node === 'list' && <PasteButton node={editor} onClick={onPaste} />;
  if (cards.length === 0) {
    return (
      <EmptyState data-wide>
        <h2>{texts.empty}</h2>
        <Button variant="primary" onClick={onAdd}>
          <Plus />
          {texts.addFirst}
        </Button>
        {paste}
      </EmptyState>
    );
  }
  const areLines = cards.every(isLine);
  return (
    <div
      className={cx('grid', areLines ? 'gap-2' : 'grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4')}
      {...{ [areLines ? 'data-narrow' : 'data-wide']: true }}
    >
      <ul
        ref={list}
        className={areLines ? 'list-none rounded-3 border border-rule bg-paper-raised' : 'contents'}
        aria-label={label}
      >
        {cards.map((card, index) => (
          <Card
            key={card.key}
            card={card}
            index={index}
            isLine={areLines}
            sampleMark={sample.has(index) ? 'exemple' : fieldsMark(index)}
            onOpen={onOpen}
            canCopy={type.copy !== undefined}
            onRemove={remove}
          />
        ))}
      </ul>
      <div className="grid grid-rows-[1fr_auto] justify-items-stretch gap-1">
        <AddCard label={texts.addOne} onClick={onAdd} />
        {paste}
      </div>
    </div>
  );
}

/** Whether a card has only a name. */
const isLine = ({ icon, badge, text, facts }: ItemCard): boolean =>
  !icon && !badge?.text && !text && !facts?.some(Boolean);

type CardProps = Readonly<{
  card: ItemCard;
  index: number;
  isLine: boolean;
  /** Text saying that it, or some of its fields, is the sample's; '' for none. */
  sampleMark: string;
  onOpen: Props['onOpen'];
  canCopy: boolean;
  onRemove: (index: number) => void;
}>;

/** An item with its colour and icon, or a line with its number. */
function Card({ card, index, isLine, sampleMark, onOpen, canCopy, onRemove }: CardProps) {
  const { name, tone, icon, badge, text, facts = [] } = card;
  const edit = () => onOpen({ index });
  const details = facts.filter(Boolean);
  const title = (
    <h2 className={cx('min-w-0 text-balance text-md wrap-anywhere', isLine && 'font-medium')}>
      <TitleButton onClick={edit}>{name}</TitleButton>
    </h2>
  );
  const startsWithTitle = isLine || (Boolean(tone) && !icon && !badge); // else its row would hold only the buttons
  const endsWithTools = startsWithTitle && details.length > 0; // beside a long title they would wrap to another row
  const tools = (
    <Tools className={cx('ms-auto', onHover)}>
      <ItemButtons
        name={name}
        edit={{ onClick: edit }}
        onCopy={canCopy ? () => onOpen({ index: index + 1, isNew: true, copyOf: index }) : undefined}
        onRemove={() => onRemove(index)}
      />
    </Tools>
  );
  return (
    <li
      tabIndex={-1}
      className={cx(
        'group relative border-rule px-4',
        isLine
          ? 'py-1.5 not-first:border-t hover:bg-hover lazy-12'
          : 'flex flex-col gap-2 overflow-clip rounded-3 border bg-paper-raised py-4 pt-4.75 transition-[border-color] lazy-36 focus-within:border-rule-strong hover:border-rule-strong',
        tone && 'before:absolute before:bg-tone-dot before:forced-color-adjust-none',
        tone &&
          (isLine ? 'before:inset-y-2 before:start-0 before:w-0.75' : 'before:inset-x-0 before:top-0 before:h-0.75'),
      )}
      data-tone={tone ?? 'gris'}
    >
      {!startsWithTitle && title}
      <div className={cx('flex min-h-9 items-center gap-2', !isLine && '-order-1 flex-wrap')}>
        {icon && (
          <span className="grid size-9 flex-none place-items-center rounded-2 bg-tone-wash text-tone">
            <Icon name={icon} className="" />
          </span>
        )}
        {!tone && <span className="text-ink-faint lining-nums tabular-nums">{index + 1}</span>}
        {badge && <ItemBadge {...badge} />}
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          {startsWithTitle && title}
          {sampleMark && <SampleMark>{sampleMark}</SampleMark>}
        </div>
        {!endsWithTools && tools}
      </div>
      {text && <p className="line-clamp-2 text-control text-ink-soft">{text}</p>}
      {details.length > 0 && (
        <div className="mt-auto flex items-center gap-2 pt-2 text-ink-faint text-sm">
          <span className="min-w-0">{details.join('\u00a0· ')}</span>
          {endsWithTools && tools}
        </div>
      )}
    </li>
  );
}
