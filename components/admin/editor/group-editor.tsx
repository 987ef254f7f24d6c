import { type ReactNode, useState } from 'react';
import { counted } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import type { AnyGroup, AnyNode } from '@/sections/editor-tree';
import { labelOf } from '@/sections/nodes/shared';
import { nodeType } from '@/sections/nodes/table';
import { Fields } from '../fields/field';
import { FilterField, FoundCount, holds } from '../fields/filter';
import { fieldId, getAt, isWithin, opens, type Path, pathKey } from '../form/draft';
import { NestedNode, type NodeProps, useFormContext } from '../form/form-context';

type Place = Readonly<{
  name: string;
  node: AnyNode;
  path: Path;
  value: unknown;
}>;

export function GroupEditor({ node, path }: NodeProps<AnyGroup>) {
  const { draft } = useFormContext();
  const foldedNames = new Set(Object.values(node.folds ?? {}).flat());
  const isFolded = ({ name, node: field }: Place): boolean =>
    foldedNames.has(name) ||
    (field.node === 'group' && Object.keys(field.fields).some((each) => foldedNames.has(each)));
  const fields = (
    <Fields>
      {placesOf(node, path, getAt(draft.value, path))
        .filter((place) => !isFolded(place))
        .map((place) => (
          <NestedNode key={place.name} node={place.node} path={place.path} isTop={path.length === 1} />
        ))}
      {node.folds && <FieldFolds node={node} path={path} />}
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

export function FieldFolds({ node, path }: NodeProps<AnyGroup>) {
  const { id: form, draft } = useFormContext();
  const [query, setQuery] = useState('');
  const outer = placesOf(node, path, getAt(draft.value, path));
  const all = [...outer, ...outer.flatMap(within)];
  const folds = Object.entries(node.folds ?? {})
    .map(([label, names]) => {
      const named = names.flatMap((name) => all.filter((place) => place.name === name));
      const places = named.flatMap((place) => (place.node.node === 'group' ? within(place) : place));
      return { label, places, paths: [...named, ...places].map((place) => place.path) };
    })
    .filter(({ places }) => places.length > 0);
  const folded = folds.flatMap(({ places }) => places);
  const matches = folded.filter((place) => holds(labelOf(place.node), query));
  const isSearching = query.trim() !== '';
  return (
    <div className="col-span-full grid min-w-0 gap-3">
      {folds.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-rule border-t pt-4 max-sm:*:basis-full">
          <p className="font-semibold text-ink text-md">{isSearching ? 'Champs trouvés' : 'Plus de détails'}</p>
          <FilterField
            list={fieldId(form, path)}
            label="Chercher un champ"
            placeholder="Chercher un champ"
            query={query}
            onSearch={setQuery}
          />
        </div>
      )}
      <FoundCount query={query} matches={matches.length} all={folded.length} />
      <div>
        {folds.map(({ label, places, paths }) => {
          const shown = places.filter((place) => matches.includes(place));
          if (!isSearching)
            return (
              <FoldedGroup key={label} label={label} paths={paths} filled={summaryOf(places)}>
                <FieldsAt places={places} heading={label} />
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

const FieldsAt = ({ places, heading }: Readonly<{ places: readonly Place[]; heading: string }>) => (
  <Fields>
    {places.map(({ node, path }) => (
      <NestedNode key={pathKey(path)} node={node} path={path} isNamed={labelOf(node) === heading} />
    ))}
  </Fields>
);

type FoldProps = Readonly<{
  label: string;
  paths: readonly Path[];
  /** What is or may be filled in, shown beside the label; '' for nothing. */
  filled: string;
  children: ReactNode;
}>;

/**
 * Fields under a label that opens and closes them. Opens when an error inside is shown; renders its fields only while
 * open.
 */
function FoldedGroup({ label, paths, filled, children }: FoldProps) {
  const { id: form, draft } = useFormContext();
  const isWrong = draft.issues.some((issue) => paths.some((path) => isWithin(issue.path, path)));
  const [open, setOpen] = useOpen(false, isWrong ? draft.errorRound : 0);
  return (
    <details
      className="min-w-0 border-rule border-t open:pb-5 open:[&>summary]:mb-2"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className="grid min-h-10 grid-cols-[auto_1fr] items-center gap-x-3 py-2 font-medium text-ink sm:grid-cols-[auto_auto_1fr]"
        onClick={(event) => {
          event.preventDefault(); // natively, the fields would be rendered only later
          setOpen(!open);
        }}
        {...opens(form, paths, open)}
      >
        {label}{' '}
        {filled && <span className="font-normal text-ink-faint text-sm max-sm:col-start-2 sm:text-end">{filled}</span>}
      </summary>
      {open && children}
    </details>
  );
}

/**
 * Whether a block is open, and its setter. `errorRound` is 0 without an error in the block, else changes each time
 * errors are shown, which reopens it.
 */
export function useOpen(starts: boolean, errorRound: number) {
  const [open, setOpen] = useState(starts || errorRound > 0);
  const [seen, setSeen] = useState(errorRound);
  if (seen !== errorRound) {
    setSeen(errorRound);
    if (errorRound > 0) setOpen(true);
  }
  return [open, setOpen] as const;
}

/** The fields of a group that its value shows. */
export function placesOf(node: AnyGroup, path: Path, value: unknown): Place[] {
  const group = isRecord(value) ? value : {};
  return Object.entries(node.fields)
    .filter(([, field]) => field.node !== 'hidden' && !('when' in field && field.when && !field.when(group)))
    .map(([name, field]) => ({ name, node: field, path: [...path, name], value: group[name] }));
}

const within = ({ node, path, value }: Place): Place[] => (node.node === 'group' ? placesOf(node, path, value) : []);

/** Counts of lists and names of looks; else labels of the filled fields, or of all: « DOI, identifiant HAL ». */
function summaryOf(places: readonly Place[]): string {
  const texts = places.map(textOf);
  if (texts.every((text) => text !== undefined)) return texts.filter(Boolean).join(', ');
  const filled = places.filter(({ value }) => isFilled(value));
  const labels = (filled.length > 0 ? filled : places).map(({ node }) => withinSentence(labelOf(node)));
  const first = labels.slice(0, 3).join(', ');
  return filled.length > 0 ? `${counted(filled.length, 'champ rempli', 'champs remplis')}\u00a0: ${first}` : first;
}

function textOf({ node, value }: Place): string | undefined {
  if (node.node === 'list') {
    const { one, many, empty } = node.labels;
    return Array.isArray(value) && value.length > 0 ? counted(value.length, one, many) : withinSentence(empty);
  }
  return node.node === 'colour' || node.node === 'icon'
    ? withinSentence(nodeType(node).format(node, value))
    : undefined;
}

/** « Volume » → « volume », but « DOI ». */
const withinSentence = (label: string): string => label.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

export function isFilled(value: unknown): boolean {
  if (typeof value === 'string') return value.replace(/<[^>]*>/g, '').trim() !== '';
  return typeof value === 'object' && value !== null ? Object.values(value).some(isFilled) : Boolean(value);
}
