/** Writes a reference as RIS in UTF-8, as Zotero, Mendeley and EndNote read it. */
import type { Nature } from '@/lib/references/work';
import { invertedName } from './authors';
import { oneLine } from './one-line';
import type { Reference } from './reference';

const types: Readonly<Record<Nature, string>> = {
  article: 'JOUR',
  communication: 'CPAPER',
  livre: 'BOOK',
  direction: 'EDBOOK',
  chapitre: 'CHAP',
  these: 'THES',
  hdr: 'THES',
  memoire: 'THES',
  rapport: 'RPRT',
  prepublication: 'UNPB',
  logiciel: 'COMP',
  donnees: 'DATA',
  brevet: 'PAT',
  autre: 'GEN',
};

/** `M3`, the type of work, where `TY` does not tell it from others. */
const kinds: Partial<Record<Nature, string>> = { these: 'Thèse', hdr: 'Habilitation à diriger des recherches', memoire: 'Mémoire' };

/** One record; lines end with CR LF, as the format requires. No value can start a line of its own. */
export function toRis(reference: Reference): string {
  const { nature, authors, editors = [], year, date, pages, keywords = [] } = reference;
  const lines: readonly (readonly [string, string | undefined])[] = [
    ['TY', types[nature]],
    ['TI', reference.title],
    ...authors.map((author) => ['AU', invertedName(author)] as const),
    ...editors.map((editor) => ['A2', invertedName(editor)] as const),
    ['T2', reference.container],
    ['PY', year],
    ['DA', date?.replaceAll('-', '/')],
    ['VL', reference.volume],
    ['IS', reference.number],
    ['SP', pages?.list ?? pages?.first],
    ['EP', pages?.list ? undefined : pages?.last],
    ['C7', reference.articleNumber],
    ['PB', reference.publisher ?? reference.institution],
    ['CY', reference.place ?? reference.eventPlace],
    ['SN', reference.isbn ?? reference.issn],
    ['M3', kinds[nature]],
    ['DO', reference.doi],
    ['UR', reference.link],
    ['LA', reference.language],
    ...keywords.map((keyword) => ['KW', keyword] as const),
    ['N1', reference.note],
    ['AB', reference.abstract],
  ];
  const written = lines.flatMap(([tag, value]) => (value && oneLine(value) ? [`${tag}  - ${oneLine(value)}`] : []));
  return [...written, 'ER  - ', ''].join('\r\n');
}
