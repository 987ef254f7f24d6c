/** Writes a static copy of the public site: for scripts/export.ts, and for the running site (copy-job.ts). */
import fs from 'node:fs';
import path from 'node:path';
import { CliError } from '@/lib/cli-error.mjs';
import { diskProblem, errorCode, isDenied } from '@/lib/error-codes';
import { type Language, languages } from '@/lib/languages';
import { closeDb, commandError } from '@/lib/site/db/client';
import { readPublicSite } from '@/lib/site/db/public';
import { coAuthorsOf } from '@/sections/publications/co-authors';
import { type ListData, listDataId } from '@/sections/publications/facets';
import { facetsOf } from '@/sections/publications/filter';
import { findPublications, publicationEntries } from '@/sections/publications/statistics';
import { makeFolder, type Outcome, readFolder, unfinishedName, writeFolder } from './folder';
import { copiedPage, type Replace, replaceInCss, replaceInManifest } from './page';
import { absoluteUrls, linkBetween, placeOf, withoutServer } from './place';
import { type Found, type Missing, notFoundPage, pathOn, type Visited, visitSite } from './visit';

export type Options = {
  /** The running site's origin. */
  readonly origin: string;
  readonly siteUrl: string;
  /** The copy's base URL, ending in « / »; null where the site stays the original. */
  readonly base: string | null;
  /** Most URLs requested at once. */
  readonly together: number;
  /** Whether to pause after each response for as long as it took. */
  readonly rests?: boolean;
  /** Called with the numbers of URLs read and known so far. */
  readonly onProgress?: (read: number, known: number) => void;
};

/** A copy whose files are not in place yet. */
export type Made = {
  /** By name, the file with its bytes. */
  readonly files: ReadonlyMap<string, string>;
  readonly pages: number;
  readonly missing: readonly Missing[];
};
export type Copied = Outcome & Omit<Made, 'files'>;

/** Throws a `CliError` for a folder that is neither empty nor a copy, or that cannot be created or written. */
export function checkFolder(folder: string): void {
  readFolder(folder);
  try {
    makeFolder(folder);
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
  } catch (error) {
    throw new CliError(
      `Le dossier ${folder} ne peut pas être écrit (${errorCode(error)}) : créez-le, et donnez-le à l’utilisateur qui lance cette commande (chown).`,
    );
  }
}

/**
 * Visits the site and writes the copy into a folder, given by its absolute path. Throws a `CliError` for what the owner
 * can fix, and leaves the previous copy as it was.
 */
export async function copySite(folder: string, options: Options): Promise<Copied> {
  checkFolder(folder);
  const workFolder = path.join(folder, unfinishedName);
  try {
    fs.rmSync(workFolder, { recursive: true, force: true }); // left by a killed copy
    fs.mkdirSync(workFolder); // not `recursive`, which accepts a link to a folder
    const { files, pages, missing } = await makeCopy(workFolder, options);
    return { ...writeFolder(folder, files), pages, missing };
  } catch (error) {
    if (isDenied(error))
      throw new CliError(
        `Le dossier ${folder} n’accepte pas d’écriture (${errorCode(error)}) : la copie n’y est pas à jour. Le site, lui, n’a rien perdu.`,
      );
    throw diskProblem(error, folder, 'la copie n’est pas faite') ?? commandError(error);
  } finally {
    fs.rmSync(workFolder, { recursive: true, force: true });
    await closeDb();
  }
}

/** Visits the site; the copy's files are made in `workFolder`, an empty folder, with one at a time in memory. */
export async function makeCopy(workFolder: string, options: Options): Promise<Made> {
  const visited = await visitSite(options.origin, { ...options, workFolder });
  const data = new Map<Language, string>();
  for (const language of languages) data.set(language, await listData(language));
  const script = fs.readFileSync(path.resolve('.next/copie/page.js'), 'utf8').trim(); // scripts/lib/page-script.ts
  const context = { ...options, visited, data, script };
  for (const [file, found] of visited.found) {
    const bytes = copiedText(file, found, context);
    if (bytes) fs.writeFileSync(found.bodyFile, bytes);
  }
  const names = Array.from(visited.found.keys());
  return {
    files: new Map(Array.from(visited.found, ([file, { bodyFile }]) => [file, bodyFile])),
    pages: names.filter((file) => file.endsWith('.html') && file !== notFoundPage).length,
    missing: visited.missing,
  };
}

type Context = Options & {
  readonly visited: Visited;
  readonly data: ReadonlyMap<Language, string>;
  /** Text of the script of the copy's pages. */
  readonly script: string;
};

/** Text files that contain absolute URLs. */
const isText = /\.(?:xml|txt|json|csv|bib|ris|vcf|ics)$/;

/** A file's text in the copy; null where it is as the site sends it. */
function copiedText(file: string, found: Found, context: Context): string | null {
  const { siteUrl, base } = context;
  const replace = replacing(file, found.url, context);
  const absolute = absoluteUrls(siteUrl, base);
  const text = () => fs.readFileSync(found.bodyFile, 'utf8');
  if (found.type.startsWith('text/html')) return pageIn(file, found, context, replace);
  if (file.endsWith('.css')) return replaceInCss(text(), replace);
  if (file.endsWith('.webmanifest')) return replaceInManifest(text(), replace);
  if (file === 'robots.txt') return absolute(withoutServer(text()));
  return isText.test(file) && base !== null ? absolute(text()) : null;
}

function pageIn(file: string, found: Found, { siteUrl, base, script, data }: Context, replace: Replace): string {
  const html = fs.readFileSync(found.bodyFile, 'utf8');
  const isList = / data-live=/.test(html);
  const language = languages.find((each) => file.startsWith(`${each}/`)) ?? 'fr';
  return copiedPage(
    { html, policy: found.policy },
    {
      replace,
      absolute: absoluteUrls(siteUrl, base),
      script,
      data: isList ? data.get(language) : undefined,
    },
  );
}

/** How the URLs in one file of the copy are replaced. */
function replacing(file: string, page: string, { siteUrl, base, visited: { found, moved } }: Context): Replace {
  const absolute = absoluteUrls(siteUrl, base);
  return (url) => {
    if (/^[a-z]+:/i.test(url)) return absolute(url);
    const target = pathOn(siteUrl, url, page);
    if (target === null) return url;
    const place = placeOf(target);
    const targetFile = place && (moved.get(place.file) ?? place.file);
    if (!place || !targetFile || !found.has(targetFile)) return null;
    if (file !== notFoundPage) return linkBetween(file, { ...place, file: targetFile });
    return new URL(base ?? siteUrl).pathname + targetFile + place.after; // the URL shown must work from any folder
  };
}

/** The element with the publications' facets in a language; '' while their section is hidden. */
async function listData(language: Language): Promise<string> {
  const site = await readPublicSite(language);
  const section = findPublications(site);
  if (!section) return '';
  const authors = await coAuthorsOf(site);
  const keysOf = Map.groupBy(
    Array.from(authors).flatMap(([key, { entries }]) => entries.map((entry) => ({ key, id: entry.item.id }))),
    ({ id }) => id,
  );
  const entries = publicationEntries(section.content).map((entry) => {
    const { text, ...facets } = facetsOf(entry, language);
    const words = [...new Set(text.split(/\s+/))].join(' '); // a search is a set of words
    return [entry.item.id, { ...facets, text: words, authors: keysOf.get(entry.item.id)?.map(({ key }) => key) ?? [] }];
  });
  const list: ListData = {
    entries: Object.fromEntries(entries),
    authors: Object.fromEntries(Array.from(authors, ([key, { name }]) => [key, name])),
  };
  const json = JSON.stringify(list).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${listDataId}">${json}</script>`;
}
