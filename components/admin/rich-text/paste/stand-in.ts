/** Replaces an unsupported pasted element by its text, or by a link to it. */
import type { Change } from './changes';

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
