'use client';
import { counted } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import type { AnyGroup } from '@/sections/editor-tree';
import { Fields } from '../fields/field';
import type { Path } from '../form/draft';
import { getAt } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { FieldFolds, type Place } from './field-folds';
import { FoldedGroup } from './folded-group';
import { NestedNode } from './nested-node';

type Props = { readonly node: AnyGroup; readonly path: Path };

/** The fields of a group, one below the other; folded under its label, or by purpose, where the node says so. */
export function GroupEditor({ node, path }: Props) {
  const { draft } = useFormContext();
  const places = placesOf(node, path, getAt(draft.value, path));
  const { folds } = node;
  const inner = folds
    ? places.flatMap(({ node: field, path: at }) =>
        field.node === 'group' ? placesOf(field, at, getAt(draft.value, at)) : [],
      )
    : [];
  const foldedNames = new Set(Object.values(folds?.by ?? {}).flat());
  const isFolded = ({ name, node: field }: Place): boolean =>
    foldedNames.has(name) ||
    (field.node === 'group' && Object.keys(field.fields).some((each) => foldedNames.has(each)));
  const fields = (
    <Fields>
      {places
        .filter((place) => !isFolded(place))
        .map(({ name, node: field, path: at }) => (
          <NestedNode key={name} node={field} path={at} isTop={path.length === 1} />
        ))}
      {folds && <FieldFolds folds={folds} path={path} places={[...places, ...inner]} />}
    </Fields>
  );
  if (!node.label) return fields;
  if (node.folded) {
    const filled = places.filter(({ isFilled }) => isFilled).length;
    return (
      <FoldedGroup
        label={node.label}
        paths={[path]}
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

/** The fields of a group that its value shows. */
function placesOf(node: AnyGroup, path: Path, value: unknown): Place[] {
  const group = isRecord(value) ? value : {};
  return Object.entries(node.fields)
    .filter(([, field]) => !('when' in field && field.when && !field.when(group)))
    .map(([name, field]) => ({ name, node: field, path: [...path, name], isFilled: isFilled(group[name]) }));
}

/** Whether a field says something. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.some(isFilled) : Boolean(value);
}
