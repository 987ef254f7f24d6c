/** Programs and folders that live as long as a browser. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type Program = {
  /** Waits for words in the output, and returns the match. Rejects with the output if the program ends without them. */
  readonly says: (words: RegExp) => Promise<RegExpExecArray>;
  readonly ended: Promise<void>;
  readonly end: () => Promise<void>;
};

export function startProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      child.emit('output');
    });
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  const ended = Promise.race([failed, new Promise<void>((resolve) => child.once('close', () => resolve()))]);
  const says = (words: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const match = words.exec(output);
        if (match) resolve(match);
      };
      child.on('output', look);
      look();
      ended.then(() => reject(new Error(`${program} ended:\n${output}`)), reject);
    });
  return {
    says,
    ended,
    end: () => {
      child.kill();
      return ended;
    },
  };
}

export function newFolder(name: string): { readonly path: string; readonly remove: () => void } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `portfolio ${name} `));
  return { path: folder, remove: () => fs.rmSync(folder, { recursive: true, force: true }) };
}
