/** What the process of lib/workers/typeset.ts does, its bounds, and how it ends. */
import type { TypesetDocument } from './tree';

type Format = 'pdf' | 'docx' | 'html' | 'txt';

/**
 * A document to write as a file; the same one gives the same bytes. Or a task of dossiers (lib/site/dossiers/tasks.ts),
 * whose document is composed there.
 */
export type Job<Task = unknown> =
  | { readonly format: Format; readonly document: TypesetDocument }
  | { readonly format: 'dossier'; readonly task: Task };

/** The first byte of an answer: what the job made follows, or a problem, as JSON. */
export const answers = { made: 0, problem: 1 } as const;

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
