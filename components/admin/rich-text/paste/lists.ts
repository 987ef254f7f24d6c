/** Rebuilds the lists of Word's HTML, where each item is a paragraph that states its level. */
import type { Style } from './marks';

export type Block =
  | Readonly<{ at: 'flow'; html: string }>
  /** `list` distinguishes adjacent lists; `marker` is the bullet or number before the text. */
  | Readonly<{
      at: 'item';
      html: string;
      list: string;
      level: number;
      marker: string;
    }>
  /** A further paragraph of the previous item. */
  | Readonly<{ at: 'more'; html: string }>;

/** The list of a paragraph, and its level from 1; null outside a list. */
export function placeInList(style: Style, className: string): Readonly<{ list: string; level: number }> | null {
  const [, list, level = '1'] = /^(l\d+\s+level(\d+)\s+lfo\d+)/i.exec(style.get('mso-list') ?? '') ?? [];
  if (list) return { list: list.replace(/level\d+/i, ''), level: Number(level) };
  const [found, depth = '1'] = /\bMsoList(?:Bullet|Number)(\d?)/.exec(className) ?? [];
  return found ? { list: found.replace(/\d$/, ''), level: Number(depth || 1) } : null;
}

/** Joins blocks into HTML: consecutive items form a list, deeper ones a list in the previous item. */
export function assembled(blocks: readonly Block[]): string {
  const open: { list: string; level: number; tag: 'ul' | 'ol' }[] = [];
  let html = '';
  const close = () => {
    html += `</li></${open.pop()?.tag}>`;
  };
  for (const block of blocks) {
    if (block.at !== 'item') {
      while (block.at === 'flow' && open.length > 0) close();
      html += block.html;
      continue;
    }
    const { list, level, marker } = block;
    const tag = isNumbered(marker) ? 'ol' : 'ul';
    while ((open.at(-1)?.level ?? 0) > level) close();
    const last = open.at(-1);
    const isSame = last?.level === level && last.tag === tag && last.list === list && !isFirst(tag, marker);
    if (last?.level === level && !isSame) close();
    html += isSame ? '</li><li>' : `<${tag}${start(tag, marker)}><li>`;
    if (!isSame) open.push({ list, level, tag });
    html += block.html;
  }
  while (open.length > 0) close();
  return html;
}

const isFirst = (tag: 'ul' | 'ol', marker: string): boolean => tag === 'ol' && /^\(?1[.)]?$/.test(marker.trim());

/** Whether a marker is like `1.`, `a)`, `iv.`, `(2)` or `1.2.`. A lone letter o is a bullet in a symbol font. */
const isNumbered = (marker: string): boolean =>
  /^\(?(?:[\d.]+|[a-z]{1,6})[.)]\s*$/i.test(marker.trim()) || /^\d+$/.test(marker.trim());

function start(tag: 'ul' | 'ol', marker: string): string {
  const first = tag === 'ol' ? /^\(?(\d{1,4})[.)]?$/.exec(marker.trim())?.[1] : undefined;
  return first && first !== '1' ? ` start="${Number(first)}"` : '';
}
