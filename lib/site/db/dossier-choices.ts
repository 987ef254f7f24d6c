import 'server-only';
import { log } from '@/lib/log';
import { type Choices, choicesSchema } from '@/lib/site/dossiers/choices';
import type { Dossier } from './generated/client';

/** The choices of a row; null, and a line in the log, where they cannot be read. */
export function readChoices({ id, choices }: Pick<Dossier, 'id' | 'choices'>): Choices | null {
  try {
    return choicesSchema.parse(JSON.parse(choices));
  } catch {
    log('error', 'dossier.unreadable', { dossier: id, at: 'choices' });
    return null;
  }
}
