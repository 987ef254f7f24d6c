'use client';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import type { AnyNode } from '@/sections/editor-tree';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { EmptyState } from '../ui/empty-state';
import { IconButton } from '../ui/icon-button';
import { Tools } from '../ui/layout';
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
      <EmptyState>
        <h3>{labels.empty}</h3>
        <Button variant="primary" onClick={onAdd}>
          <Plus aria-hidden />
          {labels.addFirst}
        </Button>
      </EmptyState>
    );
  }
  return (
    <ul className="grid list-none grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4" aria-label={label}>
      {items.map((item, index) => {
        const { key, name } = named(node, item, index);
        return (
          <li
            key={key}
            className={cx(
              'group relative flex flex-col gap-2 overflow-clip rounded-3 border border-rule bg-paper-raised p-4 pt-4.75 transition-[border-color] lazy-36',
              'focus-within:border-rule-strong hover:border-rule-strong',
              node.node === 'list' && 'before:absolute before:inset-x-0 before:top-0 before:h-0.75 before:bg-tone-dot before:forced-color-adjust-none',
            )}
            data-tone={node.node === 'list' ? toneIn(node.item, item) : 'gris'}
          >
            <div className="flex min-h-9 items-center gap-2">
              {node.node === 'list' ? <ItemIcon group={node.item} item={item} /> : <span className="text-ink-faint lining-nums tabular-nums">{index + 1}</span>}
              <CardBadge node={node} item={item} />
              <Tools className="ms-auto transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 can-hover:opacity-0">
                <IconButton icon={Pencil} label={`Modifier «\u00a0${name}\u00a0»`} title="Modifier" onClick={() => onEdit(index)} />
                <IconButton icon={Trash2} removes label={`Supprimer «\u00a0${name}\u00a0»`} title="Supprimer" onClick={() => onRemove(index)} />
              </Tools>
            </div>
            <h2 className="text-balance text-md">{name}</h2>
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
      {summary?.text && <p className="line-clamp-2 text-control text-ink-soft">{summary.text}</p>}
      {facts.length > 0 && <div className="mt-auto flex flex-wrap items-center gap-2 pt-2 text-ink-faint text-sm">{facts.join(' · ')}</div>}
    </>
  );
}
