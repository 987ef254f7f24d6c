'use client';
import type { AnyGroup } from '@/sections/editor-tree';
import { Fields } from '../fields/field';
import type { Path } from '../form/draft';
import { getAt } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { FieldFolds, type Place, placesOf } from './field-folds';
import { NestedNode } from './nested-node';

type Props = { readonly node: AnyGroup; readonly path: Path };

/** The fields of a group, one below the other, and those that it folds. */
export function GroupEditor({ node, path }: Props) {
  const { draft } = useFormContext();
  const places = placesOf(node, path, getAt(draft.value, path));
  const { folds } = node;
  const foldedNames = new Set(Object.values(folds ?? {}).flat());
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
      {folds && <FieldFolds folds={folds} path={path} places={places} />}
    </Fields>
  );
  if (!node.label) return fields;
  return (
    <fieldset className="col-span-full grid min-w-0 content-start gap-field border-rule border-t pt-4 [&>legend+*]:clear-both">
      <legend className="float-start mb-3 flex w-full items-baseline gap-2 font-semibold text-ink text-md">
        {node.label}
      </legend>
      {fields}
    </fieldset>
  );
}
