// Input from a terminal.
import readline from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CliError } from './console.mjs';

/**
 * Asks at the terminal and returns the line typed. Throws a `CliError` when it is given up (Ctrl+C, Ctrl+D).
 * @param {string} question
 * @param {{ hidden?: boolean }} [options] `hidden`: what is typed is not shown
 */
export async function ask(question, { hidden = false } = {}) {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = readline.createInterface({ input: process.stdin, output: hidden ? silent : process.stdout, terminal: true });
  try {
    if (hidden) process.stdout.write(question);
    return await new Promise((resolve, reject) => {
      line.once('close', () => reject(new CliError('Annulé : rien n’a été changé.')));
      line.question(hidden ? '' : question).then(resolve, reject);
    });
  } finally {
    line.close();
    if (hidden) process.stdout.write('\n');
  }
}
