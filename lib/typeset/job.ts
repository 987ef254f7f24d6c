/** What the process of scripts/cli/typeset.ts writes, its bounds, and how it ends. */
import type { TypesetDocument } from './tree';

export type Format = 'pdf' | 'docx';

/** A prepared document, and what to write. */
export type Job = { readonly format: Format; readonly document: TypesetDocument };

/** Seconds by the clock; resident memory in bytes. */
export const maxSeconds = 20;
export const maxMemory = 512 * 1024 * 1024;

/** When the process goes: after so many files, above so many bytes of resident memory, after so many seconds without work. */
export const kept = { files: 50, memory: 256 * 1024 * 1024, seconds: 60 } as const;

/** The exit code where the Typst compiler, an optional package, is not installed. */
export const noCompiler = 3;
