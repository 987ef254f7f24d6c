/** Has a process of its own write a document as PDF, within bounds of time and memory. */
import 'server-only';
import { execFile } from 'node:child_process';
import { Problem } from '@/lib/errors';
import { log } from '@/lib/log';
import { siteProgram } from '@/lib/program';
import { WorkQueue } from '@/lib/work-queue';
import { directedPieces } from './inline';
import { maxSeconds, noCompiler } from './job';
import { mapTexts } from './map-texts';
import { drawable } from './missing-glyphs';
import { prepared } from './prepare';
import type { TypesetDocument } from './tree';

const queue = new WorkQueue({ concurrency: 1, queueLimit: 12, retryAfter: 10 });

/**
 * Writes the document as PDF that conforms to PDF/UA-1; the same document gives the same bytes. Characters that no font
 * has become « □ » (`missingGlyphs` names them before). Throws `busy` when too many wait, `unavailable` where the
 * compiler is not installed, `tooLarge` at the bounds of time and memory, and an Error when the process fails.
 */
export function toPdf(document: TypesetDocument): Promise<Uint8Array> {
  const tree = mapTexts(prepared(document), (text) => apart(breakable(drawable(text))));
  return queue.run(() => inProcess(JSON.stringify(tree)));
}

/** Long words may be broken anywhere, so that none leaves the page. */
const breakable = (text: string): string => text.replace(/[^\s\u200b]{40}/gu, '$&\u200b');

/** A mark after words from right to left, so that a number or a comma after them is not taken for one of theirs. */
const apart = (text: string): string =>
  directedPieces(text)
    .map((piece) => (piece.isRightToLeft ? `${piece.text}\u200e` : piece.text))
    .join('');

function inProcess(tree: string): Promise<Uint8Array> {
  const { file, env } = siteProgram('typeset');
  return new Promise((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [file],
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
        if (!error.signal) return reject(new Error(`the PDF process failed: ${reason || error.message}`));
        log('warn', 'typeset.ended', { signal: error.signal, reason });
        reject(new Problem('tooLarge', tooMuch));
      },
    );
    child.stdin?.on('error', () => undefined); // it ended before it read everything: the callback above reports it
    child.stdin?.end(tree);
  });
}

const noCompilerHere =
  'Ce serveur ne peut pas composer de PDF\u00a0: choisissez Word, ou la page à imprimer depuis votre navigateur.';
const tooMuch = 'Ce document est trop long pour être composé en PDF\u00a0: retirez-en une partie, ou choisissez Word.';
