import { Check, Pencil, Plus, Trash2, X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { quoted } from '@/lib/format/french';
import type { AnyMap } from '@/sections/editor-tree';
import { Field, Input } from '../fields/field';
import { Tabs } from '../fields/tabs';
import { opens } from '../form/draft';
import { NestedNode, type NodeProps, useFormContext, usePendingEdit } from '../form/form-context';
import { isKey } from '../form/keys';
import { Button, IconButton } from '../ui/button';
import { cx } from '../ui/cx';
import { AddCard } from '../ui/item-buttons';
import { Stack, TitleLine } from '../ui/panel';
import { type EditGroups, GroupMovesProvider, useEditGroups } from './group-state';

export function MapEditor({ node, path }: NodeProps<AnyMap>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const editing = useEditGroups(node, path);
  const { keys, selected, turn, moves } = editing;
  const [isNaming, setIsNaming] = useState(false);
  const position = keys.indexOf(selected);
  const add = (text: string) => {
    flushSync(() => {
      editing.add(text);
      setIsNaming(false);
    });
    root.current?.querySelector<HTMLElement>('[aria-selected="true"], [aria-pressed="true"]')?.focus();
  };
  const isNameFirst = keys.length === 0 && !node.unnamed;
  const newGroup = (isNaming || isNameFirst) && (
    <NameForm
      label={node.labels.keyLabel}
      submit={node.labels.add}
      onSubmit={add}
      onCancel={isNameFirst ? undefined : () => setIsNaming(false)}
      problem={editing.problem}
      hint={isNameFirst ? 'À nommer d’abord\u202f: ce que vous ajouterez ensuite y sera rangé.' : undefined}
    />
  );
  const picker: PickerProps = { id, editing, newGroup, onNew: () => setIsNaming(true) };
  return (
    <div className="col-span-full grid min-w-0 grid-cols-1 content-start gap-6" ref={root}>
      {keys.length === 0 && <p className="-mb-3 text-ink-faint">{node.labels.empty}</p>}
      {node.layout === 'tabs' ? <GroupTabs {...picker} /> : <GroupCards {...picker} />}
      {selected !== '' && (
        <div
          className="grid grid-cols-1 gap-3"
          key={turn}
          {...(node.layout === 'tabs' &&
            !editing.isUndivided && {
              role: 'tabpanel',
              id: `${id}-panel-${position}`,
              'aria-labelledby': `${id}-tab-${position}`,
            })}
        >
          {position >= 0 && !editing.isUndivided && <GroupHead editing={editing} />}
          <GroupMovesProvider value={moves}>
            <NestedNode node={node.value} path={[...path, selected]} />
          </GroupMovesProvider>
        </div>
      )}
    </div>
  );
}

type PickerProps = Readonly<{
  id: string;
  editing: EditGroups;
  newGroup: ReactNode;
  onNew: () => void;
}>;

function GroupTabs({ id, editing, newGroup, onNew }: PickerProps) {
  const { id: form } = useFormContext();
  const { node, path, groups, keys, name, selected, select } = editing;
  return (
    <Stack>
      {keys.length > 0 && (
        <div className="flex items-center justify-between gap-2 border-rule border-b max-sm:flex-wrap">
          {editing.isUndivided ? (
            <GroupHead editing={editing} />
          ) : (
            <Tabs
              id={id}
              label={node.label ?? ''}
              selected={String(keys.indexOf(selected))}
              onSelect={(index) => select(keys[Number(index)] ?? '')}
              tabs={keys.map((key, index) => ({
                key: String(index),
                label: name(key),
                count: node.count?.(groups[key]),
                ...opens(form, [[...path, key]], key === selected),
              }))}
            />
          )}
          {!newGroup && (
            <Button variant="quiet" className="sm:flex-none" onClick={onNew}>
              <Plus />
              {node.labels.add}
            </Button>
          )}
        </div>
      )}
      {newGroup}
    </Stack>
  );
}

function GroupCards({ editing, newGroup, onNew }: PickerProps) {
  const { labels, label } = editing.node;
  return (
    <section className="grid grid-cols-1 gap-3" aria-label={label}>
      <h2>{label}</h2>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
        {editing.keys.map((key) => (
          <GroupCard key={key} editing={editing} of={key} />
        ))}
        {newGroup || <AddCard label={labels.add} onClick={onNew} />}
      </div>
    </section>
  );
}

type GroupProps = Readonly<{
  editing: EditGroups;
  /** The key of the group. */
  of: string;
}>;

/** A group card; a click anywhere but on its button selects the group. */
function GroupCard({ editing, of }: GroupProps) {
  const { id: form } = useFormContext();
  const { node, path, groups, name, selected, select } = editing;
  const isSelected = of === selected;
  return (
    <div
      className={cx(
        'relative flex min-h-16 items-center gap-2 rounded-3 border py-2 ps-4 pe-2 *:[button:last-child]:relative *:[button:last-child]:z-1',
        isSelected
          ? 'border-accent bg-accent-wash inset-ring inset-ring-accent forced-colors:outline-3 forced-colors:-outline-offset-3'
          : 'border-rule bg-paper-raised hover:border-rule-strong',
      )}
    >
      <button
        type="button"
        className={cx(
          'grid min-h-10 flex-1 cursor-pointer content-center border-0 bg-transparent p-0 text-start text-control/snug after:absolute after:inset-0 after:rounded-3',
          isSelected ? 'font-semibold text-accent' : 'font-medium',
        )}
        aria-pressed={isSelected}
        onClick={() => select(of)}
        {...opens(form, [[...path, of]], isSelected)}
      >
        {name(of)}
        <small className="font-normal text-ink-faint text-sm lining-nums tabular-nums">
          {node.labels.summary(groups[of])}
        </small>
      </button>
      <RemoveGroup editing={editing} of={of} />
    </div>
  );
}

function GroupHead({ editing }: Pick<GroupProps, 'editing'>) {
  const { node, selected, name, problem, rename, isUndivided } = editing;
  const [isNaming, setIsNaming] = useState(false);
  if (isNaming) {
    return (
      <NameForm
        label={node.labels.keyLabel}
        submit="Renommer"
        start={name(selected)}
        onSubmit={(text) => {
          rename(text);
          setIsNaming(false);
        }}
        onCancel={() => setIsNaming(false)}
        problem={(text) => problem(text, selected)}
      />
    );
  }
  return (
    <TitleLine>
      <h2 className={isUndivided ? 'sr-only' : undefined}>{name(selected)}</h2>
      <div className="flex items-center gap-1">
        <Button variant="quiet" size="tight" onClick={() => setIsNaming(true)}>
          <Pencil />
          {isUndivided ? node.labels.keyLabel : 'Renommer'}
        </Button>
        {node.layout === 'tabs' && <RemoveGroup editing={editing} of={selected} />}
      </div>
    </TitleLine>
  );
}

function RemoveGroup({ editing, of }: GroupProps) {
  return (
    <IconButton
      label={`${editing.node.labels.remove} ${quoted(editing.name(of))}`}
      icon={Trash2}
      removes
      onClick={() => void editing.remove(of)}
    />
  );
}

type NameProps = Readonly<{
  label: string;
  submit: string;
  start?: string;
  onSubmit: (name: string) => void;
  /** Absent if naming is the only choice; else the field takes the focus. */
  onCancel?: () => void;
  hint?: string;
  /** The error in a name; '' if valid. */
  problem: (name: string) => string;
}>;

/** An inline name field with confirm and cancel buttons, also Enter and Escape. A typed name is saved with the form. */
function NameForm({ label, submit, start = '', onSubmit, onCancel, hint, problem }: NameProps) {
  const id = useId();
  const { draft } = useFormContext();
  const { resets } = draft;
  const [typed, setTyped] = useState({ text: start, error: '', resets });
  const { text, error } = typed.resets === resets ? typed : { text: start, error: '' }; // until the form restarts
  const isTyped = text.trim() !== start;
  const confirm = (): boolean => {
    if (!isTyped && start !== '' && onCancel) {
      onCancel(); // a domain may have a longer title than the name that is shown
      return true;
    }
    const message = problem(text);
    setTyped({ text, error: message, resets });
    if (!message) onSubmit(text.trim());
    return !message;
  };
  usePendingEdit(isTyped, () => {
    const isWritten = flushSync(confirm);
    if (!isWritten) document.getElementById(id)?.focus();
    return isWritten;
  });
  return (
    <div className="relative flex min-h-16 items-center gap-2 rounded-3 border border-rule-strong border-dashed bg-paper-raised py-2 ps-3 pe-2 [&>:first-child]:flex-1 [&_label]:text-xs">
      <Field id={id} label={label} hint={hint} error={error} alerts>
        <Input
          autoFocus={onCancel !== undefined}
          value={text}
          onText={(next) => setTyped({ text: next, error: error && problem(next), resets })}
          onKeyDown={(event) => {
            if (isKey(event.nativeEvent, 'Enter')) confirm();
            else if (isKey(event.nativeEvent, 'Escape') && onCancel) onCancel();
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
      </Field>
      <span className="flex flex-none items-center gap-px self-end pb-0.5">
        <IconButton label={submit} icon={Check} onClick={confirm} />
        {onCancel && <IconButton label="Annuler" icon={X} onClick={onCancel} />}
      </span>
    </div>
  );
}
