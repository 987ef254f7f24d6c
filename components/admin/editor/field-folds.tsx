'use client';
import { useState } from 'react';
import { counted } from '@/lib/format/french';
import type { AnyNode, Folds } from '@/sections/editor-tree';
import { Fields } from '../fields/field';
import { fieldId, type Path, pathKey } from '../form/draft';
import { useFormContext } from '../form/form-context';
import { FilterField, FoundCount, holds } from './filter';
import { FoldedGroup } from './folded-group';
import { NestedNode } from './nested-node';

/** A field that is shown, where it stands and whether it says something. */
export type Place = { readonly name: string; readonly node: AnyNode; readonly path: Path; readonly isFilled: boolean };

type Props = { readonly folds: Folds; readonly path: Path; readonly places: readonly Place[] };

/** The fields of a group that are folded by purpose, and a search among them. */
export function FieldFolds({ folds, path, places }: Props) {
  const { form } = useFormContext();
  const [query, setQuery] = useState('');
  const rows = Object.entries(folds.by)
    .map(([label, names]) => ({ label, held: names.flatMap((name) => places.filter((place) => place.name === name)) }))
    .filter(({ held }) => held.length > 0);
  const all = rows.flatMap(({ held }) => held);
  const found = all.filter(({ node }) => holds(labelOf(node), query));
  const isAsked = query.trim() !== '';
  return (
    <div className="col-span-full grid min-w-0 gap-3 border-rule border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold text-ink text-md">{isAsked ? 'Champs trouvés' : folds.label}</h3>
        <FilterField
          list={fieldId(form, path)}
          label="Chercher un champ"
          placeholder="Chercher un champ"
          query={query}
          onSearch={setQuery}
        />
      </div>
      <FoundCount query={query} found={found.length} all={all.length} />
      {isAsked ? (
        rows.map(({ label, held }) => (
          <FoundFields key={label} label={label} places={held.filter((place) => found.includes(place))} />
        ))
      ) : (
        <div>
          {rows.map(({ label, held }) => (
            <FoldedGroup key={label} label={label} paths={held.map(({ path }) => path)} filled={toldOf(held)} isRow>
              <FieldsAt places={held} />
            </FoldedGroup>
          ))}
        </div>
      )}
    </div>
  );
}

/** The fields of a fold that a search has found, under its name. */
function FoundFields({ label, places }: { readonly label: string; readonly places: readonly Place[] }) {
  if (places.length === 0) return null;
  return (
    <section className="grid gap-2" aria-label={label}>
      <p className="text-ink-faint text-sm">{label}</p>
      <FieldsAt places={places} />
    </section>
  );
}

const FieldsAt = ({ places }: Pick<Props, 'places'>) => (
  <Fields>
    {places.map(({ node, path }) => (
      <NestedNode key={pathKey(path)} node={node} path={path} />
    ))}
  </Fields>
);

/** What is filled in, else what the fold holds: « DOI, identifiant HAL ». */
function toldOf(places: readonly Place[]): string {
  const filled = places.filter(({ isFilled }) => isFilled);
  const names = (filled.length > 0 ? filled : places).map(({ node }) => withinSentence(labelOf(node)));
  const told = names.slice(0, 3).join(', ');
  return filled.length > 0 ? `${counted(filled.length, 'champ rempli', 'champs remplis')}\u00a0: ${told}` : told;
}

const labelOf = (node: AnyNode): string => ('label' in node && typeof node.label === 'string' ? node.label : '');

/** « Volume » → « volume », but « DOI ». */
const withinSentence = (label: string): string => label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());
