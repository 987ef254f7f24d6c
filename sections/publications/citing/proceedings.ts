/**
 * Whether a communication was printed: in a list of publications, papers in proceedings and talks have the same nature.
 */
import type { Pages } from './pages';
import type { Reference } from './reference';

/** The fields of a work that decide this. */
type Printing = Partial<
  Pick<Reference, 'note' | 'publisher' | 'series' | 'volume' | 'articleNumber' | 'isbn' | 'issn' | 'doi'>
> &
  Pick<Reference, 'nature' | 'container'> & { readonly pages?: Pages; readonly editors?: { readonly length: number } };

/** Whether a communication was not printed. */
export const isUnprinted = (reference: Printing): boolean =>
  reference.nature === 'communication' && !isPrinted(reference);

/**
 * Its proceedings have a typical name, an import noted them beside the conference's name (lib/references/note.ts), or
 * it has fields that only a printed paper has.
 */
function isPrinted({ container, note = '', doi, editors, ...more }: Printing): boolean {
  const { pages, publisher, series, volume, articleNumber, isbn, issn } = more;
  return (
    Boolean(pages ?? publisher ?? series ?? volume ?? articleNumber ?? isbn ?? issn) ||
    (editors?.length ?? 0) > 0 ||
    (doi !== undefined && !repositoryDois.test(doi)) ||
    names.some((name) => name.test(container)) ||
    noted.test(note)
  );
}

/** « Proc. of MSR », « Actes du colloque », but not a conference on « Actes de langage ». */
const names: readonly RegExp[] = [
  /(?<!\p{L})proc(?:s|eedings?)?(?!\p{L})/iu,
  /^actes (?:d[’']|(?:de|des|du)(?!\p{L})(?! (?:langage|parole)))/iu,
  /^(?:atti|actas|anais) d/iu,
  /(?<!\p{L})(?:lecture notes|tagungsband|konferenzband)(?!\p{L})/iu,
];
const noted = /(?:^|[.!?…] )Actes «/u;

/**
 * DOI prefixes of Zenodo, figshare, F1000, OSF, ResearchGate, Nakala, SSRN, ScienceOpen and arXiv, where slides and
 * posters are deposited too.
 */
const repositoryDois = /^10\.(?:5281|6084|7490|17605|13140|34847|2139|14293|48550)\//;
