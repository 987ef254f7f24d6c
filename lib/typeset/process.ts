/** The process that writes PDF and Word files, within bounds of time and memory: it must not hold up visitors. */
import 'server-only';
import { execFile } from 'node:child_process';
import { Problem } from '@/lib/errors';
import { log } from '@/lib/log';
import { siteProgram } from '@/lib/program';
import { WorkQueue } from '@/lib/work-queue';
import { type Format, maxSeconds, noCompiler } from './job';
import type { TypesetDocument } from './tree';

const queue = new WorkQueue({ concurrency: 1, queueLimit: 12, retryAfter: 10 });

/**
 * The file of a document. Throws `busy` when too many wait, `unavailable` where the compiler of PDF is not installed,
 * `tooLarge` at the bounds of time and memory, and an Error when the process fails.
 */
export function inTypesetProcess(format: Format, document: TypesetDocument): Promise<Uint8Array> {
  return queue.run(() => run(format, document));
}

function run(format: Format, document: TypesetDocument): Promise<Uint8Array> {
  const { file, env } = siteProgram('typeset');
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [file, format],
      {
        encoding: 'buffer',
        env,
        timeout: maxSeconds * 1000,
        killSignal: 'SIGKILL',
        maxBuffer: 64 * 1024 * 1024,
        windowsHide: true,
      },
      (error, output, said) => {
        if (!error) return resolve(output);
        const reason = said.toString().slice(0, 2000);
        if (error.code === noCompiler) {
          log('warn', 'typeset.unavailable', { reason });
          return reject(new Problem('unavailable', noCompilerHere));
        }
        if (!error.signal) return reject(new Error(`the ${format} process failed: ${reason || error.message}`));
        log('warn', 'typeset.ended', { format, signal: error.signal, reason });
        reject(new Problem('tooLarge', tooMuch));
      },
    );
    child.stdin?.on('error', () => undefined); // it ended before it read everything: the callback above reports it
    child.stdin?.end(JSON.stringify(document));
  });
}

const noCompilerHere =
  'Ce serveur ne peut pas composer de PDF\u00a0: choisissez Word, ou la page à imprimer depuis votre navigateur.';
const tooMuch = 'Ce document est trop long pour être composé\u00a0: retirez-en une partie.';
