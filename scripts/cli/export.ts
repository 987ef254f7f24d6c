/** Writes a static copy of the public site: the program of scripts/export.ts. */
import { type Language, languages } from '@/lib/languages';
import { closeDb } from '@/lib/site/db/client';
import { readPublicSite } from '@/lib/site/db/public';
import { absoluteAddresses, withoutServer } from '@/lib/site/static-copy/addresses';
import { type Outcome, readFolder, writeFolder } from '@/lib/site/static-copy/folder';
import { copiedPage } from '@/lib/site/static-copy/page';
import { linkBetween, placeOf } from '@/lib/site/static-copy/place';
import { type Replace, replaceInCss, replaceInManifest } from '@/lib/site/static-copy/references';
import { type Found, type Missing, notFoundPage, pathOn, type Visited, visitSite } from '@/lib/site/static-copy/visit';
import { coAuthorsOf } from '@/sections/publications/co-authors';
import { type ListData, listDataId } from '@/sections/publications/facets';
import { facetsOf } from '@/sections/publications/filter';
import { findPublications } from '@/sections/publications/find-publications';
import { publicationEntries } from '@/sections/publications/statistics';
import { commandError } from './command-error';

type Options = {
  /** Where the site answers. */
  readonly origin: string;
  readonly siteUrl: string;
  /** The address of the copy, which ends in « / »; null where the site stays the original. */
  readonly base: string | null;
  /** Absolute. */
  readonly folder: string;
  /** The text of the script of the copy's pages. */
  readonly script: string;
};

export type Copied = Outcome & { readonly pages: number; readonly missing: readonly Missing[] };

/** Throws a `CliError` for a folder that is neither empty nor a copy. */
export const checkFolder = (folder: string): void => void readFolder(folder);

/** Visits the site and writes the copy. Throws a `CliError` for what the owner can mend; nothing is written then. */
export async function copySite(options: Options): Promise<Copied> {
  try {
    const visited = await visitSite(options.origin, options.siteUrl);
    const data = new Map<Language, string>();
    for (const language of languages) data.set(language, await listData(language));
    const files = new Map(
      Array.from(visited.found, ([file, found]) => [file, copied(file, found, { ...options, visited, data })]),
    );
    const pages = Array.from(files.keys()).filter((file) => file.endsWith('.html') && file !== notFoundPage).length;
    return { ...writeFolder(options.folder, files), pages, missing: visited.missing };
  } catch (error) {
    throw commandError(error);
  } finally {
    await closeDb();
  }
}

type Context = Options & { readonly visited: Visited; readonly data: ReadonlyMap<Language, string> };

/** Files of text that hold absolute addresses. */
const isText = /\.(?:xml|txt|json|csv|bib|ris|vcf|ics)$/;

function copied(file: string, found: Found, context: Context): Buffer {
  const { siteUrl, base } = context;
  const replace = replacing(file, found.address, context);
  const absolute = absoluteAddresses(siteUrl, base);
  const text = () => found.bytes.toString();
  if (found.type.startsWith('text/html')) return Buffer.from(pageIn(file, found, context, replace));
  if (file.endsWith('.css')) return Buffer.from(replaceInCss(text(), replace));
  if (file.endsWith('.webmanifest')) return Buffer.from(replaceInManifest(text(), replace));
  if (file === 'robots.txt') return Buffer.from(absolute(withoutServer(text())));
  return isText.test(file) && base !== null ? Buffer.from(absolute(text())) : found.bytes;
}

function pageIn(file: string, found: Found, { siteUrl, base, script, data }: Context, replace: Replace): string {
  const html = found.bytes.toString();
  const isList = / data-live=/.test(html);
  const language = languages.find((each) => file.startsWith(`${each}/`)) ?? 'fr';
  return copiedPage(
    { html, policy: found.policy },
    {
      replace,
      absolute: absoluteAddresses(siteUrl, base),
      script,
      data: isList ? data.get(language) : undefined,
    },
  );
}

/** What stands in the copy for the addresses of one of its files. */
function replacing(file: string, page: string, { siteUrl, base, visited: { found, moved } }: Context): Replace {
  const absolute = absoluteAddresses(siteUrl, base);
  return (address) => {
    if (/^[a-z]+:/i.test(address)) return absolute(address);
    const target = pathOn(siteUrl, address, page);
    if (target === null) return address;
    const place = placeOf(target);
    const there = place && (moved.get(place.file) ?? place.file);
    if (!place || !there || !found.has(there)) return null;
    if (file !== notFoundPage) return linkBetween(file, { ...place, file: there });
    return new URL(base ?? siteUrl).pathname + there + place.after; // it is shown for addresses in any folder
  };
}

/** The element with the facets of the publications in a language; '' while their section is hidden. */
async function listData(language: Language): Promise<string> {
  const site = await readPublicSite(language);
  const section = findPublications(site);
  if (!section) return '';
  const authors = coAuthorsOf(site);
  const keysOf = Map.groupBy(
    Array.from(authors).flatMap(([key, { entries }]) => entries.map((entry) => ({ key, id: entry.item.id }))),
    ({ id }) => id,
  );
  const entries = publicationEntries(section.content).map((entry) => {
    const { text, ...facets } = facetsOf(entry, language);
    const words = [...new Set(text.split(/\s+/))].join(' '); // a search is of words, each once
    return [entry.item.id, { ...facets, text: words, authors: keysOf.get(entry.item.id)?.map(({ key }) => key) ?? [] }];
  });
  const list: ListData = {
    entries: Object.fromEntries(entries),
    authors: Object.fromEntries(Array.from(authors, ([key, { name }]) => [key, name])),
  };
  const json = JSON.stringify(list).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${listDataId}">${json}</script>`;
}
