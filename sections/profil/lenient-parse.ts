/** Turns the unfinished draft of the profile's form into a profile that the preview can render. */

import { isRecord } from '@/lib/record';
import { languages } from '../langues/definition';
import { lenientParse } from '../lenient-parse';
import { identifiers } from './identities';
import type { Profile } from './schema';
import { profilePatch } from './schema';

/** Placeholder for a missing required text. */
const missing = '…';

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
