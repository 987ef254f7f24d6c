'use client';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { quoted, quotedBriefly } from '@/lib/format/french';
import { idOf } from '@/lib/history/match-items';
import { isRecord } from '@/lib/record';
import type { AnyMap } from '@/sections/editor-tree';
import { Tabs } from '../fields/tabs';
import type { Path } from '../form/draft';
import { getAt, itemsAt } from '../form/draft';
import { opens } from '../form/focus-field';
import { useFormContext } from '../form/form-context';
import { useEvent } from '../form/use-event';
import { useConfirmRemoval } from '../providers/confirm';
import { useOfferUndo } from '../providers/use-undo';
import { AddCard } from '../ui/add-card';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { Stack, TitleLine } from '../ui/layout';
import { GroupCard } from './group-card';
import { GroupMovesProvider } from './group-moves';
import { withBack } from './list-ops';
import type { Groups } from './map-ops';
import { addGroup, groupName, nameProblem, putBackGroup, removeGroup, renameGroup } from './map-ops';
import { NameForm } from './name-form';
import { NestedNode } from './nested-node';

type Props = { readonly node: AnyMap; readonly path: Path };

/** A map of named groups, as a grid to pick from or as tabs. The selected group is edited below. */
export function MapEditor({ node, path }: Props) {
  const { form, draft } = useFormContext();
  const confirm = useConfirmRemoval();
  const offerUndo = useOfferUndo();
  const id = useId();
  const value = getAt(draft.value, path);
  const groups: Groups = isRecord(value) ? value : {};
  const keys = Object.keys(groups);
  const [wanted, setWanted] = useState(keys[0] ?? '');
  const selected = keys.includes(wanted) ? wanted : (keys[0] ?? '');
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const isNew = naming === 'new' || keys.length === 0;
  const name = (key: string) => groupName(node, groups, key);
  const position = keys.indexOf(selected);

  const root = useRef<HTMLDivElement>(null);

  const add = (text: string) => {
    const added = addGroup(node, groups, text);
    flushSync(() => {
      draft.set(path, added.groups);
      setWanted(added.key);
      setNaming(null);
    });
    root.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-pressed="true"]')?.focus();
  };
  const rename = (text: string) => {
    const renamed = renameGroup(node, groups, selected, text);
    draft.set(path, renamed.groups);
    setWanted(renamed.key);
    setNaming(null);
  };
  const remove = async (key: string) => {
    if (!(await confirm(node.labels.remove, node.labels.confirmRemove, `${quoted(name(key))}\u00a0: ${node.labels.summary(groups[key])}`))) return;
    draft.set(path, removeGroup(groups, key));
    offerUndo(`${node.labels.one} ${quotedBriefly(name(key))} supprimé`, () => putBack(key, groups[key], keys.indexOf(key)));
  };
  const putBack = useEvent((key: string, value: unknown, at: number) => {
    draft.set(path, putBackGroup(groups, key, value, at));
    setWanted(key);
  });
  const move = useEvent((from: Path, at: ReadonlySet<number>, items: readonly unknown[], to: string) => {
    const target = [...path, to, ...from.slice(path.length + 1)];
    const left = itemsAt(draft.value, from).filter((_, index) => !at.has(index));
    draft.set(from, left);
    draft.set(target, [...itemsAt(draft.value, target), ...items]);
    const what = items.length === 1 ? 'Déplacé' : `${items.length} éléments déplacés`;
    offerUndo(`${what} dans ${quoted(name(to))}`, () => moveBack(from, [...at], new Set(items.map(idOf)), target));
  });
  /** As both lists are then: what was typed since stays. */
  const moveBack = useEvent((from: Path, at: readonly number[], ids: ReadonlySet<unknown>, target: Path) => {
    if (![from, target].every((place) => String(place[path.length]) in groups)) return; // a group that was removed or renamed since
    const items = itemsAt(draft.value, target);
    const isMoved = (item: unknown) => ids.has(idOf(item));
    draft.set(
      target,
      items.filter((item) => !isMoved(item)),
    );
    draft.set(from, withBack(itemsAt(draft.value, from), at, items.filter(isMoved)));
  });
  const moves = keys.length > 1 ? { label: node.labels.one, groups: keys.map((key) => ({ key, name: name(key) })), current: selected, move } : null;
  const newGroup = (
    <NameForm
      label={node.labels.keyLabel}
      submit={node.labels.add}
      autoFocus={naming === 'new'}
      onSubmit={add}
      onCancel={keys.length > 0 ? () => setNaming(null) : undefined}
      problem={(text) => nameProblem(node, groups, text)}
    />
  );
  const removeButton = (key: string) => (
    <IconButton label={`${node.labels.remove} ${quoted(name(key))}`} icon={Trash2} removes onClick={() => void remove(key)} />
  );
  const startNaming = () => setNaming('new');

  return (
    <div className="col-span-full grid min-w-0 grid-cols-1 content-start gap-6" ref={root}>
      {keys.length === 0 && <p className="-mb-3 text-ink-faint">{node.labels.empty}</p>}
      {node.layout === 'tabs' ? (
        <Stack>
          {keys.length > 0 && (
            <div className="flex items-end justify-between gap-2 border-rule border-b max-sm:flex-wrap">
              <Tabs
                id={id}
                label={node.label ?? ''}
                selected={String(position)}
                onSelect={(index) => setWanted(keys[Number(index)] ?? '')}
                tabs={keys.map((key, index) => ({
                  key: String(index),
                  label: name(key),
                  count: node.count?.(groups[key]),
                  ...opens(form, [...path, key], key === selected),
                }))}
              />
              {!isNew && (
                <Button variant="quiet" className="mb-1 flex-none" onClick={startNaming}>
                  <Plus aria-hidden />
                  {node.labels.add}
                </Button>
              )}
            </div>
          )}
          {isNew && newGroup}
        </Stack>
      ) : (
        <section className="grid grid-cols-1 gap-3" aria-label={node.label}>
          <h2>{node.label}</h2>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
            {keys.map((key) => (
              <GroupCard
                key={key}
                name={name(key)}
                summary={node.labels.summary(groups[key])}
                selected={key === selected}
                onSelect={() => setWanted(key)}
                {...opens(form, [...path, key], key === selected)}
              >
                {removeButton(key)}
              </GroupCard>
            ))}
            {isNew ? newGroup : <AddCard label={node.labels.add} onClick={startNaming} />}
          </div>
        </section>
      )}
      {position >= 0 && (
        <div
          className="grid grid-cols-1 gap-3"
          key={position}
          {...(node.layout === 'tabs' && { role: 'tabpanel', id: `${id}-panel-${position}`, 'aria-labelledby': `${id}-tab-${position}` })}
        >
          {naming === 'rename' ? (
            <NameForm
              label={node.labels.keyLabel}
              submit="Renommer"
              start={name(selected)}
              autoFocus
              onSubmit={rename}
              onCancel={() => setNaming(null)}
              problem={(text) => nameProblem(node, groups, text, selected)}
            />
          ) : (
            <TitleLine>
              <h2>{name(selected)}</h2>
              <div className="flex items-center gap-1">
                <Button variant="quiet" onClick={() => setNaming('rename')}>
                  <Pencil aria-hidden />
                  Renommer
                </Button>
                {node.layout === 'tabs' && removeButton(selected)}
              </div>
            </TitleLine>
          )}
          <GroupMovesProvider value={moves}>
            <NestedNode node={node.value} path={[...path, selected]} />
          </GroupMovesProvider>
        </div>
      )}
    </div>
  );
}
