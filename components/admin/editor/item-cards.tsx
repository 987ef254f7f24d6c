'use client';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import type { ItemCard, ItemTexts } from '@/sections/nodes/node-type';
import { IconButton } from '../form/icon-button';
import { ItemBadge } from './item-badges';

type Props = {
  readonly cards: readonly ItemCard[];
  readonly texts: ItemTexts;
  readonly label: string;
  readonly onEdit: (index: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onAdd: () => void;
};

/** The card grid of the list view, or its empty state. */
export function ItemCards({ cards, texts, label, onEdit, onRemove, onAdd }: Props) {
  if (cards.length === 0) {
    return (
      <div className="empty">
        <h3>{texts.empty}</h3>
        <button type="button" className="btn primary" onClick={onAdd}>
          <Plus className="icon sm" aria-hidden />
          {texts.addFirst}
        </button>
      </div>
    );
  }
  return (
    <ul className="cards" aria-label={label}>
      {cards.map((card, index) => (
        <Card key={card.key} card={card} index={index} onEdit={onEdit} onRemove={onRemove} />
      ))}
    </ul>
  );
}

type CardProps = Pick<Props, 'onEdit' | 'onRemove'> & { readonly card: ItemCard; readonly index: number };

/** An item with a tone of its own and its icon, or a line with its number. */
function Card({ card: { name, tone, icon, badge, text, facts = [] }, index, onEdit, onRemove }: CardProps) {
  const shown = facts.filter(Boolean);
  return (
    <li className={tone ? 'card reveal' : 'card reveal bare'} data-tone={tone ?? 'gris'}>
      <div className="card-top">
        {icon && (
          <span className="tile">
            <Icon name={icon} />
          </span>
        )}
        {!tone && <span className="faint num">{index + 1}</span>}
        {badge && <ItemBadge {...badge} />}
        <span className="tools">
          <IconButton label={`Modifier «\u00a0${name}\u00a0»`} icon={Pencil} title="Modifier" onClick={() => onEdit(index)} />
          <IconButton label={`Supprimer «\u00a0${name}\u00a0»`} icon={Trash2} removes title="Supprimer" onClick={() => onRemove(index)} />
        </span>
      </div>
      <h2>{name}</h2>
      {text && <p className="clip2">{text}</p>}
      {shown.length > 0 && <div className="card-foot">{shown.join(' · ')}</div>}
    </li>
  );
}
