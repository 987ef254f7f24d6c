import { atomDocument, mostEntries } from '@/lib/atom';
import { env } from '@/lib/env';
import { notFound } from '@/lib/errors';
import { inLanguage, type Language } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import { publicDocument } from '@/lib/site/seo/public-document';
import { xml } from '@/lib/xml';
import { fullName } from '@/sections/profil/schema';
import { firstAuthors, plainName } from '@/sections/publications/citing/authors';
import { referenceText } from '@/sections/publications/citing/formatted';
import { type Reference, referenceOf } from '@/sections/publications/citing/reference';
import { findPublications, publicationEntries } from '@/sections/publications/statistics';
import { words } from '../words';

/**
 * The Atom feed of the newest publications, in a language of the site; throws `notFound` while their section is hidden,
 * and for a language that is not public.
 */
export const sendFeed = (request: Request, language: Language): Promise<Response> =>
  publicDocument(request, {
    type: 'application/atom+xml; charset=utf-8',
    write: async () => {
      const site = await readPublicSite(language);
      const found = findPublications(site);
      if (!found || !site.languages.includes(language)) throw notFound('Cette page est introuvable');
      const author = fullName(site.profile);
      return atomFeed({
        origin: env().SITE_URL,
        language,
        title: words[language].publicationsOf(author),
        author,
        updated: site.updatedAt,
        references: publicationEntries(found.content)
          .slice(0, mostEntries)
          .map((entry) => referenceOf(entry, site.profile)),
      });
    },
  });

type Feed = {
  readonly origin: string;
  /** Language of its title, its summaries and the pages that it links to. */
  readonly language: Language;
  readonly title: string;
  readonly author: string;
  readonly updated: Date;
  /** The newest first, `mostEntries` at most. */
  readonly references: readonly Reference[];
};

export const atomFeed = ({ origin, language, title, author, updated, references }: Feed): string =>
  atomDocument({
    origin,
    language,
    list: '/publications',
    title,
    author,
    updated: updated.toISOString(),
    entries: references.map((reference) => entry(reference, origin, language, updated)),
  });

/**
 * An entry's date is the first day of the publication's partial date, but not after the feed's: a work in press may be
 * of next year, or undated.
 */
function entry(reference: Reference, origin: string, language: Language, latest: Date): string {
  const address = xml(origin + inLanguage(`/publications/${reference.slug}`, language));
  const authors = firstAuthors(reference.authors)
    .map((author) => `    <author><name>${xml(plainName(author))}</name></author>\n`)
    .join('');
  return `  <entry>
    <id>${address}</id>
    <title>${xml(reference.title)}</title>
    <updated>${xml(earliest(`${firstDayOf(reference.date ?? reference.year)}T00:00:00Z`, latest))}</updated>
${authors}    <link rel="alternate" type="text/html" href="${address}"/>
    <summary>${xml(referenceText(reference, language))}</summary>
  </entry>
`;
}

const earliest = (moment: string, latest: Date): string =>
  Date.parse(moment) <= latest.getTime() ? moment : latest.toISOString();

/** `2024` → `2024-01-01`, `2024-03` → `2024-03-01`. */
const firstDayOf = (date: string): string => `${date}${'-01-01'.slice(date.length - 4)}`;
