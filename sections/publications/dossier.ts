/** The publications in a dossier: a group for each class of the chosen scheme, numbered within it. */
import { plainMathematics } from '@/lib/mathematics/parts';
import { readName } from '@/lib/names/read-name';
import type { DossierContext, DossierGroup, DossierOf } from '../dossier';
import type { Author } from './citing/authors';
import { authorKey } from './citing/authors';
import { referenceRuns } from './citing/reference-runs';
import { type Classed, classOf } from './classes/proposal';
import { type Codes, codesOf, type Scheme, schemes, unclassed } from './classes/schemes';
import { type PublicationEntry, publicationEntries } from './statistics';
import { isYear } from './years';

type Work = { readonly entry: PublicationEntry; readonly classed: Classed<Codes[Scheme]> };

/** Those that the facts do not class come last. An entry's id is its publication's. */
export const publicationsDossier: DossierOf<'publications'> = (content, given) => {
  const context = { ...given, isOfUnit: members(given.unit) };
  const { scheme, order } = context;
  const newest = publicationEntries(content);
  const works = (order === 'newest' ? newest : newest.toReversed()).map(
    (entry): Work => ({ entry, classed: classOf(entry.item, scheme) }),
  );
  const headings: Readonly<Record<string, DossierGroup['heading']>> = schemes[scheme];
  return [...codesOf(scheme), undefined].flatMap((code) => {
    const own = works.filter(({ classed }) => classed.code === code);
    return own.length === 0 ? [] : [groupOf(code, headings[code ?? ''] ?? unclassed, own, context)];
  });
};

/** Whether an author is one of these names, told by surname and first initial. */
function members(names: readonly string[] = []): (author: Author) => boolean {
  const keys = new Set(
    names.flatMap((typed) => {
      const name = readName(typed.trim(), { isTyped: true });
      return name && 'family' in name ? [authorKey(name)] : [];
    }),
  );
  return (author) => keys.has(authorKey(author));
}

/** The oldest has number 1 in either order, so that a number stays when newer works come. */
function groupOf(
  code: string | undefined,
  heading: DossierGroup['heading'],
  works: readonly Work[],
  context: DossierContext & { readonly isOfUnit: (author: Author) => boolean },
): DossierGroup {
  return {
    id: code ?? 'unclassed',
    heading,
    entries: works.map(({ entry, classed }) => ({
      id: entry.item.id,
      label: labelOf(entry, context.scheme === 'aeres' && code !== undefined && !classed.isChosen),
      ...(isYear(entry.item.year) && { years: [entry.year, entry.year] as const }),
    })),
    write: (isTicked) => {
      const ticked = works.filter(({ entry }) => isTicked(entry.item.id));
      return ticked.map(({ entry }, index) => {
        const { award } = entry.item.details ?? {};
        return {
          type: 'entry',
          label: `[${code ?? ''}${context.order === 'newest' ? ticked.length - index : index + 1}]`,
          text: referenceRuns(entry, context),
          ...(award && { details: [award] }),
        };
      });
    },
  };
}

/** « Les crues, 2024 (classe proposée) ». */
const labelOf = ({ item }: PublicationEntry, isProposed: boolean): string =>
  `${plainMathematics(item.title)}, ${item.year}${isProposed ? ' (classe proposée)' : ''}`;
