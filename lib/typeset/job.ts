/** What the process of scripts/cli/typeset.ts writes, its bounds, and how it ends. */

export type Format = 'pdf' | 'docx';

/** Seconds by the clock; resident memory in bytes. */
export const maxSeconds = 20;
export const maxMemory = 512 * 1024 * 1024;

/** The exit code where the Typst compiler, an optional package, is not installed. */
export const noCompiler = 3;
