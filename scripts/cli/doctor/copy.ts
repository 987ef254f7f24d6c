/** The static copy that the site publishes: where it goes, and what has come of the last one. */
import { readCopyRecord } from '@/lib/records';
import type { Env } from '@/lib/env';
import { formatDateTime } from '@/lib/format/dates';
import { isWritableFolder } from './files';
import { type Finding, doubtful, good, wrong } from './finding';

/** Null where no place is set: that is how most sites are. */
export function checkCopy({ copyTo, databaseFile }: Pick<Env, 'copyTo' | 'databaseFile'>): Finding | null {
  if (copyTo === null) return null;
  const about = `Copie publiée dans ${copyTo}`;
  if (!isWritableFolder(copyTo))
    return wrong(
      `${about} : ce dossier n’existe pas, ou cet utilisateur ne peut pas y écrire`,
      'Créez-le pour l’utilisateur du site, ou changez COPY_TO',
    );
  const { last, failure } = readCopyRecord(databaseFile);
  if (failure) return { mark: '✗', text: `${about} : ${failure.line}` };
  return last?.to === copyTo
    ? good(`${about} : la dernière, du ${formatDateTime(last.at)}`)
    : doubtful(`${about} : aucune encore`, 'Le propriétaire la publie à la page « Copie du site »');
}
