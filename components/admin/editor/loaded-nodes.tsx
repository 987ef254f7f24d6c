'use client';
import { useCallback } from 'react';
import { quoted } from '@/lib/format/french';
import { shortened } from '@/lib/format/shortened';
import { readSections } from '@/lib/site/api/client';
import type { PublicationNode, SomeOfNode } from '@/sections/editor-tree';
import type { PublicationEntry } from '@/sections/publications/statistics';
import { Field, FieldGroup } from '../fields/field';
import { Select } from '../fields/input';
import { getAt, type Path } from '../form/draft';
import { asText, useField, useFormContext } from '../form/form-context';
import { useLoaded } from '../providers/loaded';
import { useOwner } from '../providers/owner';
import { CheckLabel } from '../ui/check-label';

/** Boxes to tick, one for each choice that the item has as it is typed. */
export function SomeOf({ node, path }: { readonly node: SomeOfNode; readonly path: Path }) {
  const { draft } = useFormContext();
  const { field, value, set } = useField(path, node);
  const choicesOf = useLoaded(node.load);
  const stored = Array.isArray(value) ? value.map(asText) : [];
  const choices = choicesOf?.(getAt(draft.value, path.slice(0, -2)), stored) ?? [];
  const choose = (chosen: string, isChosen: boolean) =>
    set(choices.flatMap((each) => ((each.value === chosen ? isChosen : each.isChosen) ? [each.value] : [])));
  return (
    <FieldGroup {...field}>
      <div className="grid justify-items-start gap-1 text-control" aria-busy={!choicesOf}>
        {choices.map(({ value: each, label, isChosen }) => (
          <CheckLabel key={each}>
            <input type="checkbox" checked={isChosen} onChange={(event) => choose(each, event.target.checked)} />
            {label}
          </CheckLabel>
        ))}
        {choicesOf && choices.length === 0 && <p className="text-ink-faint">Rien à choisir pour l’instant</p>}
      </div>
    </FieldGroup>
  );
}

/**
 * One of the site's own publications, by its slug: theses first, then the others, the newest first. One that is gone
 * stays chosen and is said to be gone; visitors see no link to it.
 */
export function PublicationPicker({ node, path }: { readonly node: PublicationNode; readonly path: Path }) {
  const owner = useOwner();
  const { field, value, set, leave } = useField(path, node);
  const read = useLoaded(useCallback(() => readPublications(owner.id), [owner.id]));
  const current = asText(value);
  const entries = read ?? [];
  const isKnown = current === '' || entries.some(({ slug }) => slug === current);
  const isThesis = ({ kind, item }: PublicationEntry) => kind === 'other' && item.nature === 'these';
  return (
    <Field {...field}>
      {(ties) => (
        <Select {...ties} value={current} onChange={(event) => set(event.target.value)} onBlur={leave}>
          <option value="">Aucune</option>
          {!isKnown && (
            <option value={current}>
              {read ? `${quoted(current)}, qui n’est plus parmi vos publications` : current}
            </option>
          )}
          <Options label="Thèses" entries={entries.filter(isThesis)} />
          <Options label="Autres publications" entries={entries.filter((entry) => !isThesis(entry))} />
        </Select>
      )}
    </Field>
  );
}

function Options({ label, entries }: { readonly label: string; readonly entries: readonly PublicationEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <optgroup label={label}>
      {entries.map(({ slug, item }) => (
        <option key={slug} value={slug}>
          {[shortened(item.title, 90), item.year].filter(Boolean).join(', ')}
        </option>
      ))}
    </optgroup>
  );
}

/** The stored publications; what reads them is loaded here alone. Rejects where they cannot be read. */
async function readPublications(ownerId: string): Promise<readonly PublicationEntry[]> {
  const [result, { publicationsSchema }, { publicationEntries }] = await Promise.all([
    readSections(ownerId),
    import('@/sections/publications/schema'),
    import('@/sections/publications/statistics'),
  ]);
  if (!result.ok) throw new Error(result.error);
  const section = result.data.find(({ id }) => id === 'publications');
  return publicationEntries(publicationsSchema.parse(section?.content ?? {}));
}
