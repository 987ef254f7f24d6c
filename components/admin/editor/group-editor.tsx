'use client';
import type { AnyGroup } from '@/sections/editor-tree';
import { isRecord } from '@/sections/record';
import type { Path } from '../form/draft';
import { getAt } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { FoldedGroup } from './folded-group';
import { NestedNode } from './nested-node';

type Props = { readonly node: AnyGroup; readonly path: Path };

/** The fields of a group, one below the other; folded under its label where the node says so. */
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
  if (node.folded) {
    return (
      <FoldedGroup label={node.label} path={path} filled={shown.filter(([name]) => isFilled(group[name])).length}>
        {fields}
      </FoldedGroup>
    );
  }
  return (
    <fieldset className="field subgroup">
      <legend>{node.label}</legend>
      {fields}
    </fieldset>
  );
}

/** Whether a field says something. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.some(isFilled) : Boolean(value);
}
