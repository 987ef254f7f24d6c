/**
 * Guesses the fields of a reference in a text, by the marks that most styles have in common (a title in quotes, a year,
 * « dans », « p. », a DOI) and by the heading that it stands under.
 */
import { listed, ofName } from '@/lib/format/french';
import { nameText } from '@/lib/names/name';
import { readNames, saysOthers } from '@/lib/names/read-names';
import type { Nature } from './natures';
import { decisionIn, type Kind, kindOfLine, kindOfTitle } from './plain-kinds';
import { numbersIn } from './plain-numbers';
import { gap, patternOf } from './plain-patterns';
import { type Beside, namesAt } from './plain-people';
import { clean } from './plain-pieces';
import { areNames, type Head, headOf, titledHead } from './plain-title';
import { venueOf } from './plain-venue';
import type { Name, Work } from './work';

export type Parts = Work & {
  readonly dates: readonly string[];
  readonly notes: readonly (string | undefined)[];
  /** Those who are named first edited the work. */
  readonly isByEditors?: boolean;
  /** Of a work whose `pages` are how many it has. */
  readonly count?: string | undefined;
};

/** What a line says, after what its own marks identify anywhere in it. */
export function partsOf(
  text: string,
  natures: readonly Nature[],
  beside: Partial<Beside> & { readonly isReviewed?: boolean } = {},
): Parts {
  const kind = kindOfLine(text);
  const from = kind?.rest ?? (beside.isFirst ? text : undefined);
  const head: Head =
    from === undefined
      ? (beside.isReviewed ? headOfBook : headOf)(text)
      : titledHead({ authors: '', rest: from, isOfSentences: false });
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
      : head;
  const { title: quoted, year, isOfSentences } = ownHead;
  const [noted = '', note = ''] = quoted === undefined ? [] : (/^“([^”]+)”[\s,.]*/u.exec(ownHead.rest) ?? []);
  const rest = ownHead.rest.slice(noted.length);
  const areEditors = beside.areEditors === true || ownHead.areEditors === true;
  const { numbers, count, dates, left, ...counts } = numbersIn(rest);
  const found = { quoted, isOfSentences, areEditors, numbers, ...counts };
  const subject = quoted === undefined ? undefined : subjectIn((note || quoted).replaceAll(gap, ''));
  const nature = stated?.nature ?? subject?.nature;
  const venue = venueOf(left, found, nature === undefined ? natures : [nature]);
  return {
    ...numbers,
    ...venue.fields,
    ...subject,
    ...(stated?.institution !== undefined && { institution: stated.institution }),
    nature: nature ?? venue.nature,
    title: venue.title,
    authors: namesIn(ownHead.authors),
    andOthers: saysOthers(namesOnly(ownHead.authors)) || undefined,
    editors: namesIn(venue.editors ?? ''),
    otherEditors: saysOthers(namesOnly(venue.editors ?? '')) || undefined,
    dates: [year, ...dates].filter((date) => date !== undefined),
    notes: [...venue.notes],
    isByEditors: areEditors,
    count,
  };
}

/** What a title in quotes says of itself: « Compte rendu de Marc Lenoir, Le miasme », « note sous Cass. civ. 1re… ». */
function subjectIn(title: string): Pick<Work, 'nature' | 'reviewedAuthors' | 'reviewedTitle'> | undefined {
  const { nature, rest } = kindOfLine(title) ?? { nature: kindOfTitle(title), rest: '' };
  if (nature === 'note-arret') return { nature, reviewedTitle: decisionIn(title) };
  if (nature !== 'compte-rendu') return nature === 'preface' || nature === 'notice' ? { nature } : undefined;
  const { authors, title: book } = partsOf(rest, ['livre'], { isReviewed: true });
  return { nature, reviewedAuthors: authors, reviewedTitle: clean(book) };
}

/** Who wrote a book that is reviewed, mostly one person, and its title. */
function headOfBook(text: string): Head {
  const authors = namesAt(text, true);
  const rest = text.slice(authors.length);
  const isSure = /\s/.test(authors) && areNames(authors) && /^,\s[^«“"]/.test(rest);
  return isSure ? { authors, rest: rest.slice(2), isOfSentences: false } : headOf(text);
}

/** Works that are about the work of another, or make it anew. */
const ofAnother: ReadonlySet<Nature> = new Set(['compte-rendu', 'preface', 'traduction']);

/** A review, a preface or a translation: what follows is the work of another, and where this one appeared. */
function partsOfAnother({ nature, words, rest }: Kind, { authors, year: stated }: Head): Parts {
  const credits = { authors: namesIn(authors), nature };
  if (nature === 'compte-rendu') {
    const [book, journal] = reviewedIn(rest);
    const {
      title,
      authors: reviewedAuthors,
      place,
      publisher,
      dates: years,
    } = partsOf(book, ['livre'], { isReviewed: true });
    const house = [place, publisher, ...years].filter(Boolean).join(', ');
    const isEnglish = /review/i.test(words);
    const { dates, notes, ...where } = partsOf(journal, ['article']);
    const reviewedTitle = clean(title);
    const about = [listed(reviewedAuthors.map(nameText), isEnglish ? 'en' : 'fr'), reviewedTitle]
      .filter(Boolean)
      .join(', ');
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
  const part = nature === 'traduction' && headOf(rest).title ? partsOf(rest, ['article', 'chapitre']) : undefined;
  if (part && (part.nature === 'chapitre' || (part.issue ?? part.volume ?? part.pages)))
    return { ...part, authors: credits.authors, originalAuthors: part.authors };
  const { authors: others, andOthers: _, ...book } = partsOf(rest, ['livre']);
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

const journalAfter = [
  /^(.+)[.,]\s(?:dans|in|paru dans)\s?:?\s(?=[\p{Lu}«“])(.+)$/u,
  patternOf('<journalAfterYear>', 'u'),
];

/** The book that is reviewed, and the journal, with a title before it that it can be read with. */
function reviewedIn(text: string): readonly [string, string] {
  for (const pattern of journalAfter) {
    const [, book, journal] = pattern.exec(text) ?? [];
    if (book !== undefined && journal !== undefined) return [book, `« - », ${journal}`];
  }
  const { authors, title, rest, isOfSentences } = headOfBook(text);
  if (title !== undefined) return [`${authors}, « ${title} »`, `« - », ${rest}`];
  const { left, ...numbers } = numbersIn(rest);
  const found = { quoted: undefined, isOfSentences, areEditors: false, ...numbers };
  if (venueOf(left, found, []).fields.place) return [text, '« - »']; // « Titre, Paris, Seuil, 2013 », in no journal
  const { title: book } = venueOf(left, found, ['article']);
  return [`${authors}, « ${clean(book)} »`, `« - », ${rest.slice(book.length)}`];
}

/** Without a remark in parentheses, and without the comma or full stop that ends the list. */
const namesOnly = (text: string): string =>
  text
    .replaceAll(gap, ' ')
    .replace(/,?\s*\([^)]*\)/g, '')
    .replace(/(?<=\p{L}{3}|\bal)\.\s*$/u, '');

/** « Sophie Benali, Jean Dupont » are two people: a reference does not write « Nom Nom, Prénom Prénom ». */
export function namesIn(text: string): Name[] {
  const names = namesOnly(text);
  const parts = names.split(/,\s*(?:(?:et|and|&)\s)?/);
  const areWhole =
    parts.length > 1 &&
    parts.every(
      (part) => /\p{Ll}\s+(?:\p{L}+\s)*\p{Lu}|^\p{Lu}[\p{Lu}'’-]+\s\p{Lu}\p{Ll}/u.test(part) || /^et al/.test(part),
    );
  return readNames(areWhole ? parts : [names]);
}
