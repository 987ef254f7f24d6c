'use client';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnyMap } from '@/sections/editor-tree';
import { Tabs } from '../fields/tabs';
import type { Path } from '../form/draft';
import { opens } from '../form/focus-field';
import { useFormContext } from '../form/form-context';
import { AddCard } from '../ui/add-card';
import { Button } from '../ui/button';
import { Stack } from '../ui/layout';
import { GroupCard } from './group-card';
import { GroupPanel, RemoveGroup } from './group-panel';
import { NameForm } from './name-form';
import { type GroupActions, useGroupActions } from './use-group-actions';

type Props = { readonly node: AnyMap; readonly path: Path };

/** A map of named groups, as a grid to pick from or as tabs. The selected group is edited below. */
export function MapEditor({ node, path }: Props) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { leaveEdits } = useFormContext();
  const editing = useGroupActions(node, path);
  const { keys, selected, turn, place } = editing;
  const [isNaming, setIsNaming] = useState(false);
  const position = keys.indexOf(selected);
  const add = (text: string) =>
    leaveEdits(place, () => {
      flushSync(() => {
        editing.add(text);
        setIsNaming(false);
      });
      root.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-pressed="true"]')?.focus();
    });
  const newGroup = (isNaming || keys.length === 0) && (
    <NameForm
      label={node.labels.keyLabel}
      submit={node.labels.add}
      autoFocus={isNaming}
      onSubmit={add}
      onCancel={keys.length > 0 ? () => setIsNaming(false) : undefined}
      problem={editing.problem}
      hint={keys.length === 0 ? 'À nommer d’abord\u202f: ce que vous ajouterez ensuite y sera rangé.' : undefined}
    />
  );
  const picker: PickerProps = { id, node, path, editing, newGroup, onNew: () => setIsNaming(true) };
  return (
    <div className="col-span-full grid min-w-0 grid-cols-1 content-start gap-6" ref={root}>
      {keys.length === 0 && <p className="-mb-3 text-ink-faint">{node.labels.empty}</p>}
      {node.layout === 'tabs' ? <GroupTabs {...picker} /> : <GroupCards {...picker} />}
      {position >= 0 && (
        <div
          className="grid grid-cols-1 gap-3"
          key={turn}
          {...(node.layout === 'tabs' && { role: 'tabpanel', id: `${id}-panel-${position}`, 'aria-labelledby': `${id}-tab-${position}` })}
        >
          <GroupPanel node={node} path={path} editing={editing} />
        </div>
      )}
    </div>
  );
}

type PickerProps = Props & {
  readonly id: string;
  readonly editing: GroupActions;
  /** The form of a new group, while it is asked for. */
  readonly newGroup: ReactNode;
  readonly onNew: () => void;
};

function GroupTabs({ id, node, path, editing, newGroup, onNew }: PickerProps) {
  const { form } = useFormContext();
  const { groups, keys, name, selected, select } = editing;
  return (
    <Stack>
      {keys.length > 0 && (
        <div className="flex items-end justify-between gap-2 border-rule border-b max-sm:flex-wrap">
          <Tabs
            id={id}
            label={node.label ?? ''}
            selected={String(keys.indexOf(selected))}
            onSelect={(index) => select(keys[Number(index)] ?? '')}
            tabs={keys.map((key, index) => ({
              key: String(index),
              label: name(key),
              count: node.count?.(groups[key]),
              ...opens(form, [...path, key], key === selected),
            }))}
          />
          {!newGroup && (
            <Button variant="quiet" className="mb-1 sm:flex-none" onClick={onNew}>
              <Plus aria-hidden />
              {node.labels.add}
            </Button>
          )}
        </div>
      )}
      {newGroup}
    </Stack>
  );
}

function GroupCards({ node, path, editing, newGroup, onNew }: PickerProps) {
  const { form } = useFormContext();
  const { groups, keys, name, selected, select } = editing;
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={node.label}>
      <h2>{node.label}</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
        {keys.map((key) => (
          <GroupCard
            key={key}
            name={name(key)}
            summary={node.labels.summary(groups[key])}
            selected={key === selected}
            onSelect={() => select(key)}
            {...opens(form, [...path, key], key === selected)}
          >
            <RemoveGroup node={node} editing={editing} of={key} />
          </GroupCard>
        ))}
        {newGroup || <AddCard label={node.labels.add} onClick={onNew} />}
      </div>
    </section>
  );
}
