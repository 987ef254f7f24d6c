'use client';
import { Copy, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AnyNode } from '@/lib/content/editor-tree';
import { newId } from '@/lib/content/fields';
import { useConfirmRemoval } from '../desk/ask';
import type { Path } from './draft';
import { getAt, isRecord } from './draft';
import { useEditing } from './editing';
import { GroupEditor } from './group-editor';
import { MoveButtons } from './move-buttons';
import { RowsEditor } from './rows-editor';
import { useFocusOn, useListEditor } from './use-list-editor';

export type AnyList = Extract<AnyNode, { readonly node: 'list' }>;
type Props = { readonly node: AnyList; readonly path: Path; readonly only?: number };

/** A list of items, drawn as its definition says: blocks of the form, or rows that open where they are or in a dialog. */
export function ListEditor({ node, path, only }: Props) {
  return node.edit === 'row' || node.edit === 'dialog' ? <RowsEditor node={node} path={path} /> : <BlockList node={node} path={path} only={only} />;
}

/** The items that a list's place holds. */
export function itemsAt(value: unknown, path: Path): readonly unknown[] {
  const items = getAt(value, path);
  return Array.isArray(items) ? items : [];
}

/** A copy of an item, with an id of its own where items have one. */
export function copyOf(item: unknown): unknown {
  return isRecord(item) && typeof item.id === 'string' ? { ...item, id: newId(item.id.split('-')[0] ?? 'copie') } : item;
}

function BlockList({ node, path, only }: Props) {
  const { draft } = useEditing();
  const confirm = useConfirmRemoval();
  const items = itemsAt(draft.value, path);
  const name = (item: unknown) => node.name(item) || 'Sans titre';
  const list = useListEditor({ items, onChange: (next) => draft.set(path, next), blank: node.blank, copy: copyOf, name, only });
  const remove = async (index: number, item: unknown) => {
    if (node.name(item) === '' || (await confirm('Supprimer', node.words.confirmRemove, `«\u00a0${name(item)}\u00a0»`))) list.remove(index);
  };

  return (
    <div className="field blocks">
      {node.label && !list.single && <h2>{node.label}</h2>}
      {list.rows.map(({ item, index, key }) => (
        <Block key={key} focused={key === list.focusKey} onFocused={list.focused}>
          {!list.single && (
            <header className="block-head">
              <h2>
                <span className="faint num">{index + 1}.</span> {name(item)}
              </h2>
              <span className="tools">
                <MoveButtons name={name(item)} index={index} count={items.length} move={list.move} />
                <button type="button" className="ibtn" aria-label={`Dupliquer «\u00a0${name(item)}\u00a0»`} onClick={() => list.duplicate(index)}>
                  <Copy className="icon" aria-hidden />
                </button>
                {list.canRemove && (
                  <button type="button" className="ibtn del" aria-label={`Supprimer «\u00a0${name(item)}\u00a0»`} onClick={() => void remove(index, item)}>
                    <Trash2 className="icon" aria-hidden />
                  </button>
                )}
              </span>
            </header>
          )}
          <GroupEditor node={node.item} path={[...path, index]} />
        </Block>
      ))}
      {!list.single && (
        <button type="button" className="card-add low" onClick={list.add}>
          <Plus className="icon" aria-hidden />
          {node.words.add}
        </button>
      )}
    </div>
  );
}

function Block({ focused, onFocused, children }: { readonly focused: boolean; readonly onFocused: () => void; readonly children: ReactNode }) {
  const ref = useFocusOn<HTMLElement>(focused, onFocused);
  return (
    <section ref={ref} className="panel block">
      {children}
    </section>
  );
}
