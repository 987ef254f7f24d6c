import { expect, test } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
import { furtherLinksOf, openTextOf, relatedLinksOf, workUrl } from './links';
import { publicationsSchema } from './schema';
import { type PublicationEntry, publicationEntries } from './statistics';

function entryOf(more: object): PublicationEntry {
  const [entry] = publicationEntries(
    publicationsSchema.parse({
      d: { others: [{ id: 'o', title: 'Titre', authors: 'N. Tazrouti', year: '2020', ...more }] },
    }),
  );
  if (!entry) throw new Error('no publication');
  return entry;
}

const labels = (links: readonly { readonly label: string }[]) => links.map(({ label }) => label).join(', ');
const told: Readonly<Record<string, (entry: PublicationEntry) => string | undefined>> = {
  leads: workUrl,
  open: (entry) => openTextOf(entry)?.label,
  companions: (entry) => labels(relatedLinksOf(entry)),
  elsewhere: (entry) => labels(furtherLinksOf(entry)),
};

test.each(rowsOf('sections/publications/links.txt'))('$rule: $input: $outputs', ({ rule, input, outputs: [wanted] }) =>
  expect(told[/^\w+/.exec(rule)?.[0] ?? '']?.(entryOf(JSON.parse(input))) || 'nothing').toBe(wanted),
);
