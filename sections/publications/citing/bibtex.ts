/** Writes a reference as BibTeX in UTF-8, escaped so that TeX executes nothing of what the owner typed. */
import { slugify } from '@/lib/format/fold';
import { partsOf } from '@/lib/mathematics/parts';
import { languageName } from '@/lib/references/languages';
import { codesOf } from '@/lib/references/nature-codes';
import type { Kind } from '@/lib/references/nature-records';
import { factsOf, isDirection, natureName } from '@/lib/references/natures';
import words from '@/lib/references/words/states.json' with { type: 'json' };
import type { Author } from './authors';
import { writePages } from './pages';
import { creditsOf, kindOfNature, posterType, type Reference } from './reference';
import { pendingOf } from './styles/parts';

/** Languages whose English names BibLaTeX has (§3.7 of its manual, https://ctan.org/pkg/biblatex). */
const languages = new Set('fr en de es it pt ar nl ru hu la zh ja'.split(' '));

/** The field for where a work appeared. */
const containers: Readonly<Record<Kind, string>> = {
  inJournal: 'journal',
  inBook: 'booktitle',
  talk: 'booktitle',
  book: 'series',
  thesis: 'school',
  forInstitution: 'institution',
  alone: 'series',
};

/** Yields a file entry by entry, with unique keys. */
export function* bibtexPieces(references: Iterable<Reference>): Generator<string> {
  const usedKeys = new Set<string>();
  for (const reference of references) {
    const baseKey = keyOf(reference);
    let key = baseKey;
    for (let number = 2; usedKeys.has(key); number += 1) key = `${baseKey}-${number}`;
    yield `${usedKeys.size > 0 ? '\n' : ''}${toBibtex(reference, key)}`;
    usedKeys.add(key);
  }
}

/** One entry, ending in a line feed. */
export function toBibtex(reference: Reference, key = keyOf(reference)): string {
  const { nature, title, editors, year, date, container, pages, doi, link, halId, arxivId, keywords, typed } =
    reference;
  const within = containers[factsOf(nature).kind];
  const names = (list: readonly Author[] = []) => list.map(nameOf).join(' and ');
  const isOfDirectors = isDirection(nature) && !editors; // otherwise the authors are not its editors
  const edited = names(editors) + (editors && reference.otherEditors ? ' and others' : '');
  const { language = '' } = reference;
  const langid = languages.has(language) ? languageName('en', language)?.toLowerCase() : undefined;
  const { authors, translators } = creditsOf(reference);
  const others = reference.andOthers ? ' and others' : '';
  const isTranslation = nature === 'traduction';
  const all = names(authors) + (isTranslation ? '' : others);
  const isIssue = nature === 'numero-revue' && container !== ''; // titled like its journal
  const ownTitle = title && `{${withMarks(typed?.title ?? title)}}`; // the inner braces preserve its capitals
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['author', isOfDirectors ? '' : all],
    ['title', isIssue ? texEscaped(container) : ownTitle],
    [within, isIssue ? undefined : texEscaped((within === 'institution' && reference.institution) || container)],
    ['booktitle', nature === 'rapport' && reference.institution ? texEscaped(container) : undefined],
    ['issuetitle', isIssue ? ownTitle : texEscaped(reference.issueTitle)],
    ['bookauthor', names(reference.containerAuthors)],
    ['origtitle', texEscaped(reference.originalTitle)],
    ['reviewedauthor', names(reference.reviewedAuthors)], // BibLaTeX has a separate entry for the reviewed work
    ['reviewedtitle', texEscaped(reference.reviewedTitle)],
    ['year', texEscaped(year || pendingOf(reference))], // BibTeX and BibLaTeX styles print it unchanged
    ['date', date],
    ['editor', isOfDirectors ? all : edited],
    ['translator', names(translators) + (isTranslation ? others : '')],
    [
      'type',
      reference.poster
        ? posterType
        : nature === 'hdr'
          ? natureName('hdr')
          : texEscaped(reference.kind ?? kindOfNature(nature)),
    ],
    ['edition', texEscaped(reference.edition)],
    ['volume', texEscaped(reference.volume)],
    ['series', texEscaped(reference.series)],
    ['number', texEscaped(reference.series ? reference.seriesNumber : reference.number)],
    ['issue', reference.series && texEscaped(reference.number)], // « number » is the number in the series
    ['pages', pages && escaped(writePages(pages, '--'))],
    ['eid', texEscaped(reference.articleNumber)],
    ['publisher', texEscaped(reference.publisher)],
    ['address', texEscaped(reference.place)],
    ['venue', texEscaped(reference.eventPlace)],
    ['eventdate', [reference.eventStart, reference.eventEnd].filter(Boolean).join('/')],
    ['institution', within === 'institution' || within === 'school' ? undefined : texEscaped(reference.institution)],
    ['isbn', texEscaped(reference.isbn)],
    ['issn', texEscaped(reference.issn)],
    ['doi', doi && verbatim(doi)],
    ['eprint', arxivId && verbatim(arxivId)],
    ['eprinttype', arxivId && 'arxiv'],
    ['hal_id', halId && verbatim(halId)],
    ['url', link && verbatim(link)],
    ['pdf', reference.openAccess && verbatim(reference.openAccess)],
    langid ? ['langid', langid] : ['language', texEscaped(language)],
    ['pubstate', year && reference.status && words.states[reference.status].bibtex],
    ['note', texEscaped(reference.note)],
    ['peerreviewed', reference.peerReviewed && 'true'], // these three are this site's own: BibTeX ignores unknown fields
    ['audience', reference.audience],
    ['invited', reference.invited && 'true'],
    ['keywords', keywords && texEscaped(keywords.join('; '))],
    ['abstract', reference.abstract && withMarks(typed?.abstract ?? reference.abstract)],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []));
  return `@${nature === 'direction' && editors ? 'collection' : codesOf(nature).written.bibtex}{${key},\n${lines.join(',\n')}\n}\n`;
}

/** `tazrouti2025campus`: first author, year if any, first long word of the title, in ASCII. */
export function keyOf({ authors, year, title, slug }: Reference): string {
  const family = slugify(authors[0]?.family ?? '').replaceAll('-', '');
  const word =
    slugify(title)
      .split('-')
      .find((part) => part.length > 3) ?? '';
  return family ? `${family}${slugify(year)}${word}` : slug;
}

const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}', // BibTeX counts braces, even escaped ones
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}', // in TeX's own encoding these two are ¡ and ¿
  '>': '\\textgreater{}',
};

/**
 * Escapes TeX's special characters, and separates those that its fonts ligate: `--`, ` `` `, `''`, `` ?` ``, `` !` ``.
 */
function texEscaped(text = ''): string {
  return escaped(text).replace(/-(?=-)|'(?=')|[`?!](?=`)/g, '$&{}');
}

const escaped = (text: string): string =>
  text.replace(/[\\{}~^<>]/g, (character) => commands[character] ?? '').replace(/[$&%#_]/g, '\\$&');

/**
 * Escapes a text, with italics as a command, except its formulas, which contain no definition and only commands that
 * Temml knows (lib/mathematics/formula.ts).
 */
function withMarks(text: string): string {
  return partsOf(text)
    .map((part) =>
      typeof part === 'string'
        ? texEscaped(part)
        : 'isWaiting' in part
          ? texEscaped(part.plain)
          : 'isItalic' in part
            ? `\\textit{${texEscaped(part.plain)}}`
            : `$${balanced(part.tex)}$`,
    )
    .join('');
}

const braceWords: Readonly<Record<string, string>> = { '\\{': '\\lbrace{}', '\\}': '\\rbrace{}' };

/** BibTeX counts braces, even escaped ones: unpaired ones become words. */
function balanced(tex: string): string {
  let depth = 0;
  for (const [brace] of tex.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth < 0) break;
  }
  return depth === 0 ? tex : tex.replace(/\\[\s\S]/g, (character) => braceWords[character] ?? character);
}

/** A URL or DOI is read verbatim; braces, backslashes and spaces, which would break the field, are percent-encoded. */
function verbatim(text: string): string {
  return text.replace(/[\\{}\s]/g, encodeURIComponent);
}

/**
 * « Nom, Jr., Prénom »; braces around an organisation, and around a part with the word « and », so that BibTeX does not
 * split it.
 */
function nameOf({ family, given, suffix, isBody }: Author): string {
  const part = (text: string) => (/(?:^|\s)and(?:\s|$)/i.test(text) ? `{${texEscaped(text)}}` : texEscaped(text));
  return isBody
    ? `{${texEscaped(family)}}`
    : [family, suffix, given].flatMap((text) => (text ? part(text) : [])).join(', ');
}
