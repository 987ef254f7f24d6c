// Runs other programs and collects their output for an error message.
import { spawn } from 'node:child_process';
import { root } from './project.ts';

/** `show` prints the output instead of collecting it. */
type Options = { readonly env?: Readonly<Record<string, string | undefined>>; readonly show?: boolean };

/** Runs a program in the project's folder. Rejects only when it cannot be started. */
export function run(
  program: string,
  args: readonly string[],
  { env = {}, show = false }: Options = {},
): Promise<{ code: number; signal: NodeJS.Signals | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    });
    const end = () => void child.kill();
    process.once('exit', end); // or a build would go on and block the next one
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', end);
      resolve({ code: code ?? 1, signal, output: Buffer.concat(chunks).toString() });
    });
  });
}

/** Runs a script, by its path inside the project, with the Node of this process. */
export const runNode = (script: string, args: readonly string[], options?: Options) =>
  run(process.execPath, [script, ...args], options);
