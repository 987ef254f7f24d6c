import 'server-only';
import { atomDocument, mostEntries } from '@/lib/atom';
import { env } from '@/lib/env';
import { notFound, Problem } from '@/lib/errors';
import { inLanguage, type Language } from '@/lib/languages';
import { readPublicSite } from '@/lib/site/db/public';
import { publicPage } from '@/lib/site/public-pages/page-address';
import { publicDocument } from '@/lib/site/seo/public-document';
import { inTurns } from '@/lib/turns';
import { xml } from '@/lib/xml';
import { fullName } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { firstAuthors, plainName } from '@/sections/publications/citing/authors';
import { type Extension, fileFormats } from '@/sections/publications/citing/file-formats';
import { referenceText } from '@/sections/publications/citing/formatted';
import { type Reference, referenceOf } from '@/sections/publications/citing/reference';
import { isDivided } from '@/sections/publications/domains';
import { readQuery, unknownNames, unknownParameter } from '@/sections/publications/query';
import { readList } from '@/sections/publications/read-list';
import { findPublications, type PublicationEntry, publicationEntries } from '@/sections/publications/statistics';
import { words } from '../words';

type Found = {
  readonly site: PublicSite;
  readonly entry: PublicationEntry;
  readonly reference: Reference;
  /** Name of its domain. */
  readonly domain: string;
  /** Its neighbours in the list, which is sorted newest first. */
  readonly newer?: PublicationEntry;
  readonly older?: PublicationEntry;
};

/** The publication with this slug and the site in a language; null when there is none or the section is not public. */
export async function findPublication(slug: string, language: Language = 'fr'): Promise<Found | null> {
  const site = await readPublicSite(language);
  const publications = findPublications(site)?.content;
  const entries = publicationEntries(publications ?? {});
  const at = entries.findIndex((entry) => entry.slug === slug);
  const entry = entries[at];
  if (!entry || !publications) return null;
  return {
    site,
    entry,
    reference: referenceOf(entry, site.profile),
    domain: isDivided(publications) ? (publications[entry.domain]?.title ?? '') : '',
    newer: at > 0 ? entries[at - 1] : undefined,
    older: entries[at + 1],
  };
}

/**
 * A publication's reference as an attachment; throws `notFound` for an unknown slug. The file name is the slug: plain
 * ASCII, so it needs no encoding.
 */
export function sendReference(request: Request, slug: string, extension: Extension): Promise<Response> {
  const { write, type } = fileFormats[extension];
  const content = async () => {
    const found = await findPublication(slug);
    if (!found) throw notFound('Cette publication est introuvable');
    return write([found.reference]);
  };
  const headers = { 'Content-Disposition': `attachment; filename="${slug}.${extension}"` };
  return publicDocument(request, { type, write: content, headers });
}

/**
 * The publications that /publications shows for the same parameters, over all its pages and in order, as an attachment.
 * Yields to other requests while it is written. Throws `notFound` while their section is hidden, `invalid` for unknown
 * parameters: the file could not say that it ignored them.
 */
export function sendList(request: Request, extension: Extension): Promise<Response> {
  const { pieces, type } = fileFormats[extension];
  const params = new URL(request.url).searchParams;
  const write = async () => {
    const site = await readPublicSite();
    const values = Object.fromEntries(Array.from(params.keys(), (name) => [name, params.getAll(name)]));
    const list = await readList(site, readQuery({ ...values, [unknownParameter]: unknownNames(params.keys()) }));
    if (!list) throw notFound('Cette page est introuvable');
    if (list.unknown.length > 0) throw new Problem('invalid', `Demande inconnue\u00a0: ${list.unknown.join(', ')}`);
    function* references({ items }: Pick<NonNullable<typeof list>, 'items'>) {
      for (const { entry } of items) yield referenceOf(entry, site.profile);
    }
    return (await inTurns(pieces(references(list)))).join('');
  };
  const headers = { 'Content-Disposition': `attachment; filename="publications.${extension}"` };
  const page = publicPage('/publications', params) ?? '';
  return publicDocument(request, { type, write, headers, search: page === '/publications' ? '' : page });
}

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
