'use client';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { AnyNode } from '@/sections/editor-tree';
import { ItemBadge, ItemIcon, toneIn } from './item-badges';

type Props = {
  readonly node: AnyNode;
  readonly content: unknown;
  readonly label: string;
  readonly onEdit: (index: number) => void;
  readonly onRemove: (index: number) => void;
  readonly onAdd: () => void;
};

/** The card grid of the list view, or its empty state. */
export function ItemCards({ node, content, label, onEdit, onRemove, onAdd }: Props) {
  const items = Array.isArray(content) ? content : [];
  const labels = labelsOf(node);
  if (items.length === 0) {
    return (
      <div className="empty">
        <h3>{labels.empty}</h3>
        <button type="button" className="btn primary" onClick={onAdd}>
          <Plus className="icon sm" aria-hidden />
          {labels.addFirst}
        </button>
      </div>
    );
  }
  return (
    <ul className="cards" aria-label={label}>
      {items.map((item, index) => {
        const { key, name } = named(node, item, index);
        return (
          <li
            key={key}
            className={node.node === 'list' ? 'card reveal' : 'card reveal bare'}
            data-tone={node.node === 'list' ? toneIn(node.item, item) : 'gris'}
          >
            <div className="card-top">
              {node.node === 'list' ? <ItemIcon group={node.item} item={item} /> : <span className="faint num">{index + 1}</span>}
              <CardBadge node={node} item={item} />
              <span className="tools">
                <button type="button" className="ibtn" aria-label={`Modifier «\u00a0${name}\u00a0»`} title="Modifier" onClick={() => onEdit(index)}>
                  <Pencil className="icon" aria-hidden />
                </button>
                <button type="button" className="ibtn del" aria-label={`Supprimer «\u00a0${name}\u00a0»`} title="Supprimer" onClick={() => onRemove(index)}>
                  <Trash2 className="icon" aria-hidden />
                </button>
              </span>
            </div>
            <h2>{name}</h2>
            <CardText node={node} item={item} />
          </li>
        );
      })}
    </ul>
  );
}

export type ItemLabels = { readonly empty: string; readonly addFirst: string; readonly confirmRemove: string; readonly removed?: string };

/** The French texts for a list of items or of lines. */
export function labelsOf(node: AnyNode): ItemLabels {
  if (node.node === 'list') return node.labels;
  const line = node.node === 'strings' ? node.line.toLocaleLowerCase('fr') : 'élément';
  return { empty: `Aucun ${line}`, addFirst: `Ajouter un premier ${line}`, confirmRemove: `Supprimer cette ligne\u202f?` };
}

/** The name of a card and its React key: the item's id, else its index. */
export function named(node: AnyNode, item: unknown, index: number): { key: string; name: string } {
  if (node.node !== 'list') return { key: String(index), name: typeof item === 'string' ? item : '' };
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
  return { key: typeof id === 'string' ? id : String(index), name: node.name(item) || 'Sans titre' };
}

function CardBadge({ node, item }: { readonly node: AnyNode; readonly item: unknown }) {
  const badge = node.node === 'list' ? node.summary?.(item)?.badge : undefined;
  return badge ? <ItemBadge {...badge} /> : null;
}

function CardText({ node, item }: { readonly node: AnyNode; readonly item: unknown }) {
  const summary = node.node === 'list' ? node.summary?.(item) : undefined;
  const facts = summary?.facts?.filter(Boolean) ?? [];
  return (
    <>
      {summary?.text && <p className="clip2">{summary.text}</p>}
      {facts.length > 0 && <div className="card-foot">{facts.join(' · ')}</div>}
    </>
  );
}
