/**
 * Guesses the fields of a reference in a text, by the marks that most styles have in common (a title in quotes, a year,
 * « dans », « p. », a DOI) and by the heading that it stands under.
 */
import { listed, ofName } from '@/lib/format/french';
import { nameText } from '@/lib/names/name';
import { readNames, saysOthers } from '@/lib/names/read-names';
import { dateIn, daysIn } from './dates';
import type { Item } from './item';
import { gap, takeAsides } from './plain-asides';
import { halProse } from './plain-hal';
import { type Context, factsFor, noContext } from './plain-headings';
import { decisionIn, type Kind, kindOfLine, kindOfTitle, noteOfDecision, reviewsIn, wordOfNote } from './plain-kinds';
import { numbersIn } from './plain-numbers';
import { takeBeside } from './plain-people';
import { clean } from './plain-pieces';
import { type Head, headOf, titledHead } from './plain-title';
import { venueOf } from './plain-venue';
import { statusOf } from './states';
import { isDirection, isWholeBook, type Name, type Nature, type Work } from './work';

/** A decision of a court, which is cited like a work and is no publication. */
const court =
  /^(?:Cass|CE|Cons|CJUE|CJCE|CEDH|CA|CAA|TA|TGI|TJ)[.,]?\s(?:(?:civ|com|crim|soc|ass|ch|const|plén|req|d’État)\b|\d)/u;

/** « 2019 – « Titre » » of a list by years. */
const yearBefore = /^((?:19|20)\d\d)(?:\s?[–—:.-]\s+|\t+|,?\s+(?=[«“"(]))/;

/**
 * The item that a reference describes. Its note has the rest of the text; without a title that is found, the whole text
 * is the title. `isOfOwner` says that the people named are those beside the one whose list it is.
 */
export function plainItem(
  given: string,
  { natures, facts, year }: Context = noContext,
): { readonly item: Item; readonly isOfOwner: boolean } {
  const reference = noteOfDecision(given, natures.includes('note-arret')) ?? given;
  if (court.test(reference)) return { item: { title: reference }, isOfOwner: false };
  const hal = halProse(reference);
  const [leading = '', ofLine = year] = yearBefore.exec(reference) ?? [];
  const {
    text: whole,
    volumes,
    remarks,
    fields,
    facts: remarked,
    nature: told,
    isAbstract,
  } = takeAsides(hal?.text ?? reference.slice(leading.length));
  const { text, names, areEditors } = takeBeside(whole);
  const mayBeTalk = natures.length === 0 || natures.includes('communication');
  const inJournal = isAbstract && mayBeTalk ? partsOf(text, ['article'], areEditors) : undefined;
  const isPrinted = inJournal?.volume !== undefined; // the abstract of a talk in a journal
  const guess: Parts = isPrinted
    ? { ...inJournal, nature: 'communication' }
    : partsOf(text, hal?.natures ?? (natures.length > 0 || told === undefined ? natures : [told]), areEditors);
  const { authors, dates, event } = guess;
  const isCritical = guess.nature === 'livre' && /critique|diplomatique/i.test(fields.edition ?? '');
  const nature = isCritical ? 'edition-sources' : guess.nature;
  const people = { names: [...authors, ...namesIn(names)], andOthers: guess.andOthers };
  const all = [...dates, ...(dates.length === 0 && ofLine !== undefined ? [ofLine] : [])];
  const isTalk = nature === 'communication' && !isPrinted;
  const { status, ...ofHeading } = factsFor(nature, facts);
  const state = all.find((piece) => statusOf(piece));
  const ofList = (list: readonly Name[] | undefined) => list && { names: list };
  const item: Item = {
    title: clean(guess.title) || text.replaceAll(gap, ' '),
    author: isDirection(nature) ? undefined : people,
    editor: isDirection(nature) ? people : ofList(guess.editors),
    'original-author': ofList(guess.originalAuthors),
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
    'container-title': guess.container,
    'collection-title': fields.series ?? guess.series,
    'collection-number': fields.seriesNumber,
    volume: guess.volume,
    issue: guess.issue,
    page: guess.pages,
    'article-number': guess.articleNumber,
    publisher: guess.publisher,
    'publisher-place': guess.place,
    school: guess.institution ?? '',
    'event-title': event?.name,
    'event-place': event?.place ?? '',
    'event-date': isTalk ? all.flatMap((piece) => daysIn(piece) ?? [])[0] : undefined,
    edition: nature === 'compte-rendu' ? undefined : fields.edition, // of the book
    DOI: fields.doi,
    PMID: fields.pmid,
    PMCID: fields.pmcid,
    ISBN: [fields.isbn],
    URL: [fields.url],
    status: [state === undefined ? status : undefined],
    note: [...guess.notes, ...remarks],
    custom: {
      ...ofHeading,
      ...(isPrinted && { proceedings: undefined }),
      ...(guess.invited && { invited: true }),
      ...remarked,
      nature,
      halId: fields.halId,
      arxivId: fields.arxivId,
      isOfOwnList: true,
      facts: { volumes },
    },
  };
  const isOfSource = guess.nature === 'edition-sources' && authors.length > 0 && !guess.isByEditors; // whose author is named
  return { item, isOfOwner: isOfSource || (authors.length === 0 && names !== '') };
}

/** The first date, or one that says more of it: « (2021)… Lyon, 3 février 2021 »; a book has a year. */
const bestOf = (dates: readonly string[], nature: Nature): string | undefined =>
  dates.find((date) =>
    isWholeBook(nature) ? date.length === 4 : date.length > 4 && date.startsWith(dates[0]?.slice(0, 4) ?? ''),
  ) ?? dates[0];

type Parts = Work & {
  readonly dates: readonly string[];
  readonly notes: readonly (string | undefined)[];
  /** Those who are named first edited the work. */
  readonly isByEditors?: boolean;
};

/** What a line says, after what its own marks identify anywhere in it. */
function partsOf(text: string, natures: readonly Nature[], areTheyEditors: boolean): Parts {
  const kind = kindOfLine(text);
  const head: Head = kind ? titledHead({ authors: '', rest: kind.rest, isOfSentences: false }) : headOf(text);
  const stated = kind ?? (head.title === undefined ? kindOfLine(head.rest) : undefined);
  const about = stated?.nature ?? (natures[0] !== undefined && natures.length === 1 ? natures[0] : undefined);
  if (stated && ofAnother.has(stated.nature)) return partsOfAnother(stated, head);
  if (!stated && head.title === undefined && about !== undefined && ofAnother.has(about))
    return partsOfAnother({ nature: about, words: '', rest: text }, { ...head, authors: '' });
  // « Édition critique de Jean Perrault, Livre de raison », not « des Mémoires de Jean Perrault »
  const isOfSource =
    stated?.nature === 'edition-sources' && /\s(?:de\s|d[’'])$/.test(text.slice(0, -stated.rest.length));
  const ownHead = isOfSource
    ? { ...headOf(stated.rest), areEditors: false }
    : stated && !kind
      ? titledHead({ ...head, rest: stated.rest })
      : withAuthorsBehind(head);
  const { title: quoted, year, isOfSentences } = ownHead;
  const [noted = '', note = ''] = quoted === undefined ? [] : (/^“([^”]+)”[\s,.]*/u.exec(ownHead.rest) ?? []);
  const [rest = '', ...elsewhere] = reviewsIn(ownHead.rest.slice(noted.length), note || quoted || text);
  const areEditors = areTheyEditors || ownHead.areEditors === true;
  const { numbers, dates, left, ...counts } = numbersIn(rest);
  const found = { quoted, isOfSentences, areEditors, numbers, ...counts };
  const subject = quoted === undefined ? undefined : subjectIn((note || quoted).replaceAll(gap, ''));
  const nature = stated?.nature ?? subject?.nature;
  const venue = venueOf(left, found, nature === undefined ? natures : [nature]);
  // « JCP G 2017, 842 »: this weekly numbers its articles, and « p. » is before a page
  const isOfArticle =
    /^(?:JCP|(?:la )?semaine juridique)(?!\p{L})/iu.test(venue.fields.container ?? '') &&
    /^\d+$/.test(numbers.pages ?? '') &&
    !/\bp(?:p|ages?)?\.?\s?\d/i.test(rest);
  return {
    ...numbers,
    ...(isOfArticle && { pages: undefined, articleNumber: numbers.pages }),
    ...venue.fields,
    ...subject,
    ...(stated?.institution !== undefined && { institution: stated.institution }),
    nature: nature ?? venue.nature,
    title: venue.title,
    authors: namesIn(ownHead.authors),
    andOthers: saysOthers(namesOnly(ownHead.authors)) || undefined,
    editors: namesIn(venue.editors ?? ''),
    dates: [year, ...dates].filter((date) => date !== undefined),
    notes: [wordOfNote(note), ...venue.notes, ...elsewhere],
    isByEditors: areEditors,
  };
}

/** « “Title”, S. Ribot, K. Arai, Org. Lett. 2018 »: the authors that stand behind a title in quotes. */
function withAuthorsBehind(head: Head): Head {
  if (head.title === undefined || head.authors !== '') return head;
  const [names] =
    /^(?:(?:\p{Lu}\.[-\s]?)+\p{Lu}[\p{L}'’-]+(?:,\s|,?\s(?:et|and|&)\s)(?!in\s|dans\s))+(?=\p{Lu})/u.exec(head.rest) ??
    [];
  return names === undefined ? head : { ...head, authors: names, rest: head.rest.slice(names.length) };
}

/** What a title in quotes says of itself: « Compte rendu de Marc Lenoir, Le miasme », « note sous Cass. civ. 1re… ». */
function subjectIn(title: string): Pick<Work, 'nature' | 'reviewedAuthors' | 'reviewedTitle'> | undefined {
  const { nature, rest } = kindOfLine(title) ?? { nature: kindOfTitle(title), rest: '' };
  if (nature === 'note-arret') return { nature, reviewedTitle: decisionIn(title) };
  if (nature !== 'compte-rendu') return nature === 'preface' ? { nature } : undefined;
  const { authors, title: book } = partsOf(rest, ['livre'], false);
  return { nature, reviewedAuthors: authors, reviewedTitle: clean(book) };
}

/** Works that are about the work of another, or make it anew. */
const ofAnother: ReadonlySet<Nature> = new Set(['compte-rendu', 'preface', 'traduction']);

/** A review, a preface or a translation: what follows is the work of another, and where this one appeared. */
function partsOfAnother({ nature, words, rest }: Kind, { authors, year: stated }: Head): Parts {
  const credits = { authors: namesIn(authors), nature };
  if (nature === 'compte-rendu') {
    const [book, journal] = reviewedIn(rest);
    const { title, authors: reviewedAuthors, place, publisher, dates: years } = partsOf(book, [], false);
    const house = [place, publisher, ...years].filter(Boolean).join(', ');
    const isEnglish = /review/i.test(words);
    const { dates, notes, ...where } = partsOf(journal, ['article'], false);
    const reviewedTitle = clean(title);
    const about = [listed(reviewedAuthors.map(nameText)), reviewedTitle].filter(Boolean).join(', ');
    return {
      ...where,
      ...credits,
      title: isEnglish ? `Review of ${about}` : `Compte rendu ${ofName(about)}`,
      reviewedAuthors,
      reviewedTitle,
      dates: [stated, ...dates].filter((date) => date !== undefined),
      notes: [...(house ? [`${isEnglish ? 'Book' : 'Ouvrage\u00a0'}: ${house}`] : []), ...notes],
    };
  }
  const { authors: others, andOthers: _, ...book } = partsOf(rest, ['livre'], false);
  return nature === 'preface'
    ? {
        ...book,
        ...credits,
        title: words || 'Préface',
        container: clean(book.title).replace(/(?<=\p{Ll}{3})\.$/u, ''),
        [book.isByEditors ? 'editors' : 'containerAuthors']: others,
        isByEditors: false,
      }
    : { ...book, ...credits, originalAuthors: others };
}

const year = String.raw`(?<!\d)(?:1[4-9]|20)\d\d(?!\d|[-–]\d{3})`;
const journalAfter = [
  /^(.+?,\s(?:by|par|de)\s\p{Lu}[^.,]+)\.\s(.+)$/u, // « Title, by Jane Doe. Journal » of MLA
  /^(.+)[.,]\s(?:dans|in|paru dans)\s?:?\s(?=[\p{Lu}«“])(.+)$/u,
  new RegExp(
    String.raw`^(.+?${year}\)?(?:,\s(?:[\divxlc]+\s?(?:p\.|pages|pp\.))(?:,\s\d+\s€)?)?)(?:[,.;]+|\s:)\s(?=[\p{Lu}«“])(.+(?:${year}|\d\s?[-–]\s?\d).*)$`,
    'u',
  ),
];

/** The book that is reviewed, and the journal, with a title before it that it can be read with. */
function reviewedIn(text: string): readonly [string, string] {
  for (const pattern of journalAfter) {
    const [, book, journal] = pattern.exec(text) ?? [];
    if (book !== undefined && journal !== undefined)
      return [book.replace(/^(.+),\s(?:by|par|de)\s([^,]+)$/, '$2, « $1 »'), `« - », ${journal}`];
  }
  const { authors, title, rest, isOfSentences } = headOf(text);
  if (title !== undefined) return [`${authors}, « ${title} »`, `« - », ${rest}`];
  const { left, ...found } = numbersIn(rest);
  const { title: book } = venueOf(left, { quoted: undefined, isOfSentences, areEditors: false, ...found }, ['article']);
  return [`${authors}, « ${clean(book)} »`, `« - », ${rest.slice(book.length)}`];
}

/** Without a remark in parentheses, and without the comma or full stop that ends the list. */
const namesOnly = (text: string): string =>
  text
    .replaceAll(gap, ' ')
    .replace(/,?\s*\([^)]*\)/g, '')
    .replace(/(?<=\p{L}{3}|\bal)\.\s*$/u, '');

/** « Sophie Benali, Jean Dupont » are two people: a reference does not write « Nom Nom, Prénom Prénom ». */
function namesIn(text: string): Name[] {
  const names = namesOnly(text);
  const parts = names.split(/,\s*(?:(?:et|and|&)\s)?/);
  const areWhole =
    parts.length > 1 && parts.every((part) => /\p{Ll}\s+(?:\p{L}+\s)*\p{Lu}/u.test(part) || /^et al/.test(part));
  return readNames(areWhole ? parts : [names]);
}
