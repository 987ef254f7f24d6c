import path from 'node:path';
import { pathToFileURL } from 'node:url';

const inProject = (name: string) => path.join(/* turbopackIgnore: true */ process.cwd(), name);

/** Node's options for a program in TypeScript (lib/module-paths.mjs). */
export const moduleFlags = (): string[] => ['--import', pathToFileURL(inProject('lib/module-paths.mjs')).href];
export const programFile = (name: Program): string => inProject(`lib/workers/${name}.ts`);
export const programArgs = (name: Program): string[] => [...moduleFlags(), programFile(name)];

/** A program that the site runs beside itself (lib/workers); `job` does those of lib/jobs/table.ts. */
type Program = 'first-start' | 'job' | 'maintain';
