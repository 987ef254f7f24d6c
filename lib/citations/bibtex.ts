/** Writes a reference as BibTeX in UTF-8, escaped so that TeX executes nothing of what the owner typed. */
import { slugify } from '@/lib/format/fold';
import { type Author, invertedName } from './authors';
import type { Reference, Work } from './reference';

const entryType: Readonly<Record<Work, string>> = { article: 'article', chapter: 'incollection', communication: 'inproceedings' };
const containerField: Readonly<Record<Work, string>> = { article: 'journal', chapter: 'booktitle', communication: 'booktitle' };

/** One entry, with a line feed at its end. */
export function toBibtex(reference: Reference): string {
  const { work, title, authors, year, container, pages, link, doi } = reference;
  const fields: readonly (readonly [string, string | undefined])[] = [
    ['author', authors.map(nameOf).join(' and ')],
    ['title', title && `{${latex(title)}}`], // the inner braces preserve its capitals
    [containerField[work], latex(container)],
    ['year', latex(year)],
    ['pages', pages && latex(pages.last ? `${pages.first}--${pages.last}` : pages.first)],
    ['doi', doi && verbatim(doi)],
    ['url', link && verbatim(link)],
  ];
  const lines = fields.flatMap(([name, value]) => (value ? [`  ${name} = {${value}}`] : []));
  return `@${entryType[work]}{${keyOf(reference)},\n${lines.join(',\n')}\n}\n`;
}

/** `tazrouti2025campus`: first author, year, first long word of the title, in ASCII. */
function keyOf({ authors, year, title, slug }: Reference): string {
  const family = slugify(authors[0]?.family ?? '').replaceAll('-', '');
  const word =
    slugify(title)
      .split('-')
      .find((part) => part.length > 3) ?? '';
  return family ? `${family}${slugify(year)}${word}` : slug;
}

const commands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}', // BibTeX counts braces, escaped ones too
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Escapes the characters that are special to TeX. */
function latex(text: string): string {
  return text.replace(/[\\{}~^]/g, (sign) => commands[sign] ?? '').replace(/[$&%#_]/g, '\\$&');
}

/** An address or a DOI is read verbatim; braces, backslashes and spaces, which would break the field, are percent-encoded. */
function verbatim(text: string): string {
  return text.replace(/[\\{}\s]/g, encodeURIComponent);
}

/** Braces the name of a body, and one that holds the word « and », so that BibTeX does not split it. */
function nameOf(author: Author): string {
  const name = invertedName(author);
  return author.isBody || /\sand\s/i.test(` ${name} `) ? `{${latex(name)}}` : latex(name);
}
