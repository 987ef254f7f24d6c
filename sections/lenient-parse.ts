/** Turns the unfinished draft of a section's form into content that the preview can render. */

import { isRecord } from '@/lib/record';
import type { AnyDefinition } from './define';
import { languages } from './langues/definition';
import { identifiers } from './profil/identities';
import { type Profile, profilePatch } from './profil/schema';
import { validate, withoutBlanks } from './validate';

/** Placeholder for a missing required text. */
const missing = '…';

/**
 * The draft as content that its kind's view can render: without blank items; with « … » for a missing text, '' for an
 * invalid one; an item that still lacks a required text is dropped. Null if it is invalid otherwise.
 */
export function lenientParse(definition: AnyDefinition, draft: unknown): { readonly content: unknown } | null {
  let value = withoutBlanks(definition, draft);
  for (let pass = 0; pass < 3; pass += 1) {
    const result = definition.schema.safeParse(value);
    if (result.success) return { content: definition.normalize(result.data) };
    for (const { path } of result.error.issues) value = mended(value, path);
  }
  const result = validate(definition, value);
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

// Turns the unfinished draft of the profile's form into a profile that the preview can render.

/**
 * The stored profile with the draft's fields; an invalid one becomes « … », or empty where « … » is invalid too. Null
 * if `draft` is not an object.
 */
export function lenientProfile(stored: Profile, draft: unknown): Profile | null {
  if (!isRecord(draft)) return null;
  const fields = {
    ...draft,
    ...('langues' in draft && { langues: lenientParse(languages, draft.langues)?.content }),
    ...('identifiants' in draft && { identifiants: validIdentifiers(draft.identifiants) }),
  };
  return {
    ...stored,
    ...Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => Object.entries(readable(name, value)))),
  };
}

function readable(name: string, value: unknown): Partial<Profile> {
  for (const attempt of [value, missing, '']) {
    const read = profilePatch.safeParse({ [name]: attempt });
    if (read.success) return read.data;
  }
  return {};
}

/** A draft's valid identifiers. */
function validIdentifiers(draft: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(isRecord(draft) ? draft : {}).filter(
      ([name, value]) => identifiers.safeParse({ [name]: value }).success,
    ),
  );
}
