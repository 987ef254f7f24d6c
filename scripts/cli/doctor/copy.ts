/** The static copy that the site publishes: where it goes, and what has come of the last one. */
import { spawnSync } from 'node:child_process';
import { placeText } from '@/lib/copy-place';
import { readCopyRecord } from '@/lib/copy-record';
import type { Env } from '@/lib/env';
import { formatDateTime } from '@/lib/format/dates';
import { isWritableFolder } from './files';
import { doubtful, type Finding, good, wrong } from './finding';

/** Null where no place is set: that is how most sites are. */
export function checkCopy({ copyTo, databaseFile }: Pick<Env, 'copyTo' | 'databaseFile'>): Finding | null {
  if (copyTo === null) return null;
  const about = `Copie publiée dans ${placeText(copyTo)}`;
  if (copyTo.kind === 'folder' && !isWritableFolder(copyTo.folder))
    return wrong(
      `${about} : ce dossier n’existe pas, ou cet utilisateur ne peut pas y écrire`,
      'Créez-le pour l’utilisateur du site, ou changez COPY_TO',
    );
  if (copyTo.kind === 'ssh' && spawnSync('rsync', ['--version']).error)
    return wrong(`${about} : rsync n’est pas installé`, 'Installez le paquet rsync');
  const { last, failure } = readCopyRecord(databaseFile);
  if (failure) return { mark: '✗', text: `${about} : ${failure.line}` };
  return last?.to === placeText(copyTo)
    ? good(`${about} : la dernière, du ${formatDateTime(last.at)}`)
    : doubtful(`${about} : aucune encore`, 'Le propriétaire la publie à la page « Copie du site »');
}
