// Input from a terminal.
import readline from 'node:readline/promises';
import { Writable } from 'node:stream';

/**
 * Asks at the terminal and returns the line typed.
 * @param {string} question
 * @param {{ hidden?: boolean }} [options] `hidden`: what is typed is not shown
 */
export async function ask(question, { hidden = false } = {}) {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const line = readline.createInterface({ input: process.stdin, output: hidden ? silent : process.stdout, terminal: true });
  try {
    if (hidden) process.stdout.write(question);
    return await line.question(hidden ? '' : question);
  } finally {
    line.close();
    if (hidden) process.stdout.write('\n');
  }
}
