/** What the process of scripts/cli/typeset.ts writes, its bounds, and how it ends. */
import type { TypesetDocument } from './tree';

export type Format = 'pdf' | 'docx';

/** A prepared document, and what to write of it: a file, or where its last line ends (a `LastLine` as JSON). */
export type Job = { readonly format: Format | 'end'; readonly document: TypesetDocument };

/** The page of the last line of a PDF, from 1, and how far it ends below the upper edge, in points. */
export type LastLine = { readonly page: number; readonly y: number };

/** Seconds for a file: of the processor, and by the clock, which is longer on a busy machine. */
export const maxSeconds = { processor: 20, clock: 90 } as const;
/** Resident memory, in bytes. */
export const maxMemory = 512 * 1024 * 1024;

/** When the process goes: after so many files, above so many bytes of resident memory, after so many seconds without work. */
export const kept = { files: 50, memory: 256 * 1024 * 1024, seconds: 60 } as const;

/** The exit code where the Typst compiler, an optional package, is not installed. */
export const noCompiler = 3;
