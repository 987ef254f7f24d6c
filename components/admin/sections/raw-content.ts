/** A section's content as the text of one field, for the sections manager: HTML, lines, or JSON. */
import type { SectionType } from '@/sections/define';

export function asRawText(type: SectionType, content: unknown): string {
  if (type === 'text') return typeof content === 'string' ? content : '';
  if (type === 'list' && Array.isArray(content)) return content.map(String).join('\n');
  return content === null || content === undefined ? '' : JSON.stringify(content, null, 2);
}

/**
 * Reads the content back: cards must be valid JSON, lines are trimmed and blank ones dropped, text is any HTML.
 * Undefined when it cannot be read.
 */
export function readRawText(type: SectionType, text: string): unknown {
  if (type === 'text') return text;
  if (type === 'list') {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    return lines.filter(Boolean);
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
