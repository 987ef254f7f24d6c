/**
 * Reads the table of works that this site writes for spreadsheets (sections/publications/citing/csv.ts), with
 * its columns in any order; a column of another name is not read.
 */
import { fold } from '@/lib/format/fold';
import { readName } from '@/lib/names/read-name';
import { isOthers } from '@/lib/names/words';
import { csvRows } from './csv-rows';
import { dateIn } from './dates';
import type { Draft } from './draft';
import { type OnProgress, readEach } from './read-each';
import { statusOf } from './states';
import { type RawEntry, readTagged, type Tags } from './tagged-entry';
import { type Entry, isBookPart, isInJournal, isInVolume, type Name, type Nature } from './work';

/** Whether a text begins with the headings of such a table. */
export function isOwnTable(text: string): boolean {
  const heads = csvRows(text.trimStart().slice(0, 2000).split('\n', 1)[0] ?? '')[0]?.cells.map(fold) ?? [];
  return ['nature', 'auteurs', 'titre', 'annee', 'publie dans'].every((head) => heads.includes(head));
}

/** The entries in their order; null when there are more than `max`. */
export function readCsv(text: string, max: number, onProgress?: OnProgress): Entry[] | null {
  const [heads, ...rows] = csvRows(text.trimStart());
  if (rows.length > max) return null;
  const names = heads?.cells.map(fold) ?? [];
  const raw = rows.map(({ line, cells }): RawEntry => {
    const given = names.flatMap((name, index): [string, string[]][] => (cells[index] ? [[name, [cells[index]]]] : []));
    return { line, lines: [cells.join(' ; ')], tags: new Map(given) };
  });
  return readEach(raw, (entry) => readTagged(entry, entry.tags.get('identifiant')?.[0], draftOf), onProgress);
}

function draftOf(tags: Tags): Draft {
  const get = (heading: string) => tags.get(fold(heading))?.[0];
  const nature = natures.get(fold(get('Nature') ?? '')) ?? 'autre';
  const isTalk = nature === 'communication';
  const [venue, body, authors] = [get('Publié dans'), get('Organisme'), get('Auteurs') ?? ''];
  const isOfSchool = nature === 'these' || nature === 'hdr' || nature === 'memoire' || nature === 'rapport';
  const isHosted = isInJournal(nature) || isBookPart(nature) || (isOfSchool && body !== undefined);
  return {
    nature,
    title: get('Titre') ?? '',
    authors: namesIn(authors),
    andOthers: piecesOf(authors).some(isOthers) || undefined,
    editors: namesIn(get('Sous la direction de') ?? ''),
    translators: namesIn(get('Traduit par') ?? ''),
    reviewedTitle: get('Compte rendu de'),
    reviewedAuthors: namesIn(get('Auteur recensé') ?? ''),
    originalTitle: get('Titre original'),
    originalAuthors: namesIn(get('Auteur traduit') ?? ''),
    containerAuthors: namesIn(get('Auteur du livre') ?? ''),
    date: dateIn(get('Date') ?? '') ?? dateIn(get('Année') ?? ''),
    dateText: get('Année'),
    container: isHosted ? venue : undefined,
    series: isInVolume(nature) ? get('Collection') : isHosted || isOfSchool ? undefined : venue,
    seriesNumber: get('Numéro dans la collection'),
    event: isTalk ? { name: venue } : undefined,
    institution: isOfSchool ? (body ?? venue) : body,
    edition: get('Édition'),
    volume: get('Volume'),
    issue: get('Numéro'),
    pages: get('Pages'),
    articleNumber: get('Numéro d’article'),
    publisher: get('Éditeur'),
    place: get('Lieu'),
    doi: get('DOI'),
    halId: get('HAL'),
    arxivId: get('arXiv'),
    isbn: get('ISBN'),
    issn: get('ISSN'),
    urls: [get('Lien')],
    language: get('Langue'),
    status: statusOf(get('État') ?? ''),
  };
}

const piecesOf = (cell: string): string[] => cell.split(';').flatMap((name) => name.trim() || []);

/** « Nom, Prénom »; what has no comma is the name of a body, or a person's only one. */
const namesIn = (cell: string): Name[] =>
  piecesOf(cell).flatMap((name) =>
    isOthers(name) ? [] : name.includes(',') ? (readName(name) ?? []) : { literal: name },
  );

/** By what the site calls them (sections/publications/natures.ts). */
const natures: ReadonlyMap<string, Nature> = new Map(
  (
    [
      ['Article de revue', 'article'],
      ['Communication', 'communication'],
      ['Ouvrage', 'livre'],
      ['Direction d’ouvrage', 'direction'],
      ['Numéro de revue', 'numero-revue'],
      ['Édition de sources', 'edition-sources'],
      ['Traduction', 'traduction'],
      ['Chapitre d’ouvrage', 'chapitre'],
      ['Préface', 'preface'],
      ['Notice', 'notice'],
      ['Compte rendu', 'compte-rendu'],
      ['Note d’arrêt', 'note-arret'],
      ['Thèse', 'these'],
      ['Habilitation à diriger des recherches', 'hdr'],
      ['Mémoire', 'memoire'],
      ['Rapport', 'rapport'],
      ['Prépublication', 'prepublication'],
      ['Logiciel', 'logiciel'],
      ['Jeu de données', 'donnees'],
      ['Brevet', 'brevet'],
      ['Intervention dans les médias', 'media'],
    ] as const
  ).map(([label, nature]) => [fold(label), nature]),
);
