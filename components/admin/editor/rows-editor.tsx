'use client';
import { Pencil, Plus, Search, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { useConfirmRemoval } from '../desk/ask';
import type { Path } from './draft';
import { useEditing, useHasIssue } from './editing';
import { ItemDialog, ItemForm } from './item-form';
import { ItemBadge, toneIn } from './item-marks';
import type { AnyList } from './list-editor';
import { itemsAt } from './list-editor';
import { MoveButtons } from './move-buttons';
import { useListEditor } from './use-list-editor';

type Props = { readonly node: AnyList; readonly path: Path };

/** Past this many rows, a field to filter them. */
const many = 8;

/** Items as rows: each is edited where it stands (`row`) or in a dialog, and joins the form's draft once it is valid. */
export function RowsEditor({ node, path }: Props) {
  const { draft } = useEditing();
  const confirm = useConfirmRemoval();
  const id = useId();
  const [words, setWords] = useState('');
  const [open, setOpen] = useState<number | null>(null);
  const items = itemsAt(draft.value, path);
  const name = (item: unknown) => node.name(item) || 'Sans titre';
  const list = useListEditor({ items, onChange: (next) => draft.set(path, next), blank: node.blank, name });
  const inRow = node.edit === 'row';
  const shown = list.rows.filter(({ item }) => matches(words, name(item), node.summary?.(item)?.facts));
  const put = (index: number, item: unknown) => {
    draft.set(path, index < items.length ? items.with(index, item) : [...items, item]);
    setOpen(null);
  };
  const remove = async (index: number, item: unknown) => {
    if (await confirm('Supprimer', node.words.confirmRemove, `«\u00a0${name(item)}\u00a0»`)) list.remove(index);
  };

  return (
    <section className="field panel" aria-labelledby={id}>
      <div className="panel-head">
        <h3 id={id}>
          {node.label} <span className="count">{items.length}</span>
        </h3>
        {items.length > many && (
          <div className="with-icon filter">
            <Search className="icon" aria-hidden />
            <input
              className="input"
              type="search"
              aria-label={`Filtrer\u00a0: ${node.label ?? ''}`}
              placeholder="Filtrer"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          </div>
        )}
        {!inRow && (
          <button type="button" className="btn" onClick={() => setOpen(items.length)}>
            <Plus className="icon sm" aria-hidden />
            {node.words.add}
          </button>
        )}
      </div>
      {inRow && (
        <div className="panel-body row-add">
          <ItemForm key={items.length} node={node} path={path} index={items.length} label={node.words.add} onDone={put} />
        </div>
      )}
      {items.length === 0 && <p className="panel-body faint">{node.words.empty}</p>}
      {items.length > 0 && shown.length === 0 && <p className="panel-body faint">Aucun résultat pour {`«\u00a0${words}\u00a0»`}</p>}
      <ul className="rows">
        {shown.map(({ item, index, key }) =>
          inRow && open === index ? (
            <li key={key} className="editing">
              <ItemForm node={node} path={path} index={index} item={item} label="Valider" onDone={put} onCancel={() => setOpen(null)} autoFocus />
            </li>
          ) : (
            <li key={key} className="item-row" data-tone={toneIn(node.item, item)}>
              <span className="dot" />
              <RowText node={node} path={[...path, index]} item={item} />
              <span className="tools">
                {words === '' && <MoveButtons name={name(item)} index={index} count={items.length} move={list.move} />}
                <button type="button" className="ibtn" aria-label={`Modifier «\u00a0${name(item)}\u00a0»`} onClick={() => setOpen(index)}>
                  <Pencil className="icon" aria-hidden />
                </button>
                <button type="button" className="ibtn del" aria-label={`Supprimer «\u00a0${name(item)}\u00a0»`} onClick={() => void remove(index, item)}>
                  <Trash2 className="icon" aria-hidden />
                </button>
              </span>
            </li>
          ),
        )}
      </ul>
      {!inRow && open !== null && <ItemDialog node={node} path={path} index={open} item={items[open]} onDone={put} onCancel={() => setOpen(null)} />}
    </section>
  );
}

function RowText({ node, path, item }: { readonly node: AnyList; readonly path: Path; readonly item: unknown }) {
  const wrong = useHasIssue(path);
  const summary = node.summary?.(item);
  const facts = summary?.facts?.filter(Boolean) ?? [];
  return (
    <div className="item-text">
      <span className="title">{node.name(item) || 'Sans titre'}</span>
      {facts.length > 0 && <span className="sub">{facts.join(' · ')}</span>}
      {wrong && <span className="badge err">À corriger</span>}
      {summary?.badge && <ItemBadge {...summary.badge} />}
    </div>
  );
}

function matches(words: string, name: string, facts: readonly string[] = []): boolean {
  const text = [name, ...facts].join(' ').toLocaleLowerCase('fr');
  return words
    .toLocaleLowerCase('fr')
    .split(/\s+/)
    .every((word) => text.includes(word));
}
