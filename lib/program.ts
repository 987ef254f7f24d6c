import path from 'node:path';
import { pathToFileURL } from 'node:url';

const inProject = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), name);

/** Node's options for a program in TypeScript (lib/module-paths.mjs). */
export const moduleFlags = (): string[] => ['--import', pathToFileURL(inProject('lib/module-paths.mjs')).href];
export const programFile = (name: Program): string => inProject(`lib/workers/${name}.ts`);
/** Node's arguments that run a program. */
export const programArgs = (name: Program): string[] => [...moduleFlags(), programFile(name)];

/** A program that the site runs beside itself (lib/workers); `job` does those of lib/jobs/table.ts. */
export type Program = 'copy-job' | 'first-start' | 'job' | 'maintain' | 'password' | 'references' | 'typeset';

/** Node's arguments for a program, and an environment without the site's secrets, which it does not need. */
export function siteProgram(name: Program): {
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
} {
  const { SESSION_SECRET: _, ADMIN_PASSWORD: __, ADMIN_EMAIL: ___, ...env } = process.env; // the last two go together (lib/env.ts)
  return { args: programArgs(name), env };
}
