/** The Atom feed of publications: https://www.rfc-editor.org/rfc/rfc4287 */

import { xml } from '@/lib/xml';
import { firstAuthors, plainName } from '@/sections/publications/citing/authors';
import { referenceText } from '@/sections/publications/citing/formatted';
import type { Reference } from '@/sections/publications/citing/reference';

type Feed = {
  readonly origin: string;
  readonly title: string;
  readonly author: string;
  readonly updated: Date;
  /** The newest first, `mostEntries` at most. */
  readonly references: readonly Reference[];
};

/** A feed reader needs what is new, not the whole list. */
export const mostEntries = 100;

export function atomFeed({ origin, title, author, updated, references }: Feed): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="fr">
  <id>${xml(origin)}/publications</id>
  <title>${xml(title)}</title>
  <updated>${updated.toISOString()}</updated>
  <author><name>${xml(author)}</name><uri>${xml(origin)}/</uri></author>
  <link rel="self" type="application/atom+xml" href="${xml(origin)}/publications/flux.xml"/>
  <link rel="alternate" type="text/html" href="${xml(origin)}/publications"/>
${references.map((reference) => entry(reference, origin, updated)).join('')}</feed>
`;
}

/**
 * An entry is dated the first day of what is known of the publication's date, and not after the feed: what is in press
 * may be of the next year, or of none.
 */
function entry(reference: Reference, origin: string, latest: Date): string {
  const address = xml(`${origin}/publications/${reference.slug}`);
  const authors = firstAuthors(reference.authors)
    .map((author) => `    <author><name>${xml(plainName(author))}</name></author>\n`)
    .join('');
  return `  <entry>
    <id>${address}</id>
    <title>${xml(reference.title)}</title>
    <updated>${xml(earlier(`${firstDayOf(reference.date ?? reference.year)}T00:00:00Z`, latest))}</updated>
${authors}    <link rel="alternate" type="text/html" href="${address}"/>
    <summary>${xml(referenceText(reference))}</summary>
  </entry>
`;
}

const earlier = (moment: string, latest: Date): string =>
  Date.parse(moment) <= latest.getTime() ? moment : latest.toISOString();

/** `2024` is `2024-01-01`, `2024-03` is `2024-03-01`. */
const firstDayOf = (date: string): string => `${date}${'-01-01'.slice(date.length - 4)}`;
