/** A section's content as the text of one field, for the sections manager: HTML, lines, or JSON. */
import type { SectionType } from '@/sections/define';

export function asRawText(type: SectionType, content: unknown): string {
  if (type === 'text') return typeof content === 'string' ? content : '';
  if (type === 'list' && Array.isArray(content)) return content.map(String).join('\n');
  return content === null || content === undefined ? '' : JSON.stringify(content, null, 2);
}

/** `position`: « ligne 2, colonne 37 », where the browser says it. */
type Read = { readonly ok: true; readonly content: unknown } | { readonly ok: false; readonly error: string; readonly position: string };

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
  } catch (error) {
    return { ok: false, error: 'Format JSON invalide', position: positionIn(String(error), text) };
  }
}

/** The position in the message of a syntax error: Chromium counts characters, Firefox lines; where neither is given, nothing. */
function positionIn(message: string, source: string): string {
  const before = source.slice(0, Number(/ position (\d+)/.exec(message)?.[1] ?? 0)).split('\n');
  const [, line = before.length, column = (before.at(-1) ?? '').length + 1] = / line (\d+) column (\d+)/.exec(message) ?? [];
  return / (?:position|line) \d/.test(message) ? `ligne ${line}, colonne ${column}` : '';
}
