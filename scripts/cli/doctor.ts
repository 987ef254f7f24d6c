/** `npm run doctor`: looks at everything that the site needs beside its own program. */
import path from 'node:path';
import { parseEnv, settingNames } from '@/lib/env';
import { counted } from '@/lib/format/french';
import { unknownNames } from '../lib/env-file';
import { checkData } from './doctor/data';
import { checkBackups, checkCopy, checkFiles } from './doctor/files';
import { doubtful, type Finding, good, wrong } from './doctor/finding';
import { checkDisks, checkPdf } from './doctor/machine';
import { checkCertificate, checkHosts, checkRunningSite } from './doctor/network';
import { checkSettings } from './doctor/settings';

export { good, lineOf, wrong } from './doctor/finding';
export { checkMemory } from './doctor/machine';

/**
 * What each check finds, as it is made. `settingsFile`: the path of `.env`; `isNetworkAsked`: whether the hosts are
 * asked that publications are read from.
 */
export async function* examine(settingsFile: string, isNetworkAsked: boolean): AsyncGenerator<Finding> {
  yield checkPdf();
  for (const name of unknownNames(settingsFile, settingNames))
    yield doubtful(`Réglages : dans .env, ${name} n’en est pas un`, 'Vérifiez ce nom (.env.example)');
  const settings = parseEnv(process.env);
  if (!settings.ok) {
    for (const line of settings.lines) yield wrong(`Réglages : ${line}`, 'Corrigez-le, puis relancez npm run doctor');
    return; // of the rest, the settings say where it is
  }
  const { env } = settings;
  yield good('Réglages : lisibles');
  yield* checkSettings(env);
  yield* checkFiles(env, settingsFile);
  yield* checkDisks([path.dirname(env.databaseFile), env.uploadsDir, ...(env.backupDir ? [env.backupDir] : [])], env);
  yield* checkData(env, path.resolve('prisma/migrations'));
  yield checkBackups(env);
  const copy = checkCopy(env);
  if (copy) yield copy;
  yield await checkRunningSite(env);
  yield* await checkCertificate(env);
  if (isNetworkAsked) yield* await checkHosts(env);
}

/** « 1 point à corriger, 2 à regarder. » */
export function summaryOf(findings: readonly Finding[]): string {
  const [faults, doubts] = (['✗', '!'] as const).map((mark) => findings.filter((each) => each.mark === mark).length);
  return faults || doubts
    ? `${counted(faults ?? 0, 'point à corriger', 'points à corriger')}, ${doubts} à regarder.`
    : 'Tout va bien.';
}
