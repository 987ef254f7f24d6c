/** Counts of pasted elements that the editor does not support, and the sentence about them after the paste. */
import { counted, quoted } from '@/lib/format/french';

const lost = {
  drawing: ['dessin', 'dessins'],
  frame: ['cadre d’une autre page', 'cadres d’autres pages'],
  rule: ['trait horizontal', 'traits horizontaux'],
} as const;
const converted = {
  definitions: ['liste de définitions en paragraphes', 'listes de définitions en paragraphes'],
  code: ['passage de code en texte', 'passages de code en texte'],
  media: ['vidéo ou cadre en lien', 'vidéos ou cadres en liens'],
  formula: ['formule en texte', 'formules en texte'],
  field: ['champ de formulaire en texte', 'champs de formulaire en texte'],
  innerTable: ['tableau d’une cellule en paragraphes', 'tableaux de cellules en paragraphes'],
} as const;

export type Change = 'picture' | 'revision' | keyof typeof lost | keyof typeof converted;
export type Changes = { readonly [kind in Change]?: number };

/** One or two sentences on what was dropped or converted; '' if nothing was. */
export function changesText(changes: Changes): string {
  const named = (kinds: Readonly<Record<string, readonly [string, string]>>) =>
    Object.entries(kinds).flatMap(([kind, [one, many]]) =>
      countOf(changes, kind).map((count) => counted(count, one, many)),
    );
  const [left, other] = [named(lost), named(converted)];
  return [
    ...countOf(changes, 'picture').map(pictureText),
    ...countOf(changes, 'revision').map(revisionText),
    ...(left.length > 0 ? [`Non collé\u00a0: ${left.join(', ')}.`] : []),
    ...(other.length > 0 ? [`Converti\u00a0: ${other.join(', ')}.`] : []),
  ].join(' ');
}

const countOf = (changes: Changes, kind: string): number[] =>
  Object.entries(changes).flatMap(([name, count]) => (name === kind && count > 0 ? [count] : []));

function pictureText(count: number): string {
  const what =
    count === 1
      ? '1 image n’a pas pu être collée\u00a0: ajoutez-la'
      : `${count} images n’ont pas pu être collées\u00a0: ajoutez-les`;
  return `${what} avec le bouton ${quoted('Image')}.`;
}

const revisionText = (count: number): string =>
  count === 1
    ? '1 modification suivie a été prise comme acceptée.'
    : `${count} modifications suivies ont été prises comme acceptées.`;

/** Replaces an unsupported pasted element by its text, or by a link to it. */

type StandIn = Readonly<{ change?: Change; text?: string; href?: string }>;

const nothing: StandIn = {};

/** Elements that show nothing: code and metadata. */
const silent = new Set([
  'style',
  'script',
  'meta',
  'link',
  'title',
  'xml',
  'head',
  'template',
  'noscript',
  'col',
  'colgroup',
  'source',
  'track',
  'datalist',
  'map',
]);

/** The replacement of an element with its content; null for one read unchanged. */
export function standIn(node: Element): StandIn | null {
  const name = node.localName;
  if (silent.has(name)) return nothing;
  if (name === 'hr') return { change: 'rule' };
  if (name === 'svg' || name === 'canvas') return isOrnament(node) ? nothing : { change: 'drawing' };
  if (/^(?:iframe|frame|object|embed|video|audio)$/.test(name)) return mediaLink(node);
  if (name === 'math') return { change: 'formula', text: formulaText(node) };
  if (node instanceof HTMLInputElement) return inputText(node);
  if (node instanceof HTMLSelectElement)
    return { change: 'field', text: [...node.selectedOptions].map(({ text }) => text).join(', ') };
  if (node instanceof HTMLTextAreaElement) return { change: 'field', text: node.value };
  return null;
}

/** Icons beside their own text. */
function isOrnament(node: Element): boolean {
  const width = Number(node.getAttribute('width') ?? Number.NaN);
  return node.getAttribute('aria-hidden') === 'true' || node.getAttribute('role') === 'presentation' || width < 33;
}

function mediaLink(node: Element): StandIn {
  const source =
    node.getAttribute('src') ?? node.getAttribute('data') ?? node.querySelector('source')?.getAttribute('src') ?? '';
  const [, video] = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(source) ?? [];
  const href = video ? `https://www.youtube.com/watch?v=${video}` : source.replace(/^\/\//, 'https://');
  return /^https?:\/\//i.test(href) ? { change: 'media', href } : { change: 'frame' };
}

/** A formula as its author wrote it: in TeX if given. */
function formulaText(node: Element): string {
  const tex = node.querySelector('annotation[encoding*="tex" i]')?.textContent ?? node.getAttribute('alttext');
  return (tex ?? node.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function inputText({ type, value, checked }: HTMLInputElement): StandIn {
  if (type === 'checkbox' || type === 'radio') return { text: checked ? '☑ ' : '☐ ' };
  if (/^(?:hidden|submit|button|reset|image|file|password)$/.test(type)) return nothing;
  return { change: 'field', text: value };
}
