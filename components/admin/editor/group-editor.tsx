'use client';
import type { AnyGroup } from '@/sections/editor-tree';
import { isRecord } from '@/sections/record';
import type { Path } from '../form/draft';
import { getAt } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { NestedNode } from './nested-node';

type Props = { readonly node: AnyGroup; readonly path: Path };

/** The fields of a group, one below the other. */
export function GroupEditor({ node, path }: Props) {
  const { draft } = useFormContext();
  const value = getAt(draft.value, path);
  const group = isRecord(value) ? value : {};
  const shown = Object.entries(node.fields).filter(([, field]) => !('when' in field && field.when && !field.when(group)));
  const fields = (
    <div className="fields">
      {shown.map(([name, field]) => (
        <NestedNode key={name} node={field} path={[...path, name]} />
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
