/** Writes a reference as RIS in UTF-8, as Zotero, Mendeley and EndNote read it. */
import { invertedName } from './authors';
import { oneLine, type Reference, type Work } from './reference';

const types: Readonly<Record<Work, string>> = { article: 'JOUR', chapter: 'CHAP', communication: 'CPAPER' };

/** One record; lines end with CR LF, as the format requires. No value can start a line of its own. */
export function toRis({ work, title, authors, year, container, pages, link, doi }: Reference): string {
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['TY', types[work]],
    ['TI', title],
    ...authors.map((author) => ['AU', invertedName(author)] as const),
    ['T2', container],
    ['PY', year],
    ['SP', pages?.first],
    ['EP', pages?.last],
    ['DO', doi],
    ['UR', link],
  ];
  const written = lines.flatMap(([tag, value]) => (value && oneLine(value) ? [`${tag}  - ${oneLine(value)}`] : []));
  return [...written, 'ER  - ', ''].join('\r\n');
}
