'use client';
import { Check, Pencil, Plus, Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { quoted } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import type { AnyMap } from '@/sections/editor-tree';
import { Field } from '../fields/field';
import { Input } from '../fields/input';
import { Tabs } from '../fields/tabs';
import type { Path } from '../form/draft';
import { getAt } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { useEvent } from '../form/use-event';
import { useConfirmRemoval } from '../providers/confirm';
import { useOfferUndo } from '../providers/use-undo';
import { AddCard } from '../ui/add-card';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { Stack, TitleLine } from '../ui/layout';
import type { Groups } from './map-ops';
import { addGroup, groupName, nameProblem, putBackGroup, removeGroup, renameGroup } from './map-ops';
import { NestedNode } from './nested-node';

type Props = { readonly node: AnyMap; readonly path: Path };

/** A map of named groups, as a grid to pick from or as tabs. The selected group is edited below. */
export function MapEditor({ node, path }: Props) {
  const { draft } = useFormContext();
  const confirm = useConfirmRemoval();
  const offerUndo = useOfferUndo();
  const id = useId();
  const value = getAt(draft.value, path);
  const groups: Groups = isRecord(value) ? value : {};
  const keys = Object.keys(groups);
  const [wanted, setWanted] = useState(keys[0] ?? '');
  const selected = keys.includes(wanted) ? wanted : (keys[0] ?? '');
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null);
  const name = (key: string) => groupName(node, groups, key);
  const position = keys.indexOf(selected);

  const add = (text: string) => {
    const added = addGroup(node, groups, text);
    draft.set(path, added.groups);
    setWanted(added.key);
    setNaming(null);
  };
  const rename = (text: string) => {
    const renamed = renameGroup(node, groups, selected, text);
    draft.set(path, renamed.groups);
    setWanted(renamed.key);
    setNaming(null);
  };
  const remove = async (key: string) => {
    const named = quoted(name(key));
    if (!(await confirm(node.labels.remove, node.labels.confirmRemove, `${named}\u00a0: ${node.labels.summary(groups[key])}`))) return;
    draft.set(path, removeGroup(groups, key));
    offerUndo(`Domaine ${named} supprimé`, () => putBack(key, groups[key], keys.indexOf(key)));
  };
  const putBack = useEvent((key: string, value: unknown, at: number) => {
    draft.set(path, putBackGroup(groups, key, value, at));
    setWanted(key);
  });
  const newGroup = (
    <NameForm
      label={node.labels.keyLabel}
      submit={node.labels.add}
      onSubmit={add}
      onCancel={() => setNaming(null)}
      problem={(text) => nameProblem(node, groups, text)}
    />
  );
  const removeButton = (key: string) => (
    <IconButton label={`${node.labels.remove} ${quoted(name(key))}`} icon={Trash2} removes onClick={() => void remove(key)} />
  );
  const startNaming = () => setNaming('new');

  return (
    <div className="col-span-full grid min-w-0 grid-cols-1 content-start gap-6">
      {node.layout === 'tabs' ? (
        <Stack>
          <div className="flex items-end justify-between gap-2 border-rule border-b max-sm:flex-wrap">
            <Tabs
              id={id}
              label={node.label ?? ''}
              selected={String(position)}
              onSelect={(index) => setWanted(keys[Number(index)] ?? '')}
              tabs={keys.map((key, index) => ({ key: String(index), label: name(key), count: node.count?.(groups[key]) }))}
            />
            {naming !== 'new' && (
              <Button variant="quiet" className="mb-1 flex-none" onClick={startNaming}>
                <Plus aria-hidden />
                {node.labels.add}
              </Button>
            )}
          </div>
          {naming === 'new' && newGroup}
        </Stack>
      ) : (
        <section className="grid grid-cols-1 gap-3" aria-label={node.label}>
          <h2>{node.label}</h2>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17rem),1fr))] gap-3">
            {keys.map((key) => (
              <GroupCard key={key} name={name(key)} summary={node.labels.summary(groups[key])} selected={key === selected} onSelect={() => setWanted(key)}>
                {removeButton(key)}
              </GroupCard>
            ))}
            {naming === 'new' ? newGroup : <AddCard label={node.labels.add} onClick={startNaming} />}
          </div>
        </section>
      )}
      {keys.length === 0 && <p className="text-ink-faint">{node.labels.empty}</p>}
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
              onSubmit={rename}
              onCancel={() => setNaming(null)}
              problem={(text) => nameProblem(node, groups, text, selected)}
            />
          ) : (
            <TitleLine>
              <h2>{name(selected)}</h2>
              <Button variant="quiet" onClick={() => setNaming('rename')}>
                <Pencil aria-hidden />
                Renommer
              </Button>
              {node.layout === 'tabs' && removeButton(selected)}
            </TitleLine>
          )}
          <NestedNode node={node.value} path={[...path, selected]} />
        </div>
      )}
    </div>
  );
}

type GroupCardProps = {
  readonly name: string;
  readonly summary: string;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
};

/** A group of the grid; all of it selects the group but the button inside. */
function GroupCard({ name, summary, selected, onSelect, children }: GroupCardProps) {
  return (
    <div
      className={cx(
        'relative flex min-h-16 items-center gap-2 rounded-3 border py-2 ps-4 pe-2 *:[button:last-child]:relative *:[button:last-child]:z-1',
        selected ? 'border-accent bg-accent-wash inset-ring inset-ring-accent' : 'border-rule bg-paper-raised hover:border-rule-strong',
      )}
    >
      <button
        type="button"
        className={cx(
          'grid min-h-10 flex-1 cursor-pointer content-center border-0 bg-transparent p-0 text-start text-control/snug after:absolute after:inset-0 after:rounded-3',
          selected ? 'font-semibold text-accent' : 'font-medium',
        )}
        aria-pressed={selected}
        onClick={onSelect}
      >
        {name}
        <small className="font-normal text-ink-faint text-sm lining-nums tabular-nums">{summary}</small>
      </button>
      {children}
    </div>
  );
}

type NameFormProps = {
  readonly label: string;
  readonly submit: string;
  readonly start?: string;
  readonly onSubmit: (name: string) => void;
  readonly onCancel: () => void;
  /** The error message for a name; '' when it is valid. */
  readonly problem: (name: string) => string;
};

/** An inline name field with confirm and cancel buttons; Enter and Escape do the same. */
function NameForm({ label, submit, start = '', onSubmit, onCancel, problem }: NameFormProps) {
  const id = useId();
  const [text, setText] = useState(start);
  const [error, setError] = useState('');
  const confirm = () => {
    const found = problem(text);
    setError(found);
    if (!found) onSubmit(text.trim());
  };
  return (
    <div className="relative flex min-h-16 items-center gap-2 rounded-3 border border-rule-strong border-dashed bg-paper-raised py-2 ps-3 pe-2 [&>:first-child]:flex-1 [&_label]:text-xs">
      <Field id={id} label={label} error={error}>
        {(tied) => (
          <Input
            {...tied}
            autoFocus
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              if (error) setError(problem(event.target.value));
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') confirm();
              else if (event.key === 'Escape') onCancel();
              else return;
              event.preventDefault();
              event.stopPropagation();
            }}
          />
        )}
      </Field>
      <span className="flex flex-none items-center gap-px self-end pb-0.5">
        <IconButton label={submit} icon={Check} title={submit} onClick={confirm} />
        <IconButton label="Annuler" icon={X} title="Annuler" onClick={onCancel} />
      </span>
    </div>
  );
}
