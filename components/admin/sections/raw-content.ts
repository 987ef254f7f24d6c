/** A section's content as the text of one field, for the sections manager: HTML, lines, or JSON. */
import type { SectionType } from '@/sections/define';

export function asRawText(type: SectionType, content: unknown): string {
  if (type === 'text') return typeof content === 'string' ? content : '';
  if (type === 'list' && Array.isArray(content)) return content.map(String).join('\n');
  return content === null || content === undefined ? '' : JSON.stringify(content, null, 2);
}

type Read = { readonly ok: true; readonly content: unknown } | { readonly ok: false; readonly error: string };

/** Reads the content back: cards must be valid JSON, lines are trimmed and blank ones dropped, text is any HTML. */
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
