'use client';
import { useState } from 'react';
import { counted } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import type { AnyGroup, AnyNode, Folds } from '@/sections/editor-tree';
import { nodeType } from '@/sections/nodes/table';
import { Fields } from '../fields/field';
import { fieldId, type Path, pathKey } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { FilterField, FoundCount, holds } from './filter';
import { FoldedGroup } from './folded-group';
import { NestedNode } from './nested-node';

/** A field that is shown, where it stands and what it holds. */
export type Place = {
  readonly name: string;
  readonly node: AnyNode;
  readonly path: Path;
  readonly value: unknown;
};

type Props = { readonly folds: Folds; readonly path: Path; readonly places: readonly Place[] };

/** The fields of a group that are folded by purpose and, where there are several folds, a search among them. */
export function FieldFolds({ folds, path, places }: Props) {
  const { form } = useFormContext();
  const [query, setQuery] = useState('');
  const named = [...places, ...places.flatMap(within)];
  const rows = Object.entries(folds)
    .map(([label, names]) => {
      const own = names.flatMap((name) => named.filter((place) => place.name === name));
      const held = own.flatMap((place) => (place.node.node === 'group' ? within(place) : place));
      return { label, held, paths: [...own, ...held].map((place) => place.path) };
    })
    .filter(({ held }) => held.length > 0);
  const all = rows.flatMap(({ held }) => held);
  const found = all.filter(({ node }) => holds(labelOf(node), query));
  const isAsked = query.trim() !== '';
  return (
    <div className="col-span-full grid min-w-0 gap-3">
      {rows.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-t pt-4">
          <p className="font-semibold text-ink text-md">{isAsked ? 'Champs trouvés' : 'Plus de détails'}</p>
          <FilterField
            list={fieldId(form, path)}
            label="Chercher un champ"
            placeholder="Chercher un champ"
            query={query}
            onSearch={setQuery}
          />
        </div>
      )}
      <FoundCount query={query} found={found.length} all={all.length} />
      <div>
        {rows.map(({ label, held, paths }) => {
          const shown = held.filter((place) => found.includes(place));
          if (!isAsked)
            return (
              <FoldedGroup key={label} label={label} paths={paths} filled={toldOf(held)}>
                <FieldsAt places={held} heading={label} />
              </FoldedGroup>
            );
          return shown.length === 0 ? null : (
            <section key={label} className="mb-4 grid gap-2" aria-label={label}>
              <p className="text-ink-faint text-sm">{label}</p>
              <FieldsAt places={shown} heading={label} />
            </section>
          );
        })}
      </div>
    </div>
  );
}

const FieldsAt = ({ places, heading }: Pick<Props, 'places'> & { readonly heading: string }) => (
  <Fields>
    {places.map(({ node, path }) => (
      <NestedNode key={pathKey(path)} node={node} path={path} isNamed={labelOf(node) === heading} />
    ))}
  </Fields>
);

/** The fields of a group that its value shows. */
export function placesOf(node: AnyGroup, path: Path, value: unknown): Place[] {
  const group = isRecord(value) ? value : {};
  return Object.entries(node.fields)
    .filter(([, field]) => field.node !== 'hidden' && !('when' in field && field.when && !field.when(group)))
    .map(([name, field]) => ({ name, node: field, path: [...path, name], value: group[name] }));
}

const within = ({ node, path, value }: Place): Place[] => (node.node === 'group' ? placesOf(node, path, value) : []);

/** What is filled in, else what the fold holds: « DOI, identifiant HAL »; of a list its count, of a look its name. */
function toldOf(places: readonly Place[]): string {
  const read = places.map(readOf);
  if (read.every((words) => words !== undefined)) return read.filter(Boolean).join(', ');
  const filled = places.filter(({ value }) => isFilled(value));
  const names = (filled.length > 0 ? filled : places).map(({ node }) => withinSentence(labelOf(node)));
  const told = names.slice(0, 3).join(', ');
  return filled.length > 0 ? `${counted(filled.length, 'champ rempli', 'champs remplis')}\u00a0: ${told}` : told;
}

function readOf({ node, value }: Place): string | undefined {
  if (node.node === 'list') {
    const { one, many, empty } = node.labels;
    return Array.isArray(value) && value.length > 0 ? counted(value.length, one, many) : withinSentence(empty);
  }
  return node.node === 'colour' || node.node === 'icon'
    ? withinSentence(nodeType(node).format(node, value))
    : undefined;
}

const labelOf = (node: AnyNode): string => ('label' in node && typeof node.label === 'string' ? node.label : '');

/** « Volume » → « volume », but « DOI ». */
const withinSentence = (label: string): string => label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

/** Whether a value says something. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, '').trim() !== '';
  return typeof value === 'object' && value !== null ? Object.values(value).some(isFilled) : Boolean(value);
}
