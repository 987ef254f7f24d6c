/** The static copy as a ZIP archive, for the owner to upload by hand. */
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { archiveFolder, archiveName } from '@/lib/copy-job';
import { env } from '@/lib/env';
import { diskProblem } from '@/lib/error-codes';
import { dayOf, formatLongDate } from '@/lib/format/dates';
import { commandError } from '@/lib/site/db/client';
import { type Made, makeCopy, type Options } from './copy-site';

type Archive = Pick<Made, 'pages' | 'missing'> & { readonly bytes: number };

/**
 * Visits the site and writes the archive beside the database; `onPack` is called once all pages are read. Throws a
 * `CliError` for what can be fixed, and leaves no archive then.
 */
export async function makeArchive({
  onPack,
  ...visit
}: Omit<Options, 'siteUrl'> & { readonly onPack: () => void }): Promise<Archive> {
  const { SITE_URL, databaseFile } = env();
  const home = path.dirname(databaseFile);
  const [folder, file] = [path.join(home, archiveFolder), path.join(home, archiveName)];
  try {
    for (const old of [folder, file]) fs.rmSync(old, { recursive: true, force: true });
    fs.mkdirSync(folder, { mode: 0o700 });
    const { files, pages, missing } = await makeCopy(folder, { ...visit, siteUrl: SITE_URL });
    onPack();
    const entries = Array.from(files, ([name, content]) => ({ name: `site/${name}`, content }));
    const letter = { name: 'LISEZ-MOI.txt', content: Buffer.from(readMe(visit.base, new Date())) };
    const bytes = await writeZip(path.join(folder, 'zip'), [letter, ...entries.toSorted(byName)], new Date());
    fs.renameSync(path.join(folder, 'zip'), file);
    return { pages, missing, bytes };
  } catch (error) {
    throw diskProblem(error, home, 'la copie n’est pas faite') ?? commandError(error);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

const byName = (a: { readonly name: string }, b: { readonly name: string }) => (a.name < b.name ? -1 : 1);

/** Readable on Windows too: with a byte order mark and CRLF. */
function readMe(base: string | null, at: Date): string {
  const { SITE_URL } = env();
  const address =
    base === null
      ? `Les moteurs de recherche sont renvoyés au site d’origine, ${SITE_URL} : la copie peut être posée à n’importe quelle adresse.`
      : `Elle est faite pour l’adresse ${base}. À une autre, elle marche aussi, mais elle envoie les moteurs de recherche à celle-là.`;
  const lines = [
    'COPIE DU SITE',
    '',
    `Faite le ${formatLongDate(dayOf(at))}. ${address}`,
    '',
    'Pour la mettre en ligne',
    '1. Ouvrez votre espace web (dossier public_html, www ou htdocs) avec FileZilla, WinSCP ou Cyberduck.',
    '2. Déposez-y tout ce que contient le dossier « site », et non le dossier lui-même.',
    '3. Ouvrez l’adresse de la copie dans un navigateur.',
    '',
    'Pour la remplacer par une plus récente : retirez d’abord les fichiers de l’ancienne, puis déposez la nouvelle.',
    'Pour la lire sans réseau : ouvrez site/index.html.',
    '',
    'Rien de l’administration n’y est, ni ce qui est masqué ou sous embargo. Ce qui dépend du jour (embargo, « en cours »,',
    'annonces) vaut pour le jour de la copie.',
    '',
  ];
  return `\uFEFF${lines.join('\r\n')}`;
}

type ZipEntry = {
  /** « / » separates folders. */
  readonly name: string;
  /** Its bytes, or the path of the file that has them. */
  readonly content: string | Uint8Array;
};

/**
 * Writes a ZIP archive, one file at a time; returns its size in bytes. Throws the error of the disk.
 * @param at the date of all entries, in local time
 */
export async function writeZip(file: string, entries: readonly ZipEntry[], at: Date): Promise<number> {
  const zip = new ZipFile();
  const options = { mtime: at, mode: 0o100644, forceDosTimestamp: true };
  const read = new AbortController();
  zip.on('error', (error) => read.abort(error));
  for (const { name, content } of entries)
    if (typeof content === 'string') zip.addFile(content, name, options);
    else zip.addBuffer(Buffer.from(content), name, options);
  zip.end();
  try {
    await pipeline(zip.outputStream, fs.createWriteStream(file, { mode: 0o600 }), { signal: read.signal });
  } catch (error) {
    throw read.signal.aborted ? read.signal.reason : error;
  }
  return fs.statSync(file).size;
}
