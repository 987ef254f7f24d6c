import { HistoryView } from '@/components/admin/history/history-view';
import { env } from '@/lib/env';
import { describeError, log } from '@/lib/log';
import { requireOwnerPage } from '@/lib/site/auth/guard';
import { missingUploads } from '@/lib/site/backup/uploads';
import { lastEvent } from '@/lib/site/db/audit-log';
import { secondFactorState } from '@/lib/site/db/second-factor';
import { compareVersions, lastChanged, readHistory, readSubjects, readTrash } from '@/lib/site/db/versions';
import type { Asked } from '../../asked';

export const metadata = { title: 'Historique' };

/**
 * The newest 50 versions of one subject (`sujet`), 1000 with `nombre=toutes`; two of them compared (`version`, `avec`);
 * the trash; the backup's form, with the status of a refused download (`sauvegarde`).
 */
export default async function HistoryPage({ searchParams }: Asked) {
  const owner = await requireOwnerPage('/admin/history');
  const asked = await searchParams;
  const [subjects, trash, lastBackup, secondFactor] = await Promise.all([
    readSubjects(owner),
    readTrash(owner),
    lastEvent(owner, 'backup.download'),
    secondFactorState(owner),
  ]);
  const wanted = asked.sujet ?? (await lastChanged(owner));
  const key = subjects.find((subject) => subject.key === wanted)?.key ?? 'profile';
  const history = await readHistory(owner, key, asked.nombre === 'toutes' ? 1000 : undefined);
  const [newest, previous] = history.versions;
  const one = (name: string) => history.versions.find(({ id }) => String(id) === asked[name]);
  const [chosen, against] = [one('version') ?? previous, one('avec') ?? newest];
  const comparison =
    chosen && against && chosen.id !== against.id ? await compareVersions(owner, chosen.id, against.id) : null;
  return (
    <HistoryView
      subjects={subjects}
      history={history}
      chosen={chosen?.id ?? null}
      against={against?.id ?? null}
      comparison={comparison}
      trash={trash}
      backup={{
        last: lastBackup,
        missing: missingFiles(),
        failure: typeof asked.sauvegarde === 'string' ? asked.sauvegarde : null,
        asksCode: secondFactor.enabled,
      }}
      now={new Date().toISOString()}
    />
  );
}

/** How many files a backup would lack; 0 if storage cannot be read, since the backup itself reports that. */
function missingFiles(): number {
  const { databaseFile, uploadsDir } = env();
  try {
    return missingUploads(databaseFile, uploadsDir).length;
  } catch (error) {
    log('warn', 'backup.missing', { error: describeError(error) });
    return 0;
  }
}
