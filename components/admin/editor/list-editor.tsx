import { Plus, Trash2 } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { counted, quoted, quotedBriefly } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import { type AnyList, type AnyNode, itemTitle, type Option, options } from '@/sections/editor-tree';
import { copyOf } from '@/sections/nodes/containers';
import { isAlike, labelOf } from '@/sections/nodes/shared';
import { FilterField, FoundCount, many } from '../fields/filter';
import { fieldId, goTo, itemsAt, pathKey } from '../form/draft';
import { type NodeProps, useFormContext } from '../form/form-context';
import { useSortable } from '../sortable';
import { Count } from '../ui/badge';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { AddCard } from '../ui/item-buttons';
import { PanelText } from '../ui/panel';
import { type Picked, pressedLook, SelectButton, SelectionFrame, usePicked } from '../ui/selection';
import { useLatest } from '../ui/use-event';
import { FilesEditor } from './files-editor';
import { ChoiceField, useGroupMoves } from './group-state';
import { type ItemActions, type ItemList, ItemWindow, ListItem } from './list-item';
import { type EditList, useEditList, useFilter, wrongItems } from './list-state';
import { PasteList } from './paste-list';

/** A list of items in the form of its node's `edit`: blocks, rows that open a dialog, or attached files. */
export function ListEditor(props: NodeProps<AnyList>) {
  return props.node.edit === 'files' ? <FilesEditor {...props} /> : <ItemsEditor {...props} />;
}

function ItemsEditor({ node, path: pathNow, singleIndex, startsPaste, isTop, isNamed }: NodeProps<AnyList>) {
  const { id: form, draft, sample } = useFormContext();
  const id = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: equal paths share one array, so that no item rerenders
  const path = useMemo(() => pathNow, [pathKey(pathNow)]);
  const items = itemsAt(draft.value, path);
  const isRows = node.edit === 'dialog';
  const name = (item: unknown) => itemTitle(node, item);
  const list = useEditList({ path, items, name, isRows });
  const { rows } = list;
  const withErrors = wrongItems(draft, path);
  const filter = useFilter(rows, {
    narrow: node.narrow,
    textOf(item) {
      const { facts = [], badge, found } = node.summary?.(item) ?? {};
      return [name(item), ...facts, badge?.text, found].join(' ');
    },
    withErrors,
  });
  const isSingle = singleIndex !== undefined;
  const visibleRows = isSingle ? rows.filter(({ index }) => index === singleIndex) : filter.visible;
  const picked = usePicked(visibleRows.map(({ key }) => key));
  const moves = useGroupMoves();
  // With a single item there is nothing else to change at once.
  const canPick = moves !== null && items.length >= (moves.groups.length > 1 ? 1 : 2);
  const { dragStateOf, listProps } = useSortable({
    count: items.length,
    name: (index) => name(items[index]),
    onMove: list.move,
  });
  /** Key of the item in the dialog: others may be added, removed or moved meanwhile. */
  const [opened, setOpened] = useState<Readonly<{ key: number; isNew: boolean }> | null>(null);
  const inWindow = rows.find(({ key }) => key === opened?.key);
  const add = () => {
    const at = list.add(node.blank());
    if (isRows) setOpened({ key: list.keyAt(at), isNew: true });
    else goTo(form, [...path, at]);
  };
  const actions = useLatest<ItemActions>({
    open: (index) => setOpened({ key: list.keyAt(index), isNew: false }),
    move: list.move,
    duplicate: (index) => list.duplicate(index, copyOf(node, items[index])),
    remove(index) {
      const item = items[index];
      const isBlank = isAlike(item, node.blank());
      void list.remove([index], {
        ...(!isBlank && { asks: ['Supprimer', node.labels.confirmRemove, quoted(name(item))] }),
        done: isBlank ? '' : `Supprimé de la liste\u00a0: ${quotedBriefly(name(item))}`,
      });
    },
    pick: (index) => picked.pick(list.keyAt(index)),
  });
  const canEmpty = isRows || moves !== null; // a form of cards always has one to fill in
  const isMovable = filter.query === '' && filter.narrowed === null && !node.sorted;
  const shared = useMemo(
    (): ItemList => ({ form, node, path, isSingle, isMovable, canEmpty, actions }),
    [form, node, path, isSingle, isMovable, canEmpty, actions],
  );
  const place = fieldId(form, path);
  const Heading = path.length > 1 && !isTop ? 'h3' : 'h2';

  return (
    <section
      id={place}
      tabIndex={-1}
      className="col-span-full grid min-w-0 grid-cols-1 content-start gap-4 focus:outline-none"
      {...(isNamed ? { 'aria-label': node.label } : { 'aria-labelledby': node.label && !isSingle ? id : undefined })}
    >
      {!isSingle && ((node.label && !isNamed) || items.length > many) && (
        <div className="flex min-h-9 flex-wrap items-center gap-3">
          {node.label ? (
            <Heading id={id} className="flex items-center gap-2 text-md">
              {node.label} <Count>{items.length}</Count>
            </Heading>
          ) : (
            <span className="text-ink-faint lining-nums tabular-nums">
              {counted(items.length, node.labels.one, node.labels.many)}
            </span>
          )}
          {items.length > many && (
            <FilterField
              list={place}
              label={`Filtrer\u00a0: ${node.label ?? node.labels.many}`}
              query={filter.query}
              onSearch={filter.search}
            />
          )}
          <div className="ms-auto flex flex-wrap items-center justify-end gap-1 empty:hidden max-sm:grow max-sm:gap-2">
            {node.narrow && (filter.narrowed || items.length > 1) && (
              <Button
                className={pressedLook}
                variant="quiet"
                size="tight"
                aria-pressed={filter.narrowed !== null}
                onClick={filter.toggleNarrow}
              >
                {node.narrow.label}
              </Button>
            )}
            {(picked.isOn || canPick) && <SelectButton rows={picked} many={node.labels.many} />}
            {isRows && <PasteList node={node} path={path} />}
            {isRows && (
              <Button className="max-sm:grow" onClick={add}>
                <Plus />
                {node.labels.add}
              </Button>
            )}
          </div>
        </div>
      )}
      {picked.isOn && <SelectionBar node={node} path={path} rows={picked} list={list} />}
      {items.length === 0 && <PanelText>{node.labels.empty}</PanelText>}
      {node.narrow && filter.narrowed && (
        <div role="status">
          {filter.narrowed.size === items.length && items.length > 0 && <PanelText>{node.narrow.none}</PanelText>}
          <span className="sr-only">
            {counted(items.length - filter.narrowed.size, node.labels.one, node.labels.many)}
          </span>
        </div>
      )}
      <FoundCount query={filter.query} matches={visibleRows.length} all={items.length - (filter.narrowed?.size ?? 0)} />
      {visibleRows.length > 0 && (
        <ul
          className={cx(
            'grid list-none grid-cols-1',
            isRows ? 'rounded-3 border border-rule bg-paper-raised' : 'gap-4',
          )}
          {...listProps}
          data-rows={isRows || undefined}
        >
          {visibleRows.map(({ item, index, key }) => (
            <ListItem
              key={key}
              list={shared}
              item={item}
              index={index}
              isLast={index === items.length - 1}
              dragState={dragStateOf(index)}
              errorRound={withErrors.has(index) ? draft.errorRound + 1 : 0}
              isSample={sample.has(pathKey([...path, index]))}
              isPicked={picked.isOn ? picked.picked.has(key) : undefined}
            />
          ))}
        </ul>
      )}
      {!isRows && !isSingle && <AddCard label={node.labels.add} onClick={add} />}
      {!isRows && !isSingle && <PasteList node={node} path={path} startsOpen={startsPaste} />}
      {opened && inWindow && (
        <ItemWindow
          key={draft.resets}
          node={node}
          path={path}
          index={inWindow.index}
          isNew={opened.isNew}
          onNext={add}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}

type BarProps = Pick<NodeProps<AnyList>, 'node' | 'path'> &
  Readonly<{
    rows: Picked<number>;
    list: Pick<EditList<unknown>, 'rows' | 'remove'>;
  }>;

/**
 * Above a list whose items are being picked: moves them to another group, sets common values, or deletes them, each
 * with undo.
 */
function SelectionBar({ node, path, rows, list }: BarProps) {
  const { draft, undoable } = useFormContext();
  const moves = useGroupMoves();
  const [group, setGroup] = useState('');
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const chosen = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const isUnchanged = Object.keys(chosen).length === 0;
  const groups = moves?.groups.filter((other) => other.value !== moves.current) ?? [];
  const nothing = rows.picked.size === 0;
  const chosenRows = list.rows.filter(({ key }) => rows.picked.has(key));
  const at = new Set(chosenRows.map(({ index }) => index));
  const howMany = counted(at.size, node.labels.one, node.labels.many);
  const apply = () => {
    const changed = (item: unknown) => (isUnchanged || !isRecord(item) ? item : { ...item, ...chosen });
    rows.pickAll(false);
    setGroup('');
    setValues({});
    if (moves && group !== '') return moves.move(path, at, group, changed);
    const next = list.rows.map(({ item, index }) => (at.has(index) ? changed(item) : item));
    undoable(`${howMany}\u00a0: changement fait`, () => draft.set(path, next));
  };
  const remove = () => {
    const names = chosenRows.map(({ item }) => quoted(itemTitle(node, item)));
    void list.remove([...at], {
      asks: ['Supprimer', `Supprimer ${howMany}\u202f?`, names.join(', ')],
      done: `${howMany}\u00a0: suppression faite`,
    });
  };
  return (
    <SelectionFrame rows={rows}>
      {moves && groups.length > 0 && (
        <ChoiceField label={moves.label} value={group} options={[unchanged, ...groups]} onChange={setGroup} />
      )}
      {node.together?.map((name) => {
        const field = node.item.fields[name];
        return (
          field && (
            <ChoiceField
              key={name}
              label={labelOf(field)}
              value={values[name] ?? ''}
              options={[unchanged, ...valuesOf(field)]}
              onChange={(value) => setValues({ ...values, [name]: value })}
            />
          )
        );
      })}
      <Button variant="primary" disabled={nothing || (group === '' && isUnchanged)} onClick={apply}>
        Appliquer
      </Button>
      <Button className="ms-auto" disabled={nothing} onClick={remove}>
        <Trash2 />
        Supprimer
      </Button>
    </SelectionFrame>
  );
}

const unchanged: Option = { value: '', label: 'Inchangé' };

function valuesOf(field: AnyNode): readonly Option[] {
  if ('options' in field) return field.options;
  return 'suggestions' in field ? options(field.suggestions ?? []) : [];
}
