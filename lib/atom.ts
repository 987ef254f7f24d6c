/** A feed of a list of the site: https://www.rfc-editor.org/rfc/rfc4287 */
import { inLanguage, type Language } from './languages';
import { xml } from './xml';

/** A feed reader needs what is new, not the whole list. */
export const mostEntries = 100;

type Feed = {
  readonly origin: string;
  /** Of its title, and of the pages that it leads to. */
  readonly language: Language;
  /** The path in French of the list, whose feed stands at `flux.xml` below it. */
  readonly list: string;
  readonly title: string;
  readonly author: string;
  /** ISO 8601, UTC. */
  readonly updated: string;
  /** Each an `<entry>`, the newest first. */
  readonly entries: readonly string[];
};

export function atomDocument({ origin, language, list, title, author, updated, entries }: Feed): string {
  const at = (path: string) => xml(origin + inLanguage(path, language));
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${at(list)}</id>
  <title>${xml(title)}</title>
  <updated>${updated}</updated>
  <author><name>${xml(author)}</name><uri>${at('/')}</uri></author>
  <link rel="self" type="application/atom+xml" href="${at(`${list}/flux.xml`)}"/>
  <link rel="alternate" type="text/html" href="${at(list)}"/>
${entries.join('')}</feed>
`;
}
