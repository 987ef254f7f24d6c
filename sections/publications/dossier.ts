/** The publications in a dossier: a group for each class of the chosen scheme, numbered within it. */
import { plainMathematics } from '@/lib/mathematics/parts';
import { readName } from '@/lib/names/read-name';
import { type Nature, natures } from '@/lib/references/work';
import type { Block } from '@/lib/typeset/tree';
import { comingText, type DossierContext, type DossierGroup, type DossierOf } from '../dossier';
import { type Author, authorKey } from './citing/authors';
import { referenceRuns } from './citing/reference-runs';
import { isNatureOrder, type NatureOrder, natureOrders } from './classes/orders';
import { printedClass } from './classes/proposal';
import { type Codes, classParts, codesOf, type Scheme, schemes, unclassed } from './classes/schemes';
import { type PublicationEntry, publicationEntries } from './statistics';
import { dateOf, isPending, natureOf } from './venue';
import { workWords } from './words/works';
import { isYear, stateInYear } from './years';

type Work = { readonly entry: PublicationEntry; readonly code: Codes[Scheme] | undefined };
type Context = DossierContext & { readonly isOfUnit: (author: Author) => boolean };
type Writing = Context & { readonly isShown: (id: string) => boolean; readonly isChosen: boolean };

/** Those that are in no class come last. An entry's id is its publication's. */
export const publicationsDossier: DossierOf<'publications'> = (content, given) => {
  const context = { ...given, isOfUnit: members(given.unit) };
  const { scheme, order } = context;
  const newest = publicationEntries(content);
  const all = order === 'newest' ? newest : newest.toReversed();
  const entries = all.filter(({ item }) => !isPending(item));
  const pending = all.filter(({ item }) => isPending(item)).map((entry): Work => ({ entry, code: undefined }));
  const last = pending.length > 0 ? [groupOf({ id: 'soumis', heading: pendingHeading }, pending, context)] : [];
  if (isNatureOrder(scheme)) return [...byNature(entries, scheme, context), ...last];
  const works = entries.map((entry): Work => ({ entry, code: printedClass(entry.item, scheme) }));
  const headings: Readonly<Record<string, DossierGroup['heading']>> = schemes[scheme];
  const classed = [...codesOf(scheme), undefined].flatMap((code) => {
    const classWorks = works.filter((work) => work.code === code);
    if (classWorks.length === 0) return [];
    const heading = headings[code ?? ''] ?? unclassedHeading(context);
    return [
      groupOf({ id: code ?? 'unclassed', code, heading, ...(!code && { isUnclassed: true }) }, classWorks, context),
    ];
  });
  return [...classed, ...last];
};

const pendingHeading = { fr: workWords.fr.pending, en: workWords.en.pending, ar: workWords.ar.pending };

/** A group for each part of an order by nature. */
const byNature = (entries: readonly PublicationEntry[], scheme: NatureOrder, context: Context): DossierGroup[] =>
  natureOrders[scheme].flatMap(({ id, heading, natures: own }) => {
    const works = entries.filter(({ item }) => own.some((nature) => nature === natureOf(item)));
    return works.length === 0
      ? []
      : [
          groupOf(
            { id, heading },
            works.map((entry) => ({ entry, code: undefined })),
            context,
          ),
        ];
  });

function unclassedHeading({ unclassedTitle: own = '' }: DossierContext): DossierGroup['heading'] {
  const title = own.trim();
  return title ? { fr: title, en: title, ar: title } : unclassed;
}

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

type Group = Pick<DossierGroup, 'id' | 'heading' | 'isUnclassed'> & { readonly code?: string };

function groupOf({ code, ...group }: Group, works: readonly Work[], context: Context): DossierGroup {
  const natures = new Set(works.map(({ entry }) => natureOf(entry.item)));
  const isAsCalled = natures.size === 1 && !natures.has('preface'); // the heading of the class names it
  const parts = code === undefined || isAsCalled ? undefined : classParts[code];
  return {
    ...group,
    entries: works.map(({ entry }) => ({
      id: entry.item.id,
      label: labelOf(entry),
      ...(isYear(entry.item.year)
        ? { years: [entry.year, entry.year] as const }
        : stateInYear(entry.item.year) === undefined && { isUndated: true as const }),
    })),
    write: (isTicked, { isShown, isChosen } = { isShown: isTicked, isChosen: false }) => {
      const ticked = works.filter(({ entry }) => isTicked(entry.item.id));
      const writing = { ...context, isShown, isChosen };
      return parts ? inParts(code, parts, ticked, writing) : numbered(code, ticked, 0, writing);
    },
  };
}

/** Books, chapters and the like apart, with numbers that go on from part to part: each is one of the class. */
function inParts(
  code: string | undefined,
  headings: Readonly<Partial<Record<Nature, DossierGroup['heading']>>>,
  works: readonly Work[],
  writing: Writing,
): readonly Block[] {
  const { lang } = writing;
  const ofNature = Map.groupBy(works, ({ entry }) => natureOf(entry.item));
  let before = 0;
  return natures.flatMap((nature): readonly Block[] => {
    const natureWorks = ofNature.get(nature) ?? [];
    const text = headings[nature]?.[lang] ?? workWords[lang].naturePlurals[nature];
    const blocks = numbered(code, natureWorks, before, writing);
    before += natureWorks.length;
    return blocks.length === 0 ? [] : [{ type: 'heading', level: 2, text }, ...blocks];
  });
}

/** What stands for a code that says nothing, or nothing in the language of the document. */
const readable: Readonly<Record<'fr' | 'abroad', Readonly<Partial<Record<string, string>>>>> = {
  fr: {
    ...{ BOOKREVIEW: 'CR', POSTER: 'AFF', PROCEEDINGS: 'ACTES', ISSUE: 'NUM', PATENT: 'BREVET', OTHER: 'AUTRE' },
    ...{ UNDEFINED: 'PREPUB', REPORT: 'RAPPORT', LECTURE: 'COURS', SOFTWARE: 'LOGICIEL' },
  },
  abroad: { OUV: 'BOOK', COUV: 'CHAP', TRAD: 'TRANS', THESE: 'THESIS', UNDEFINED: 'PREPRINT' },
};

/** The oldest has the first number in either order, so that a number stays when newer works come. */
function numbered(code = '', works: readonly Work[], before: number, writing: Writing): readonly Block[] {
  const { lang, order, isShown, isChosen } = writing;
  const short = readable[lang === 'fr' ? 'fr' : 'abroad'][code] ?? code;
  return works.flatMap(({ entry }, index): readonly Block[] => {
    if (!isShown(entry.item.id)) return [];
    const { award, eventStart, plain, contribution } = entry.item.details ?? {};
    const details = [award, ...(isChosen ? [plain, contribution] : [])].filter((text) => text !== undefined);
    const coming = entry.kind === 'communication' && comingText(dateOf(entry.item) ?? eventStart, writing);
    const number = order === 'newest' ? works.length - index : index + 1;
    return [
      {
        type: 'entry',
        label: `[${short}${before + number}]`,
        text: coming ? [...referenceRuns(entry, writing), { text: ` (${coming})` }] : referenceRuns(entry, writing),
        ...(details.length > 0 && { details }),
      },
    ];
  });
}

/** « Les crues, 2024 ». */
const labelOf = ({ item }: PublicationEntry): string => `${plainMathematics(item.title)}, ${item.year}`;
