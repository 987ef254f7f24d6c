/** Fields of BibLaTeX without a field of a publication: those that go into its note, and those that are not read. */
import { quoted } from '@/lib/format/french';
import { nameText } from '@/lib/names/name';
import { bibtexNames } from './bibtex-names';
import { dateIn, seasonIn } from './dates';
import { languageName, languageOf } from './languages';
import type { Facts } from './note';
import { texText } from './tex';

type Fields = ReadonlyMap<string, string>;

const maxLength = 8000;

/**
 * The facts of the fields, with names of persons as people say them; `firstDate` is the first publication as the note
 * has it.
 */
export function bibtexFacts(fields: Fields, firstDate?: string): Facts {
  const get = (name: string) => texText((fields.get(name) ?? '').slice(0, maxLength)).trim() || undefined;
  const people = (...names: readonly string[]) =>
    names.flatMap((name) => namesIn(fields.get(name) ?? '')).join(', ') || undefined;
  const origin = [get('origlocation'), get('origpublisher'), get('origdate') ?? get('origyear')]
    .filter(Boolean)
    .join(', ');
  const language = get('origlanguage');
  const [month = '', year = '', date = ''] = [get('month'), get('year'), get('date')];
  return {
    volumes: get('volumes'),
    part: get('part'),
    chapter: get('chapter'),
    season: seasonIn(/^\d/.test(month) ? '' : month, dateIn(year)) ?? seasonIn(year) ?? seasonIn(date),
    originalLanguage: language && (languageName('fr', languageOf(language) ?? '') ?? language),
    first: origin || firstDate,
    reprint: get('reprinttitle'),
    collaboration: get('collaboration'),
    supervisor: people('advisor', 'supervisor', 'director', 'directeur'),
    foreword: people('foreword'),
    introduction: people('introduction'),
    afterword: people('afterword'),
    comments: people('commentator'),
    annotations: people('annotator'),
    illustrations: people('illustrator'),
    with: people('editora', 'editorb', 'editorc', 'collaborator'),
  };
}

/** As people say them. */
export const namesIn = (field: string): string[] =>
  field.trim() === '' || field.length > maxLength ? [] : bibtexNames(field).map(nameText);

/** Fields that `bibtexFacts` reads. */
// biome-ignore format: a table
const known = [
  'volumes', 'part', 'chapter', 'origlanguage', 'origlocation', 'origpublisher', 'origdate', 'origyear', 'reprinttitle', 'collaboration', 'advisor',
  'supervisor', 'director', 'directeur', 'foreword', 'introduction', 'afterword', 'commentator', 'annotator', 'illustrator', 'editora', 'editorb', 'editorc', 'collaborator',
];

/** Fields that programs and databases keep for themselves: nothing of the work is lost with it. */
// biome-ignore format: a table
const technical = new Set([
  'file', 'owner', 'groups', 'timestamp', 'creationdate', 'modificationdate', 'date-added', 'date-modified', 'dateadded', 'datemodified', 'priority', 'ranking',
  'readstatus', 'qualityassured', 'relevance', 'printed', 'comment', 'comments', 'annote', 'annotation', 'review', 'search', 'urldate', 'accessed', 'lastchecked',
  'ids', 'crossref', 'xref', 'xdata', 'options', 'entryset', 'execute', 'presort', 'sortkey', 'sortname', 'sorttitle', 'sortyear', 'key', 'label', 'shorttitle', 'shortauthor',
  'shorteditor', 'shorthand', 'shortseries', 'indextitle', 'indexsorttitle', 'gender', 'hyphenation', 'pagination', 'bookpagination',
  'biburl', 'bibsource', 'bibdate', 'refid', 'read', 'adsurl', 'adsnote', 'eprintclass', 'primaryclass', 'archive', 'archiveprefix', 'eprinttype', 'eprint', 'arxiv', 'slaccitation', 'mrnumber',
  'mrclass', 'mrreviewer', 'zblnumber', 'zbl', 'acmid', 'numpages', 'issue_date', 'month_numeric', 'unique-id', 'affiliation', 'affiliations', 'author_keywords', 'references',
  'source', 'document_type', 'coden', 'correspondence_address', 'publication_stage', 'open_access', 'times-cited', 'times_cited',
  'web-of-science-categories', 'web-of-science-index', 'research-areas', 'keywords-plus', 'doc-delivery-number', 'number-of-cited-references', 'cited-references',
  'usage-count-last-180-days', 'usage-count-since-2013', 'author-email', 'researcherid-numbers', 'orcid-numbers', 'funding-acknowledgement', 'funding-text', 'oa', 'da',
  'hal_local_reference', 'hal_version', 'copyright', 'intype', 'entrysubtype', 'langidopts', 'related', 'relatedtype', 'relatedstring', 'relatedoptions', 'editortype', 'editoratype', 'editorbtype',
  'editorctype', 'pst', 'mesh', 'lccn', 'abbr', 'bibtex_show', 'selected', 'preview',
]);
const technicalKinds = /^(?:bdsk|mendeley|citeulike|zotero|jabref|x|opt|ads|jstor)[-_]|^__/;

/** The remark on fields that are not read; `read` are those that have a field of a publication. */
export function unreadFields(fields: Fields, read: ReadonlySet<string>): string[] {
  const isUnread = ([name, value]: readonly [string, string]) =>
    value.trim() !== '' &&
    !read.has(name) &&
    !known.includes(name) &&
    !technical.has(name) &&
    !technicalKinds.test(name);
  const names = Array.from(fields).flatMap((field) => (isUnread(field) ? quoted(field[0].slice(0, 40)) : []));
  if (names.length === 0) return [];
  return [
    `${names.length === 1 ? 'Champ laissé de côté' : 'Champs laissés de côté'}\u00a0: ${names.slice(0, 20).join(', ')}.`,
  ];
}
