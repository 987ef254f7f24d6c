// One upgrade at a time.
import fs from 'node:fs';
import { errorCode, isDenied } from '../../../lib/error-codes.ts';
import { CliError } from '../console.ts';
import { inRoot } from '../project.ts';
import { isAlive, processMark } from '../upgrade-switch.mjs';

const lock = inRoot('.upgrade/lock.json');

/** Does `work`, unless another upgrade is at work: throws a `CliError` then. */
export async function takeTurn(work: () => Promise<void>): Promise<void> {
  try {
    fs.mkdirSync(inRoot('.upgrade'), { recursive: true });
    take();
  } catch (error) {
    if (isDenied(error))
      throw new CliError(
        'Cet utilisateur ne peut pas écrire dans le dossier du site : lancez la commande sous le sien.',
      );
    throw error;
  }
  try {
    await work();
  } finally {
    fs.rmSync(lock, { force: true });
  }
}

function take(): void {
  const own = JSON.stringify({ pid: process.pid, mark: processMark(process.pid) });
  try {
    fs.writeFileSync(lock, own, { flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    const text = fs.readFileSync(lock, 'utf8');
    if (isProcess(text)) throw new CliError('Une autre mise à jour est en cours : attendez qu’elle finisse.');
    fs.rmSync(lock, { force: true });
    fs.writeFileSync(lock, own, { flag: 'wx' });
  }
}

function isProcess(text: string): boolean {
  try {
    return isAlive(JSON.parse(text));
  } catch {
    return false; // a full disk has cut it
  }
}
