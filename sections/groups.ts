import { z } from 'zod';
import { isWellFormed } from '@/lib/format/well-formed';

/** A map of at most 200 named groups; a name is not blank, has at most 200 characters, and is not `constructor` or `prototype`. */
export function groupsOf<Value extends z.ZodType>(value: Value, nameRequired: string) {
  return z.record(z.string(), value, { error: 'Le contenu doit être un ensemble de domaines' }).superRefine((groups, context) => {
    for (const name of Object.keys(groups)) {
      const problem = problemOf(name, nameRequired);
      if (problem) context.addIssue({ code: 'custom', path: [name], message: problem });
    }
    if (Object.keys(groups).length > 200) context.addIssue({ code: 'custom', message: 'Ce contenu compte trop de domaines' });
  });
}

function problemOf(name: string, nameRequired: string): string | undefined {
  if (name.trim() === '') return nameRequired;
  if (name.length > 200) return 'Le nom d’un domaine ne doit pas dépasser 200 caractères';
  return isWellFormed(name) && !['constructor', 'prototype'].includes(name) ? undefined : 'Ce nom de domaine n’est pas valide';
}
