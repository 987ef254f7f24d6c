import { z } from 'zod';
import { isWellFormed } from '@/lib/format/text';
import { isRecord } from '@/lib/record';

/**
 * A map of at most 200 named groups; a name is not blank, has at most 200 characters, and is neither `constructor`,
 * `prototype` nor `__proto__`.
 */
export function groupsOf<Value extends z.ZodType>(value: Value, nameRequired: string) {
  const groups = z
    .record(z.string(), value, { error: 'Le contenu doit être un ensemble de domaines' })
    .superRefine((given, context) => {
      for (const name of Object.keys(given)) {
        const problem = name.trim() === '' ? nameRequired : groupNameProblem(name);
        if (problem) context.addIssue({ code: 'custom', path: [name], message: problem });
      }
      if (Object.keys(given).length > 200)
        context.addIssue({ code: 'custom', message: 'Ce contenu compte trop de domaines' });
    });
  return z.preprocess((given, context) => {
    const unkept = '__proto__'; // `z.record` would drop it silently
    if (isRecord(given) && Object.hasOwn(given, unkept))
      context.addIssue({ code: 'custom', path: [unkept], message: invalid });
    return given;
  }, groups);
}

const invalid = 'Ce nom de domaine n’est pas valide';

/** The error in a group's name, unless it is blank. */
export function groupNameProblem(name: string): string | undefined {
  if (name.length > 200) return 'Le nom d’un domaine ne doit pas dépasser 200 caractères';
  return isWellFormed(name) && !['constructor', 'prototype', '__proto__'].includes(name) ? undefined : invalid;
}
