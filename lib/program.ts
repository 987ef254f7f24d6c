import { type ExecFileException, execFile } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const inProject = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), name);

/** Node's options for a program in TypeScript (lib/module-paths.mjs). */
export const moduleFlags = (): string[] => ['--import', pathToFileURL(inProject('lib/module-paths.mjs')).href];
export const programFile = (name: Program): string => inProject(`lib/workers/${name}.ts`);
/** Node's arguments that run a program. */
export const programArgs = (name: Program): string[] => [...moduleFlags(), programFile(name)];

/** A program that the site runs beside itself (lib/workers). */
export type Program = 'copy-job' | 'first-start' | 'maintain' | 'password' | 'pictures' | 'references' | 'typeset';

/** Node's arguments for a program, and an environment without the site's secrets, which it does not need. */
export function siteProgram(name: Program): {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
} {
  const { SESSION_SECRET: _, ADMIN_PASSWORD: __, ADMIN_EMAIL: ___, ...env } = process.env; // the last two go together (lib/env.ts)
  return { args: programArgs(name), env };
}

/** `seconds` of the clock, `maxOutput` in bytes; `flags` are Node's own. */
type Bounds = { readonly seconds: number; readonly maxOutput: number; readonly flags?: readonly string[] };

/**
 * Runs a program with `input` on its standard input, and kills it at the bounds. `error` is how it failed, with the
 * signal that ended it; `said` is its standard error.
 */
export function runSiteProgram(
  name: Program,
  args: readonly string[],
  input: string | Uint8Array,
  { seconds, maxOutput, flags = [] }: Bounds,
): Promise<{ readonly error: ExecFileException | null; readonly output: Buffer; readonly said: string }> {
  const program = siteProgram(name);
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...flags, ...program.args, ...args],
      {
        encoding: 'buffer',
        env: program.env,
        timeout: seconds * 1000,
        killSignal: 'SIGKILL',
        maxBuffer: maxOutput,
        windowsHide: true,
      },
      (error, output, said) => resolve({ error, output, said: said.toString() }),
    );
    child.stdin?.on('error', () => undefined); // it ended before it read everything: `error` says how
    child.stdin?.end(input);
  });
}
