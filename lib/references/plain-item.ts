/** A reference in a text as the item that it describes: what its own marks tell, its heading, and the guess of the rest. */
import { dateIn, daysIn } from './dates';
import type { Item } from './item';
import { isDirection, isOfSchool, isWholeBook, type Nature } from './natures';
import { takeAsides } from './plain-asides';
import { halProse } from './plain-hal';
import { type Context, factsFor, noContext } from './plain-headings';
import { namesIn, type Parts, partsOf } from './plain-parts';
import { gap, patternOf } from './plain-patterns';
import { takeBeside } from './plain-people';
import { clean } from './plain-pieces';
import { isSchool } from './plain-places';
import { statusOf } from './states';
import type { Name, OwnerRole } from './work';

/** A decision of a court, which is cited like a work and is no publication. */
const court = patternOf('<decision>', 'u');

/** « 2019 – « Titre » » of a list by years. */
const yearBefore = /^((?:19|20)\d\d)(?:\s?[–—:.-]\s+|\t+|,?\s+(?=[«“"(]))/;

/**
 * The item that a reference describes. Its note has the rest of the text; without a title that is found, the whole text
 * is the title. `unplaced` are pieces that no field is known for. `ownerIs` says that the people named are those beside the one whose list it is, who may be its
 * translator.
 */
export function plainItem(
  reference: string,
  under: Context = noContext,
): { readonly item: Item; readonly ownerIs?: OwnerRole | undefined; readonly unplaced?: readonly string[] } {
  const { natures, year } = under;
  if (court.test(reference)) return { item: { title: reference } };
  const hal = halProse(reference);
  const [leading = '', ofLine = year] = yearBefore.exec(reference) ?? [];
  const {
    text: whole,
    remarks,
    fields,
    item: identified,
    facts: remarked,
    nature: told,
  } = takeAsides(hal?.text ?? reference.slice(leading.length));
  const beside = takeBeside(whole);
  const { text, names } = beside;
  const mayBe = (nature: Nature) => natures.length === 0 || natures.includes(nature);
  const guess: Parts = partsOf(text, hal?.natures ?? (told && mayBe(told) ? [told] : natures), beside);
  const { authors, event } = guess;
  const isCritical = guess.nature === 'livre' && /critique|diplomatique/i.test(fields.edition ?? '');
  const isToCome = guess.dates.some((each) => /^(?:sous-presse|acceptee|a-paraitre)$/.test(statusOf(each) ?? ''));
  const inItsJournal = guess.container !== undefined && isToCome && guess.nature === 'prepublication'; // which took it
  const nature = isCritical ? 'edition-sources' : inItsJournal ? 'article' : guess.nature;
  const people = { names: [...authors, ...namesIn(names)], andOthers: guess.andOthers };
  const otherwise = ofLine ?? fields.granted;
  const all = guess.dates.length === 0 && otherwise !== undefined ? [otherwise] : guess.dates;
  const isTalk = nature === 'communication';
  const { status, ...ofHeading } = factsFor(nature, under);
  const states = all.filter((piece) => statusOf(piece));
  const state = states.find((piece) => statusOf(piece) !== 'prepublication') ?? states[0]; // « preprint, submitted »
  const isUnderWay = /^(?:soumise|en-preparation)$/.test(statusOf(state ?? '') ?? status ?? ''); // which no peer has accepted
  const isCount =
    (nature === 'communication' || nature === 'article') && guess.count?.replace(/\D/g, '') === guess.pages;
  const isOfBody = nature === 'prepublication' && isSchool(guess.container ?? '');
  const isReview = nature === 'compte-rendu'; // the edition and the series are the book's
  const isTranslated = nature !== 'traduction' && guess.originalAuthors !== undefined;
  const makers = people.names.length > 0 ? people : undefined;
  const ofList = (list: readonly Name[] | undefined) => list && { names: list };
  const item: Item = {
    title: clean(guess.title) || text.replaceAll(gap, ' '),
    author: isTranslated ? ofList(guess.originalAuthors) : isDirection(nature) ? undefined : people,
    translator: isTranslated ? makers : undefined,
    editor: isDirection(nature) ? people : guess.editors && { names: guess.editors, andOthers: guess.otherEditors },
    'original-author': isTranslated ? undefined : ofList(guess.originalAuthors),
    'reviewed-author': ofList(guess.reviewedAuthors),
    'reviewed-title': guess.reviewedTitle,
    'container-author': ofList(guess.containerAuthors),
    issued: {
      start: bestOf(
        all.flatMap((piece) => dateIn(piece) ?? []),
        nature,
      ),
      text: state,
    },
    'container-title': isOfBody ? undefined : guess.container,
    'collection-title': isReview ? undefined : (fields.series ?? guess.series),
    'collection-number': fields.seriesNumber ?? guess.seriesNumber,
    volume: guess.volume,
    issue: fields.patent ?? guess.issue,
    page: isCount ? undefined : guess.pages,
    'number-of-pages': isCount ? guess.count : undefined,
    'article-number': guess.articleNumber,
    publisher: isOfBody ? guess.container : guess.publisher,
    'publisher-place': guess.place,
    school: guess.institution ?? (isOfSchool(nature) ? '' : undefined),
    'event-title': event?.name,
    'event-place': event?.place || fields.town || '',
    'event-date': isTalk ? all.flatMap((piece) => daysIn(piece) ?? [])[0] : undefined,
    edition: isReview ? undefined : fields.edition,
    ...identified,
    status: [state === undefined ? status : undefined],
    note: [
      ...guess.notes.filter(isProse),
      isReview && fields.series ? `coll. « ${fields.series} »` : undefined,
      ...(fields.granted === undefined ? [] : all.filter((piece) => /^(?:déposée?|filed)\s/iu.test(piece))),
      ...remarks,
    ],
    custom: {
      ...ofHeading,
      ...(isUnderWay && { peerReviewed: undefined }),
      ...(guess.invited && { invited: true }),
      ...remarked,
      nature,
      halId: fields.halId,
      arxivId: fields.arxivId,
      isOfOwnList: true,
      facts: { volumes: fields.volumes },
    },
  };
  const isOfSource = guess.nature === 'edition-sources' && authors.length > 0 && !guess.isByEditors; // whose author is named
  const unplaced = guess.notes.filter((note) => note !== undefined);
  if (isTranslated) return { item, unplaced, ownerIs: makers === undefined ? 'translators' : undefined };
  return { item, unplaced, ownerIs: isOfSource || (authors.length === 0 && names !== '') ? true : undefined };
}

/** Words that a person can read: no « -2 » and no « c. r. » that a line has left over. */
const isProse = (text = ''): boolean => /\p{L}{3}|\p{L}{2}\.?\s\d|^\d+$/u.test(text) && !/^(?:[-–)]|arXiv$)/.test(text);

/** The first date, or one that says more of it: « (2021)… Lyon, 3 février 2021 »; a book has a year. */
const bestOf = (dates: readonly string[], nature: Nature): string | undefined =>
  dates.find((date) =>
    isWholeBook(nature) ? date.length === 4 : date.length > 4 && date.startsWith(dates[0]?.slice(0, 4) ?? ''),
  ) ?? dates[0];
