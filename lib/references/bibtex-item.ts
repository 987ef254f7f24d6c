/** Turns the fields of a BibTeX or BibLaTeX entry into an item. */
import { nameText } from '@/lib/names/name';
import { type Fields, languageIn, maxKept, unwrapped } from './bibtex-fields';
import { dateFrom, dateIn, dayBesideMonth, monthOf, seasonIn } from './dates';
import { isTalkIn } from './events';
import { arxivIdOf, doiOf, halIdOf, isbnOf, issnOf } from './identifiers';
import type { Item, People } from './item';
import { languageName, languageOf } from './languages';
import { natureOf } from './nature-of';
import { audiences, isInJournal, isWholeBook } from './natures';
import { type Facts, isOnlyInNote, splitNote, withoutStores } from './note';
import { plainText } from './plain-text';
import { itemOf, type Table } from './tags';
import { texText } from './tex';
import { keywordsOf, placesOf, seriesOfJournal } from './values';
import facts from './words/bibtex-facts.json' with { type: 'json' };
import reportTypes from './words/report-types.json' with { type: 'json' };

const directMembers: Table<Fields> = {
  title: (fields) => fields.titled('title', 'subtitle'),
  'reviewed-title': 'reviewedtitle',
  'original-title': 'origtitle',
  author: (fields) => fields.people('author'),
  editor: (fields) => fields.people('editor'),
  translator: (fields) => fields.people('translator'),
  'reviewed-author': (fields) => fields.people('reviewedauthor'),
  'container-author': (fields) => fields.people('bookauthor'),
  issued: (fields) => {
    const [month = '', year = '', date = ''] = ['month', 'year', 'date'].map((name) => fields.text(fields.typed(name)));
    return {
      start: dateOf(fields),
      text: fields.text(fields.raw('year', 'date') ?? ''),
      season: seasonIn(/^\d/.test(month) ? '' : month, dateIn(year)) ?? seasonIn(year) ?? seasonIn(date),
    };
  },
  publisher: 'publisher',
  'event-place': 'venue',
  medium: 'howpublished',
  genre: 'type',
  volume: 'volume',
  page: 'pages',
  'number-of-pages': 'pagetotal',
  'article-number': 'eid articleno article-number art_number',
  version: 'version',
  ISBN: (fields) => [fields.id('isbn')],
  ISSN: (fields) => [fields.id('issn'), fields.id('eissn')],
  abstract: 'abstract',
  keyword: (fields) => ['keywords', 'keyword'].flatMap((name) => keywordsOf(fields.all(name))),
  language: (fields) => languageIn(fields) ?? fields.raw('langid', 'language'),
  status: (fields) => fields.all('pubstate'),
};

function factsIn(fields: Fields, firstDate: string | undefined): Facts {
  const origin = [...fields.all('origlocation', 'origpublisher'), fields.first('origdate', 'origyear')];
  const language = fields.first('origlanguage');
  const texts = Object.entries(facts.texts).map(([fact, names]) => [fact, fields.first(...names)]);
  const people = Object.entries(facts.people).map(([fact, names]) => [
    fact,
    names.flatMap((name) => namesIn(fields, name)).join(', '),
  ]);
  return {
    ...Object.fromEntries([...texts, ...people]),
    originalLanguage: language && (languageName('fr', languageOf(language) ?? '') ?? language),
    first: origin.filter(Boolean).join(', ') || firstDate,
  };
}

const namesIn = (fields: Fields, name: string): string[] => fields.people(name)?.names.map(nameText) ?? [];

export function bibtexItem(entryType: string, fields: Fields): Item {
  const has = (name: string) => fields.typed(name) !== '';
  const note = withoutStores(unwrapped(fields.typed('note')).slice(0, maxKept));
  const { extra, remarks } = splitNote(note, isKept);
  const ownNote = remarks.join('\n');
  const remark = remarkOf(ownNote);
  const archive = (fields.raw('eprinttype', 'archiveprefix') ?? '').toLowerCase();
  const eprint = fields.id('eprint');
  const journal = fields.first('fjournal', 'journal');
  const { medium, genre: kind = '', ...simpleMembers } = itemOf(fields, directMembers);
  const printedKind = (has('hal_id') ? halTypes : ownTypes).get(kind);
  const genre = (kind !== '' && ownNote.includes(kind) ? undefined : printedKind) ?? kind; // this site writes the kind in the note too
  const main = fields.titled('maintitle', 'mainsubtitle');
  const containers = [
    journal,
    fields.titled('journaltitle', 'journalsubtitle'),
    fields.titled('booktitle', 'booksubtitle'),
    main,
  ];
  const preprint = /arxiv[\s:]+(?:preprint\s+)?(?:arxiv\s*:\s*)?([a-z-]*\/?[\d.]+(?:v\d+)?)/i.exec(
    journal ?? containers[1] ?? (note || medium) ?? '',
  )?.[1];

  const isLoose = entryType === 'misc' || entryType === 'unpublished';
  const talk = [medium, genre, medium === undefined && isLoose ? remark : undefined].find(isTalkIn);
  // HAL writes « Poster » in `howpublished`.
  const isPoster = entryType === 'poster' || [ownNote, genre].some((text) => /^\s*poster\s*$/i.test(text ?? ''));
  const isTalkByGenre = talk !== undefined && talk === genre;
  const [start, end] = (fields.raw('eventdate') ?? '').split('/').map(dateIn);
  const type = entryType === 'article' ? 'article-journal' : entryType; // in CSL, « article » is a preprint
  const item: Item = {
    ...simpleMembers,
    type,
    genre,
    medium,
    'container-title': containers.find(Boolean),
    'event-title': fields.first('eventtitle') ?? (isPoster || isTalkByGenre ? medium : undefined) ?? talk,
    'event-date': has('eventdate') ? { start, end } : undefined,
    note: [remark],
    URL: [fields.raw('url')],
    DOI: fields.id('doi'),
    custom: {
      hints: [medium, journal ?? containers[1], simpleMembers.publisher].find(Boolean) ?? '',
      arxivId: archive === 'arxiv' || (archive === '' && arxivIdOf(eprint ?? '')) ? eprint : preprint,
    },
  };
  const nature = natureOf(item);

  const isTalk = nature === 'communication';
  const isWhole = isWholeBook(nature);
  const named = isTalk ? talk : undefined;
  const [location, address] = [fields.first('location'), fields.first('address', 'city')];
  // The ACM gives both: the place of the talk as `location`, that of the publisher as `address`.
  const hasBoth = isTalk && location !== undefined && address !== undefined;
  const place = (hasBoth || location === undefined ? address : placesOf(location)) ?? extra.get('publisher-place');
  const isPlaceOfEvent = isTalk && has('hal_version') && !hasBoth; // HAL never gives the publisher's place
  const issueTitle = fields.titled('issuetitle', 'issuesubtitle');
  const isIssue = entryType === 'periodical' && issueTitle !== undefined; // then `title` is the journal's
  const abbreviated = fields.first('shortjournal', 'journal-iso', 'abbrev_source_title', 'journal-full', 'journalabbr');
  const host = item['container-title'] ?? (isInJournal(nature) ? abbreviated : undefined);
  const container = isWhole ? undefined : isIssue ? simpleMembers.title : host;
  const whole = main === container ? undefined : main;
  const proceedingsTitle = journal && containers[2]; // INSPIRE has proceedings that are issues of journals
  const seriesField = fields.first('series');
  const series = isInJournal(nature) ? seriesOfJournal(seriesField) : (seriesField ?? whole);
  const isNumbered = series !== undefined && !isInJournal(nature) && nature !== 'rapport'; // `number` is then that of the series
  const [number, issue] = [fields.first('number'), fields.first('issue')];
  const [organization, institution] = [fields.first('organization'), fields.first('institution')];
  const body = namesIn(fields, 'holder').join(', ') || fields.first('school') || institution;
  const isPublished = isWhole || isTalk; // then `organization` is the publisher
  const isWithoutNames = !item.author && !item.editor && isWhole;
  return {
    ...item,
    title: isIssue ? issueTitle : simpleMembers.title,
    author: isWithoutNames ? bodyIn(organization ?? institution) : item.author,
    'container-title': container,
    'collection-title': series,
    'collection-number': isNumbered ? number : undefined,
    issue: isNumbered ? issue : (number ?? issue),
    'volume-title': isIssue ? undefined : issueTitle,
    publisher:
      item.publisher ??
      extra.get('publisher') ??
      (isPublished ? organization : undefined) ??
      (isWhole ? institution : undefined),
    school: body ?? (isPublished ? undefined : organization) ?? '',
    'publisher-place': isPlaceOfEvent ? undefined : place,
    'event-place': item['event-place'] ?? (hasBoth ? location : isPlaceOfEvent ? place : undefined),
    edition: fields.first('edition') ?? extra.get('edition'),
    PMID: fields.id('pmid') ?? (archive === 'pubmed' ? eprint : extra.get('PMID')),
    PMCID: fields.id('pmcid', 'pmc') ?? (/^pmc|central/.test(archive) ? eprint : extra.get('PMCID')),
    URL: [...(item.URL ?? []), fields.raw('howpublished'), fields.raw('ee'), fields.raw('bdsk-url-1')],
    note: [
      named !== undefined && named === remark ? undefined : remark,
      ...fields.all('titleaddon', 'booktitleaddon', 'maintitleaddon', 'journaltitleaddon', 'eventtitleaddon'),
      ...fields.all('issuetitleaddon', 'addendum'),
      isPoster || (isTalk && isTalkByGenre) || (named !== undefined && named === medium)
        ? undefined
        : remarkOf(fields.typed('howpublished')),
    ],
    custom: {
      nature,
      poster: isPoster || undefined,
      peerReviewed: fields.raw('peerreviewed') === 'true' ? true : undefined,
      audience: audiences.find((audience) => audience === fields.raw('audience')),
      invited: fields.raw('invited') === 'true' ? true : undefined,
      halId: fields.id('hal_id', 'halid', 'hal') ?? (archive === 'hal' || halIdOf(eprint ?? '') ? eprint : undefined),
      arxivId: item.custom?.arxivId,
      files: [fields.raw('pdf')],
      facts: { ...factsIn(fields, extra.get('original-date')), whole: whole === series ? proceedingsTitle : whole },
    },
  };
}

const bodyIn = (literal: string | undefined): People | undefined =>
  literal === undefined ? undefined : { names: [{ literal: plainText(literal) }] };

function dateOf(fields: Fields): string | undefined {
  const date = dateIn(fields.raw('date') ?? '');
  const [yearText = '', month = ''] = ['year', 'month'].map((name) => plainText(fields.text(fields.typed(name))));
  const year = dateIn(yearText); // some entries have « 12 mars 2019 » here
  // Otherwise the date is that of a database record, not of the work.
  if (date !== undefined && (year === undefined || date.startsWith(year.slice(0, 4)))) return date;
  if (year === undefined) return undefined;
  const day = fields.raw('day') ?? (/\p{L}/u.test(month) ? dayBesideMonth(month) : undefined);
  const whole = dateFrom(Number(year.slice(0, 4)), monthOf(month), day === undefined ? undefined : Number(day)) ?? year;
  return whole.length < year.length ? year : whole;
}

/** The French words for BibLaTeX's keys for reports and patents (§4.9.2 of its manual, https://ctan.org/pkg/biblatex). */
const ownTypes: ReadonlyMap<string, string> = new Map(Object.entries(reportTypes.biblatex));

const halTypes: ReadonlyMap<string, string> = new Map(Object.entries(reportTypes.hal));

/** An unreadable identifier stays in the note, where this site's own exports write it too. */
const isKept = (member: string, value: string): boolean => {
  const read = { DOI: doiOf, ISBN: isbnOf, ISSN: issnOf }[member];
  return isOnlyInNote(member) || (read !== undefined && read(value) === undefined);
};

/** The text of a note, unless it is an address or the identifier of a preprint, which have fields of their own. */
function remarkOf(value: string): string | undefined {
  const text = texText(unwrapped(value));
  const isElsewhere = /^(?:www\.\S*|(?:arxiv|hal)\b.*(?:\d{4}\.\d{4,5}|-\d{8}).*)$/i.test(plainText(text));
  return isElsewhere ? undefined : text;
}
