// Input from a terminal.
import readline from 'node:readline/promises';
import { Writable } from 'node:stream';
import { CliError } from './console.ts';

/**
 * Asks at the terminal and returns the line typed; `hidden` does not echo it. Throws a `CliError` when cancelled
 * (Ctrl+C, Ctrl+D).
 */
export async function ask(question: string, { hidden = false } = {}): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = readline.createInterface({
    input: process.stdin,
    output: hidden ? silent : process.stdout,
    terminal: true,
  });
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
