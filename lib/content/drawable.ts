/** What of a form's draft can be drawn while it is being typed. Pure. */
import { accept, withoutBlanks } from './accept';
import type { AnyDefinition } from './define';
import { isRecord } from './match-items';

/** Shown where a required text is not typed yet. */
const missing = '…';

/**
 * The draft as content that its kind's view can draw: blank items are left out, a missing text is a dot-dot-dot, a wrong
 * one is nothing, and what is still wrong then goes with its item. Null when no content comes out.
 */
export function drawable(definition: AnyDefinition, draft: unknown): { readonly content: unknown } | null {
  let value = withoutBlanks(definition, draft);
  for (let pass = 0; pass < 3; pass += 1) {
    const result = definition.schema.safeParse(value);
    if (result.success) return { content: definition.tidy(result.data) };
    for (const { path } of result.error.issues) value = mended(value, path);
  }
  const result = accept(definition, value);
  return result.ok ? { content: result.content } : null;
}

function mended(value: unknown, path: readonly PropertyKey[]): unknown {
  const [key, ...rest] = path;
  if (key === undefined) {
    if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) return missing;
    return typeof value === 'string' ? '' : value;
  }
  if (Array.isArray(value)) return value.map((item, index) => (index === key ? mended(item, rest) : item));
  return isRecord(value) ? { ...value, [String(key)]: mended(value[String(key)], rest) } : value;
}
