'use client';
import { useId, useState } from 'react';
import type { AnyGroup, AnyNode } from '@/sections/editor-tree';
import { Tabs } from '../fields/tabs';
import type { Path } from './draft';
import { getAt, isRecord } from './draft';
import { useForm } from './form-context';
import { NodeEditor } from './node-editor';

type Props = { readonly node: AnyGroup; readonly path: Path };

/** The fields of a group, stacked or with one tab each. */
export function GroupEditor({ node, path }: Props) {
  const { draft } = useForm();
  const value = getAt(draft.value, path);
  const group = isRecord(value) ? value : {};
  const shown = Object.entries(node.fields).filter(([, field]) => field.node !== 'hidden' && !('when' in field && field.when && !field.when(group)));
  if (node.layout === 'tabs') return <GroupTabs fields={shown} path={path} label={node.label ?? ''} />;
  const fields = (
    <div className="fields">
      {shown.map(([name, field]) => (
        <NodeEditor key={name} node={field} path={[...path, name]} />
      ))}
    </div>
  );
  if (!node.label) return fields;
  return (
    <fieldset className="field subgroup">
      <legend>{node.label}</legend>
      {fields}
    </fieldset>
  );
}

function GroupTabs({ fields, path, label }: { readonly fields: readonly (readonly [string, AnyNode])[]; readonly path: Path; readonly label: string }) {
  const id = useId();
  const [selected, setSelected] = useState(fields[0]?.[0] ?? '');
  return (
    <div className="field">
      <Tabs
        id={id}
        label={label}
        selected={selected}
        onSelect={setSelected}
        tabs={fields.map(([name, field]) => ({ key: name, label: 'label' in field && field.label ? field.label : name }))}
      />
      {fields.map(([name, field]) => (
        <div key={name} role="tabpanel" id={`${id}-panel-${name}`} aria-labelledby={`${id}-tab-${name}`} hidden={name !== selected}>
          {name === selected && <NodeEditor node={field} path={[...path, name]} />}
        </div>
      ))}
    </div>
  );
}
