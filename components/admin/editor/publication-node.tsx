'use client';
import { useEffect, useState } from 'react';
import { quoted } from '@/lib/format/french';
import { shortened } from '@/lib/format/shortened';
import { readSections } from '@/lib/site/api/client';
import type { PublicationNode } from '@/sections/editor-tree';
import type { PublicationEntry } from '@/sections/publications/statistics';
import { Field } from '../fields/field';
import { Select } from '../fields/input';
import type { Path } from '../form/draft';
import { asText, useField } from '../form/form-context';
import { useOwner } from '../providers/owner';

/**
 * One of the site's own publications, by its slug: theses first, then the others, the newest first. One that is gone
 * stays chosen and is said to be gone; visitors see no link to it.
 */
export function PublicationPicker({ node, path }: { readonly node: PublicationNode; readonly path: Path }) {
  const { field, value, set, leave } = useField(path, node);
  const current = asText(value);
  const { entries, problem } = usePublications();
  const isKnown = entries?.some(({ slug }) => slug === current) ?? false;
  const isThesis = (entry: PublicationEntry) => entry.kind === 'other' && entry.item.nature === 'these';
  const gone = entries ? `${quoted(current)}, qui n’est plus parmi vos publications` : current;
  return (
    <Field {...field} hint={problem || field.hint}>
      {(ties) => (
        <Select {...ties} value={current} onChange={(event) => set(event.target.value)} onBlur={leave}>
          <option value="">Aucune</option>
          {current !== '' && !isKnown && <option value={current}>{gone}</option>}
          <Options label="Thèses" entries={entries?.filter(isThesis) ?? []} />
          <Options label="Autres publications" entries={entries?.filter((entry) => !isThesis(entry)) ?? []} />
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

/** The stored publications; none yet while they are read. */
function usePublications(): { readonly entries?: readonly PublicationEntry[]; readonly problem: string } {
  const owner = useOwner();
  const [read, setRead] = useState<{ entries?: readonly PublicationEntry[]; problem: string }>({ problem: '' });
  useEffect(() => {
    let isOpen = true;
    const problem = 'Vos publications n’ont pas pu être lues\u00a0: le choix sauvegardé reste.';
    entriesOf(owner.id).then(
      (entries) => isOpen && setRead(entries ? { entries, problem: '' } : { problem }),
      () => isOpen && setRead({ problem }),
    );
    return () => {
      isOpen = false;
    };
  }, [owner.id]);
  return read;
}

/** Undefined where they cannot be read; what reads them is loaded here alone. */
async function entriesOf(owner: string): Promise<readonly PublicationEntry[] | undefined> {
  const [result, { publicationsSchema }, { publicationEntries }] = await Promise.all([
    readSections(owner),
    import('@/sections/publications/schema'),
    import('@/sections/publications/statistics'),
  ]);
  const section = result.ok ? result.data.find(({ id }) => id === 'publications') : undefined;
  const { data } = publicationsSchema.safeParse(section?.content ?? {});
  return result.ok && data ? publicationEntries(data) : undefined;
}
