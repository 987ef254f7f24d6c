/** Limits for any JSON from outside, whatever its schema: a request body, or a string in it that itself holds JSON. */
import { isWellFormed } from '@/lib/format/text';
import { isRecord } from '@/lib/record';

const maxDepth = 20;
/** Maximum number of fields and entries in all. Ten thousand publications with all their fields have about 100,000. */
export const maxValues = 250_000;

/** Bytes of JSON that a section's content, or the profile, may have. */
export const maxContentBytes = 12 * 1024 * 1024;
const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** `path` is null when the error concerns the whole value. */
export type BoundsError = { readonly path: readonly PropertyKey[] | null; readonly message: string };

/**
 * The first error of a value parsed from JSON, or null: nested deeper than 20, more than `most` values, a forbidden
 * key, a text with NUL or a lone surrogate.
 */
export function boundsError(root: unknown, most = maxValues): BoundsError | null {
  const path: (string | number)[] = [];
  let values = 0;
  return visit(root);

  function visit(value: unknown): BoundsError | null {
    if (path.length > maxDepth) return { path: null, message: 'Le corps de la requête est trop imbriqué' };
    if (typeof value === 'string')
      return isWellFormed(value) ? null : at('Ce texte contient des caractères non valides');
    if (Array.isArray(value)) return inside([...value.keys()], (index) => visit(value[index]));
    if (isRecord(value))
      return inside(Object.keys(value), (key) =>
        isKey(key) ? visit(value[key]) : at('Ce nom de champ n’est pas accepté'),
      );
    return null;
  }

  function inside<Key extends string | number>(
    keys: readonly Key[],
    check: (key: Key) => BoundsError | null,
  ): BoundsError | null {
    values += keys.length;
    if (values > most) return { path: null, message: 'Le corps de la requête contient trop de valeurs' };
    for (const key of keys) {
      path.push(key);
      const error = check(key);
      if (error) return error;
      path.pop();
    }
    return null;
  }

  function at(message: string): BoundsError {
    return { path: [...path], message };
  }
}

const isKey = (key: string): boolean => !forbiddenKeys.includes(key) && isWellFormed(key);
