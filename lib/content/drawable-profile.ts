/** What of the profile's form can be drawn while it is being typed. Pure. */
import { drawable } from './drawable';
import { languages } from './languages';
import { isRecord } from './match-items';
import type { Profile } from './profile';
import { profilePatch } from './profile';

/** Shown where a required text is not typed yet. */
const missing = '…';

/** The stored profile with the draft's fields: a required one that is blank is a dot-dot-dot, a wrong one is empty. Null when there is no draft. */
export function drawableProfile(stored: Profile, draft: unknown): Profile | null {
  if (!isRecord(draft)) return null;
  const fields = 'langues' in draft ? { ...draft, langues: drawable(languages, draft.langues)?.content } : draft;
  return { ...stored, ...Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => Object.entries(readable(name, value)))) };
}

function readable(name: string, value: unknown): Partial<Profile> {
  for (const attempt of [value, missing, '']) {
    const read = profilePatch.safeParse({ [name]: attempt });
    if (read.success) return read.data;
  }
  return {};
}
