/** Previews of a section's content for the administration's two section lists: plain text, never HTML. */

import { andOthers, quoted } from '@/lib/format/french';
import { isRecord } from '@/lib/record';
import { cardName } from './custom/card-name';
import type { SectionType } from './define';

const previewLengths = { simple: 300, manager: 100 } as const;

/** The beginning of a content, and the rest in words: « et 3 autres ». */
export type Preview = {
  readonly text: string;
  readonly more?: string;
  /** Whether there is nothing to show. */
  readonly empty?: boolean;
};

/** The preview in a row of the simple editor: 300 characters of text, three lines, two cards or three group names. */
export function preview(type: SectionType, content: unknown): Preview {
  if (type === 'text') return textPreview(content, previewLengths.simple);
  if (content === null || content === undefined || content === '') return emptyPreview('Aucun contenu');
  if (Array.isArray(content))
    return content.length === 0
      ? emptyPreview('Liste vide')
      : type === 'list'
        ? listPreview(content)
        : cardsPreview(content);
  return isRecord(content) ? objectPreview(content) : emptyPreview('Aucun contenu');
}

/** The same for the sections manager: 100 characters of text, 'Contenu vide' for an unknown type. */
export function managerPreview(type: SectionType, content: unknown): Preview {
  if (typeLabel(type) === unknownType) return emptyPreview('Contenu vide');
  return type === 'text' ? textPreview(content, previewLengths.manager) : preview(type, content);
}

/** The text of HTML, truncated to `max` grapheme clusters with an ellipsis. */
export function cutText(html: string, max: number): string {
  const text = textOf(html);
  const characters = [...new Intl.Segmenter('fr', { granularity: 'grapheme' }).segment(text)].map(
    ({ segment }) => segment,
  );
  return characters.length > max ? `${characters.slice(0, max).join('').trimEnd()}…` : text;
}

/**
 * The text of HTML: block tags become spaces, common entities become characters. Only for display as text, never as
 * HTML.
 */
export function textOf(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/h[1-6]|\/li|\/div|\/blockquote|\/caption|\/t[dhr])\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(nbsp|amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[^\S\u00a0\u202f]+/g, ' ')
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  nbsp: '\u00a0',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};

export function typeLabel(type: string): string {
  return { text: 'Texte', list: 'Liste', cards: 'Cartes' }[type] ?? unknownType;
}
const unknownType = 'Inconnu';

function textPreview(content: unknown, max: number): Preview {
  const text = typeof content === 'string' ? cutText(content, max) : '';
  return text === '' ? emptyPreview('Aucun contenu texte') : { text };
}

function listPreview(items: readonly unknown[]): Preview {
  return withMore(
    items.slice(0, 3).map((item) => quoted(typeof item === 'string' ? item : nameOf(item))),
    items.length,
  );
}

function cardsPreview(items: readonly unknown[]): Preview {
  const names = items.slice(0, 2).map((item) => quoted(nameOf(item)));
  const { more } = withMore(names, items.length);
  return { text: `${items.length} élément(s)\u00a0: ${names.join(', ')}`, ...(more && { more }) };
}

function objectPreview(content: Readonly<Record<string, unknown>>): Preview {
  const keys = Object.keys(content);
  if (keys.length === 0) return emptyPreview('Objet vide');
  return withMore(
    keys.slice(0, 3).map((key) => quoted(groupName(key, content[key]))),
    keys.length,
  );
}

/** A group's title if any, else its key. */
function groupName(key: string, value: unknown): string {
  return isRecord(value) && typeof value.title === 'string' && value.title !== '' ? value.title : key;
}

const nameOf = (item: unknown): string => (isRecord(item) && cardName(item)) || 'Sans titre';

function withMore(names: readonly string[], total: number): Preview {
  const more = andOthers(total - names.length);
  return { text: names.join(', '), ...(more && { more }) };
}

const emptyPreview = (text: string): Preview => ({ text, empty: true });
