/** What any JSON from outside must keep to, whatever its schema: in a call's body, and in a text of it that holds JSON itself. Pure. */
import { isWellFormed } from './fields';

const maxDepth = 20;
/** Fields and entries in all. Ten thousand publications with all their fields are a hundred thousand. */
export const maxValues = 250_000;
const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** `path` is null for what concerns the whole. */
export type JsonFault = { readonly path: readonly PropertyKey[] | null; readonly message: string };

/**
 * What is wrong with a value that was read from JSON, and where; null for nothing: nested deeper than 20, more than 250,000
 * values, a forbidden key, a text with NUL or half a character.
 */
export function jsonFault(root: unknown): JsonFault | null {
  const path: (string | number)[] = [];
  let values = 0;
  return visit(root);

  function visit(value: unknown): JsonFault | null {
    if (path.length > maxDepth) return { path: null, message: 'Le corps de la requête est trop imbriqué' };
    if (typeof value === 'string') return isWellFormed(value) ? null : at('ce texte contient des caractères non valides');
    if (Array.isArray(value)) return inside(value.length, (index) => [index, value[index]]);
    if (typeof value !== 'object' || value === null) return null;
    const entries = Object.entries(value);
    return inside(entries.length, (index) => entries[index] ?? ['', null]);
  }

  function inside(count: number, entry: (index: number) => [string | number, unknown]): JsonFault | null {
    values += count;
    if (values > maxValues) return { path: null, message: 'Le corps de la requête contient trop de valeurs' };
    for (let index = 0; index < count; index += 1) {
      const [key, value] = entry(index);
      path.push(key);
      const fault = typeof key === 'string' && (forbiddenKeys.includes(key) || !isWellFormed(key)) ? at('ce nom de champ n’est pas accepté') : visit(value);
      if (fault) return fault;
      path.pop();
    }
    return null;
  }

  function at(message: string): JsonFault {
    return { path: [...path], message };
  }
}
