/** A section's content as the sections manager shows it in one text field (spec 2.13, section 5): HTML, lines, or JSON. Pure functions. */
import type { SectionType } from '@/lib/content/define';

export function asRawText(type: SectionType, content: unknown): string {
  if (type === 'text') return typeof content === 'string' ? content : '';
  if (type === 'list' && Array.isArray(content)) return content.map(String).join('\n');
  return content === null || content === undefined ? '' : JSON.stringify(content, null, 2);
}

export type Read = { readonly ok: true; readonly content: unknown } | { readonly ok: false; readonly error: string };

/** What the text says: cards must be JSON, lines lose their blanks, text is free HTML. */
export function readRawText(type: SectionType, text: string): Read {
  if (type === 'text') return { ok: true, content: text };
  if (type === 'list')
    return {
      ok: true,
      content: text
        .split(/\r?\n/)
        .map((line) => line.trim())
        .filter(Boolean),
    };
  try {
    return { ok: true, content: JSON.parse(text) };
  } catch {
    return { ok: false, error: 'Format JSON invalide' };
  }
}
