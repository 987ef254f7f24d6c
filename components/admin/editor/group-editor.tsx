'use client';
import { counted } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import type { AnyGroup } from '@/sections/editor-tree';
import { Fields } from '../fields/field';
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
  const shown = Object.entries(node.fields).filter(
    ([, field]) => !('when' in field && field.when && !field.when(group)),
  );
  const fields = (
    <Fields>
      {shown.map(([name, field]) => (
        <NestedNode key={name} node={field} path={[...path, name]} isTop={path.length === 1} />
      ))}
    </Fields>
  );
  if (!node.label) return fields;
  if (node.folded) {
    const filled = shown.filter(([name]) => isFilled(group[name])).length;
    return (
      <FoldedGroup
        label={node.label}
        path={path}
        filled={filled > 0 ? counted(filled, 'champ rempli', 'champs remplis') : ''}
      >
        {fields}
      </FoldedGroup>
    );
  }
  return (
    <fieldset className="col-span-full grid min-w-0 content-start gap-field border-rule border-t pt-4 [&>legend+*]:clear-both">
      <legend className="float-start mb-3 flex w-full items-baseline gap-2 font-semibold text-ink text-md">
        {node.label}
      </legend>
      {fields}
    </fieldset>
  );
}

/** Whether a field says something. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.some(isFilled) : Boolean(value);
}
