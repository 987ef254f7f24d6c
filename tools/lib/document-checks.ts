// What a PDF and a Word file of a dossier hold, as other programs read them, beside the HTML of the same dossier.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The files of a dossier, in one folder under one name. */
export type Files = { readonly folder: string; readonly name: string };
export type Check = { readonly what: string; readonly problem: string | null };

export const needed = ['pdfinfo', 'pdffonts', 'pdftotext', 'qpdf', 'soffice', 'pandoc'] as const;

const output = (program: (typeof needed)[number], ...args: readonly string[]): string =>
  execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] });

/** Each property that the files must have, with what is wrong or null. */
export function checksOf({ folder, name }: Files): readonly Check[] {
  const file = (ending: string) => path.join(folder, `${name}.${ending}`);
  const html = fs.readFileSync(file('html'), 'utf8');
  const pdf = file('pdf');
  const objects = fs.readFileSync(pdf, 'latin1') + output('qpdf', '--qdf', '--object-streams=disable', pdf, '-');
  const info = output('pdfinfo', pdf);
  output('soffice', '--headless', '--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder, file('docx'));
  const word = output('pandoc', '-t', 'html', '--wrap=none', file('docx'));
  const is = (what: string, isGood: boolean): Check => ({ what, problem: isGood ? null : 'non' });
  const words = lettersOf(textOf(html));
  return [
    is('PDF balisé', /^Tagged:\s+yes/m.test(info)),
    is('PDF avec son titre', /^Title:\s+\S/m.test(info) && /\/DisplayDocTitle true/.test(objects)),
    is('PDF avec sa langue', /\/Lang \((?:fr|en)/.test(objects)),
    is('PDF/UA-1 déclaré', /<pdfuaid:part>1</.test(objects)),
    is('polices incorporées', areEmbedded(output('pdffonts', pdf))),
    same('titres du PDF', headingsOf(html), pdfHeadings(output('pdfinfo', '-struct-text', pdf))),
    same('titres de Word (pandoc)', headingsOf(html).slice(1), headingsOf(word, 1)),
    same(
      'mots du PDF',
      words,
      lettersOf(output('pdftotext', '-raw', '-nopgbrk', pdf, '-').replace(/^\d+ \/ \d+$/gm, '')),
    ),
    same('mots de Word (LibreOffice)', words, lettersOf(fs.readFileSync(file('txt'), 'utf8'))),
    same('mots de Word (pandoc)', words, lettersOf(titleOf(html) + textOf(word))),
  ];
}

function same(what: string, wanted: string | readonly string[], found: string | readonly string[]): Check {
  const at = Array.from(wanted).findIndex((each, index) => each !== found[index]);
  if (at === -1 && wanted.length === found.length) return { what, problem: null };
  const place = at === -1 ? wanted.length : at;
  const near = (given: string | readonly string[]) => JSON.stringify(given.slice(Math.max(0, place - 20), place + 30));
  return { what, problem: `${wanted.length} attendus, ${found.length} lus ; ${near(wanted)} ≠ ${near(found)}` };
}

/** Without spaces, bullets, hyphens and marks of direction, which each format makes in its own way, and without Arabic. */
const lettersOf = (text: string): string =>
  text.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}\p{Pd}\p{Script=Arabic}•]+/gu, '');

const titleOf = (html: string): string => plain(/<h1>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');

const textOf = (html: string): string => plain(html.replace(/^.*<body>|<(?:style|nav)\b.*?<\/(?:style|nav)>/gs, ''));

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&');

/** « 2 Parcours », with `lower` added to the levels. */
const headingsOf = (html: string, lower = 0): readonly string[] =>
  Array.from(
    html.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs),
    ([, level, text = '']) => `${Number(level) + lower} ${lettersOf(plain(text))}`,
  );

/** Those of the tree of structure: `H2`, then its texts below it, farther in. */
function pdfHeadings(tree: string): readonly string[] {
  const found: { readonly level: string; readonly depth: number; text: string }[] = [];
  let isOpen = false;
  for (const line of tree.split('\n')) {
    const depth = line.search(/\S/);
    const heading = /^\s*H([1-6])\b/.exec(line);
    const last = found.at(-1);
    if (heading) found.push({ level: heading[1] ?? '', depth, text: '' });
    else if (isOpen && last && depth > last.depth) last.text += /^\s*"(.*)"\s*$/.exec(line)?.[1] ?? '';
    isOpen = heading !== null || (isOpen && last !== undefined && depth > last.depth);
  }
  return found.map(({ level, text }) => `${level} ${lettersOf(text)}`);
}

/** The table of pdffonts: « emb sub uni » are its last columns but two. */
const areEmbedded = (table: string): boolean => {
  const rows = table.trim().split('\n').slice(2);
  return rows.length > 0 && rows.every((row) => /\byes\s+yes\s+yes\s+\d+\s+\d+$/.test(row.trim()));
};
