'use client';
import { Check, Pencil, Plus, Trash2, X } from 'lucide-react';
import { useId, useState } from 'react';
import type { AnyMap } from '@/sections/editor-tree';
import { isRecord } from '@/sections/record';
import { Field } from '../fields/field';
import { Tabs } from '../fields/tabs';
import type { Path } from '../form/draft';
import { getAt } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { IconButton } from '../form/icon-button';
import { useConfirmRemoval } from '../providers/confirm';
import type { Groups } from './map-ops';
import { addGroup, groupName, nameProblem, removeGroup, renameGroup } from './map-ops';
import { NestedNode } from './nested-node';

type Props = { readonly node: AnyMap; readonly path: Path };

/** A map of named groups, as a grid to pick from or as tabs. The selected group is edited below. */
export function MapEditor({ node, path }: Props) {
  const { draft } = useFormContext();
  const confirm = useConfirmRemoval();
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
    if (await confirm(node.labels.remove, node.labels.confirmRemove, `«\u00a0${name(key)}\u00a0»\u00a0: ${node.labels.summary(groups[key])}`))
      draft.set(path, removeGroup(groups, key));
  };
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
    <IconButton label={`${node.labels.remove} «\u00a0${name(key)}\u00a0»`} icon={Trash2} removes onClick={() => void remove(key)} />
  );
  const addButton = (className: string) => (
    <button type="button" className={className} onClick={() => setNaming('new')}>
      <Plus className="icon sm" aria-hidden />
      {node.labels.add}
    </button>
  );

  return (
    <div className="field stack">
      {node.layout === 'tabs' ? (
        <div className="stack-3">
          <div className="tabs-row">
            <Tabs
              id={id}
              label={node.label ?? ''}
              selected={String(position)}
              onSelect={(index) => setWanted(keys[Number(index)] ?? '')}
              tabs={keys.map((key, index) => ({ key: String(index), label: name(key), count: node.count?.(groups[key]) }))}
            />
            {naming !== 'new' && addButton('btn quiet')}
          </div>
          {naming === 'new' && newGroup}
        </div>
      ) : (
        <section className="stack-3" aria-label={node.label}>
          <h2>{node.label}</h2>
          <div className="domains">
            {keys.map((key) => (
              <div className="domain" key={key}>
                <button type="button" className="sel" aria-pressed={key === selected} onClick={() => setWanted(key)}>
                  {name(key)}
                  <small className="num">{node.labels.summary(groups[key])}</small>
                </button>
                {removeButton(key)}
              </div>
            ))}
            {naming === 'new' ? newGroup : addButton('card-add low')}
          </div>
        </section>
      )}
      {keys.length === 0 && <p className="faint">{node.labels.empty}</p>}
      {position >= 0 && (
        <div
          className="stack-3"
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
            <div className="map-head">
              <h2>{name(selected)}</h2>
              <button type="button" className="btn quiet" onClick={() => setNaming('rename')}>
                <Pencil className="icon sm" aria-hidden />
                Renommer
              </button>
              {node.layout === 'tabs' && removeButton(selected)}
            </div>
          )}
          <NestedNode node={node.value} path={[...path, selected]} />
        </div>
      )}
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
    <div className="domain new">
      <Field id={id} label={label} error={error}>
        {(tied) => (
          <input
            {...tied}
            className="input"
            // biome-ignore lint/a11y/noAutofocus: the person has just asked for this field
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
      <span className="row">
        <IconButton label={submit} icon={Check} title={submit} onClick={confirm} />
        <IconButton label="Annuler" icon={X} title="Annuler" onClick={onCancel} />
      </span>
    </div>
  );
}
