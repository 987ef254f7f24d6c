/** What a dossier lacks, shown before and after it is made; none of it is in the document. */
import { formatNumber } from '@/lib/format/french';
import { withoutBlanks } from '@/lib/format/text';
import { plainMathematics } from '@/lib/mathematics/parts';
import { natureName, naturePlural } from '@/lib/references/natures';
import { blocksFromHtml } from '@/lib/typeset/from-html';
import { mapTexts, type TypesetDocument, wordsOf } from '@/lib/typeset/tree';
import { hasSampleName } from '@/sections/profil/sample-fields';
import { fullName } from '@/sections/profil/schema';
import { isNatureOrder } from '@/sections/publications/classes/orders';
import { type Classed, classesFor, classOf, printedClass } from '@/sections/publications/classes/proposal';
import type { Codes, Scheme } from '@/sections/publications/classes/schemes';
import { detectLanguage } from '@/sections/publications/language';
import { type PublicationEntry, publicationEntries } from '@/sections/publications/statistics';
import { isPending, natureOf, venueOf } from '@/sections/publications/venue';
import type { HeadState } from './blocks-of';
import { type Choices, isGroupIn, isWithin, ownWordCount, wordLimit, yearsOf } from './choices';
import { composed } from './document-of';
import { isBelow } from './group-order';
import { contentsOf, type DossierSource, frenchOf, type KeyedGroup, ticks } from './groups';
import { titleIn } from './heads';
import { cvHeads, models } from './models';

/** A work whose class no list can print: it does not follow from the facts, or the owner has not accepted it. */
export type UnclassedWork = {
  readonly id: string;
  readonly title: string;
  /** « Annales de l’Ouest, 2019 ». */
  readonly about: string;
  /** Its journal, book or conference; '' when unknown. */
  readonly venue: string;
  /** « Article de revue : l’audience de la revue n’est pas connue ». */
  readonly reason: string;
  /**
   * A class to accept: the one that follows from its facts, that the owner gave all other works of the same venue, or
   * that is likely.
   */
  readonly code?: string;
  /** The classes that suit its nature. */
  readonly codes: readonly string[];
};

export type DossierChecks = {
  /** Whether the profile still has the sample's name. */
  readonly isUnnamed: boolean;
  readonly unclassed: readonly UnclassedWork[];
  /** Natures whose works are all left out for want of a class: « Articles de revue ». */
  readonly missing: readonly string[];
  readonly undated: readonly string[];
  /** Texts of the document to be translated into its language. */
  readonly untranslated: readonly string[];
  readonly empty: readonly string[];
  /** What is longer than its model allows: « Synthèse…, 9 120 signes sur 9 000 ». */
  readonly tooLong: readonly string[];
};

/** A dossier's document, the groups that it can have, and what it lacks. */
export function checkedDocument(choices: Choices, source: DossierSource) {
  const { document, counted, heads, groups } = composed(choices, source);
  const tickedBy = (variant: Choices): readonly KeyedGroup[] => {
    const isIn = ticks(variant, source.today);
    return groups.map((group) => {
      const ids = isIn(group);
      return { ...group, entries: group.entries.filter(({ id }) => ids.has(id)) };
    });
  };
  const ticked = tickedBy(choices);
  const { profile } = source;
  const checks: DossierChecks = {
    isUnnamed: !choices.isAnonymous && (fullName(profile) === '' || hasSampleName(profile)),
    ...classesOf(choices, source, tickedBy({ ...choices, unclassed: '' })),
    undated: ticked
      .flatMap((group) => group.entries.filter((entry) => entry.isUndated || lacksYear(choices, group, entry.years)))
      .map(({ label }) => label),
    untranslated: untranslatedIn(document, source),
    empty: models[choices.model].heads ? emptyHeads(heads) : emptyParts(choices, source, groups),
    tooLong: longTexts(choices, heads),
  };
  const written = Object.fromEntries(heads.map(({ head, signs }) => [head.id, signs]));
  return { document, counted, groups, checks, written };
}

/** Whether an undated entry is in a period only because it has no year, where others beside it have one. */
const lacksYear = ({ period }: Choices, { hasWorks, entries }: KeyedGroup, years: unknown): boolean =>
  period.is !== 'all' && !hasWorks && !years && entries.some((entry) => entry.years);

function classesOf(
  { scheme: order, unclassed }: Choices,
  source: DossierSource,
  ticked: readonly KeyedGroup[],
): Pick<DossierChecks, 'unclassed' | 'missing'> {
  if (isNatureOrder(order)) return { missing: [], unclassed: [] };
  const scheme = order;
  const content = contentsOf(frenchOf(source).sections).publications ?? {};
  const ids = new Set(ticked.flatMap(({ hasWorks, entries }) => (hasWorks ? entries.map(({ id }) => id) : [])));
  const works = publicationEntries(content).map((entry) => ({ entry, classed: classOf(entry.item, scheme) }));
  const lacksClass = ({ entry }: Work) => printedClass(entry.item, scheme) === undefined;
  const classable = works.filter(({ entry }) => ids.has(entry.item.id) && !isPending(entry.item));
  const ofVenue = Map.groupBy(works, ({ entry }) => venueOf(entry.item));
  const natures = [...Map.groupBy(classable, ({ entry }) => natureOf(entry.item))];
  const left = unclassed === null ? natures.filter(([, works]) => works.every(lacksClass)) : [];
  return {
    missing: left.map(([nature]) => naturePlural(nature)),
    unclassed: classable.filter(lacksClass).map(({ entry, classed }) => ({
      ...unclassedWork(entry, classed, ofVenue.get(venueOf(entry.item)) ?? []),
      codes: classesFor(entry.item, scheme),
    })),
  };
}

type Work = { readonly entry: PublicationEntry; readonly classed: Classed<Codes[Scheme]> };

function unclassedWork(
  { item }: PublicationEntry,
  { code: told, reason, lacksAudience }: Work['classed'],
  beside: readonly Work[],
): Omit<UnclassedWork, 'codes'> {
  const [nature, venue] = [natureOf(item), venueOf(item)];
  const venueCodes = new Set(
    beside.flatMap(({ entry, classed: { code, isChosen } }) =>
      venue && code && isChosen && natureOf(entry.item) === nature ? [code] : [],
    ),
  );
  const isEnglish = (item.details?.language ?? detectLanguage(item.title)) === 'en';
  const isLikely = venueCodes.size === 0 && lacksAudience && isEnglish; // in French, a journal may be of either class
  const [code] = isLikely ? ['ACL' as const] : venueCodes.size === 1 ? venueCodes : [];
  const guess =
    told === undefined &&
    code &&
    (isLikely ? 'proposée d’après sa langue' : `comme d’autres de «\u00a0${venue}\u00a0»`);
  return {
    id: item.id,
    title: plainMathematics(item.title),
    about: [venue, item.year].filter(Boolean).join(', '),
    venue,
    reason: [`${natureName(nature)}\u00a0: ${reason}`, ...(guess ? [guess] : [])].join('\u202f; '),
    ...((told ?? code) && { code: told ?? code }),
  };
}

/** Texts to be translated that are in the document, as far as it shows them; each once, however it is written there. */
function untranslatedIn(document: TypesetDocument, { translation }: DossierSource): string[] {
  if (!translation?.asked) return [];
  const texts: string[] = [];
  mapTexts({ ...document, title: '' }, (text) => {
    texts.push(text);
    return text;
  });
  const documentWords = bareWords(texts.join('\n'));
  const begin = (text: string): string => {
    const [first] = text.trimStart().startsWith('<') ? blocksFromHtml(text) : [];
    const words = first
      ? 'text' in first
        ? wordsOf(first.text)
        : first.type === 'list'
          ? wordsOf(first.items[0] ?? '')
          : ''
      : text;
    return plain(words.split('\n')[0] ?? '');
  };
  const byWords = new Map([...translation.asked].map(begin).map((text) => [bareWords(text), text]));
  return [...byWords].flatMap(([words, text]) => (/\p{L}/u.test(words) && documentWords.includes(words) ? [text] : []));
}

/** Whole words alone: a role is decapitalised within a line, quotation marks are those of the document's language. */
const bareWords = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ')} `;

const plain = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Prescribed headings that are empty and not optional. */
const emptyHeads = (heads: readonly HeadState[]): string[] =>
  heads
    .filter(({ head, isEmpty }) => isEmpty && !head.heads && !head.isOptional)
    .map(({ head }) => titleIn(head.title, 'fr').text);

function longTexts(choices: Choices, heads: readonly HeadState[]): string[] {
  const { texts } = choices;
  const longHeads = heads.flatMap(({ head: { id, title, maxCharacters: most }, signs }) => {
    const all = signs + withoutBlanks(texts[id] ?? '');
    return most !== undefined && all > most
      ? [`${titleIn(title, 'fr').text}, ${formatNumber(all)} signes sur ${formatNumber(most)}, sans les blancs`]
      : [];
  });
  const limit = wordLimit(choices);
  const words = ownWordCount(choices);
  return limit !== null && words > limit
    ? [...longHeads, `${formatNumber(words)} mots sur ${formatNumber(limit)}`]
    : longHeads;
}

/** Parts of a CV for which the site has nothing, or nothing in the period; what the owner unticked is a choice. */
function emptyParts(choices: Choices, source: DossierSource, groups: readonly KeyedGroup[]): string[] {
  const { groups: modelGroups, hasSelected } = models[choices.model];
  const years = yearsOf(choices.period, source.today);
  const isWanted = (prefix: string) =>
    modelGroups === null ||
    (hasSelected && prefix === 'publications') ||
    modelGroups.some((each) => isBelow(prefix, each));
  const { fonction, grade, affiliation, email } = frenchOf(source).profile;
  const about = choices.isAnonymous
    ? []
    : [!fonction.trim() && !grade.trim() && 'Fonction', !affiliation.trim() && 'Affiliation', !email.trim() && 'Email'];
  const empty = cvHeads.map(({ name, groups: prefixes }) => {
    const headGroups = groups.filter(({ key }) => prefixes.some((prefix) => isBelow(key, prefix)));
    const isLeft = headGroups.length > 0 && headGroups.every(({ key }) => !isGroupIn(choices, key));
    const isFilled = headGroups.some(({ entries }) => entries.some((entry) => isWithin(entry.years, years)));
    return prefixes.some(isWanted) && !isLeft && !isFilled && name;
  });
  return [...about, ...empty].filter((name) => name !== false);
}
