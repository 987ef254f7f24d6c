/** Markup that publishers put in titles (HTML, JATS, MathML, escaped once or twice) as plain text. */
import { withoutItalics } from '@/lib/format/italics';
import { oneLine } from '@/lib/format/one-line';
import { raised, subscripts, superscripts } from './superscripts';
import markup from './words/markup.json' with { type: 'json' };

/** Plain text on one line; what is raised or lowered in characters that exist for it, such as « XVIIᵉ » and « CO₂ ». */
export const plainText = (markup: string): string => textIn(markup, false);

/**
 * The same, with words in italics between `<i>` and `</i>` (lib/format/italics.ts); a title that is all in italics is
 * in none.
 */
export function titleText(markup: string): string {
  const text = textIn(markup, true);
  return /^<i>[^<>]*<\/i>[.?!]?$/.test(text) ? withoutItalics(text) : text;
}

function textIn(markup: string, keepsItalics: boolean): string {
  let text = markup;
  for (let round = 0; round < 3; round += 1) {
    const next = withoutTags(text, keepsItalics).replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,10}));/gi,
      character,
    );
    if (next === text) break;
    text = next;
  }
  // U+034F keeps the accents of catalogues from composing.
  return oneLine(withoutTags(text, keepsItalics).replace(/(?<=\p{scx=Latin})\u034f/gu, ''));
}

type Open = { readonly name: string; readonly parts: string[] };

const knownTag = new RegExp(`^(?:${markup.tags.join('|')})$`);
const block = /^(?:br|p|div|sec|title|list|list-item|li|ul|ol|h[1-6])$/;
const italics = /^(?:i|em|italic)$/;
const hidden = /^(?:tex-math|annotation|mphantom)$/;

/** Reads tags with a stack, in linear time; a `<` that begins no known tag is a character like another. */
function withoutTags(text: string, keepsItalics: boolean): string {
  if (!text.includes('<')) return text;
  const stack: Open[] = [{ name: '', parts: [] }];
  const top = () => stack.at(-1) ?? { name: '', parts: [] };
  const close = () => {
    const closed = stack.pop();
    if (closed)
      top().parts.push(keepsItalics && italics.test(closed.name) ? inItalics(textOf(closed)) : textOf(closed));
  };
  let math = 0;
  let end = 0;
  for (const match of text.matchAll(
    /<(\/?)(?:[a-z]{1,8}:)?([a-z][a-z\d-]{0,16})(?:\s+[\w:-]{1,40}\s*=[^<>]{0,2000})?\s*(\/?)>/gi,
  )) {
    const [tag, slash, typed = '', selfClosing] = match;
    const name = typed.toLowerCase();
    if (!knownTag.test(name)) continue;
    push(text.slice(end, match.index));
    end = match.index + tag.length;
    if (block.test(name)) top().parts.push(' ');
    else if (slash) {
      if (name === 'math') math = Math.max(0, math - 1);
      if (stack.slice(-maxDepth).some((open) => open.name === name && stack.length > 1)) {
        while (stack.length > 1 && top().name !== name) close();
        close();
      }
    } else if (selfClosing !== '/' && !tag.endsWith('/>') && stack.length < maxDepth) {
      if (name === 'math') math += 1;
      stack.push({ name, parts: [] });
    }
  }
  push(text.slice(end));
  while (stack.length > 1) close();
  return top().parts.join('');

  function push(piece: string): void {
    const shown = math > 0 ? piece.trim() : piece;
    if (shown !== '') top().parts.push(shown);
  }
}

const maxDepth = 50;

/** Italics within italics, and of nothing, are none. */
const inItalics = (text: string): string => (text.trim() === '' || /[<>]/.test(text) ? text : `<i>${text}</i>`);

function textOf({ name, parts }: Open): string {
  const [base = '', first = '', second = ''] = parts;
  if (hidden.test(name)) return '';
  if (name === 'sup') return raised(parts.join(''), superscripts);
  if (name === 'sub' || name === 'inf') return raised(parts.join(''), subscripts);
  if (name === 'msup') return base + raised(first, superscripts);
  if (name === 'msub') return base + raised(first, subscripts);
  if (name === 'msubsup') return base + raised(first, subscripts) + raised(second, superscripts);
  if (name === 'mfrac') return `${base}/${first}`;
  return parts.join('');
}

function character(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return entities.get(name) ?? entity;
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  if (code > 8 && code < 14) return ' ';
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
}

const entities: ReadonlyMap<string, string> = new Map(Object.entries(markup.entities));
