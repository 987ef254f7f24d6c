/** What the running site and the program that makes its copies (lib/workers/copy-job.ts) tell each other. */
import { z } from 'zod';

/** Beside the database: the archive, and the folder in which it is made. */
export const archiveName = 'copie.zip';
export const archiveFolder = '.copie-archive';

export const copyKinds = ['archive', 'publication'] as const;
export type CopyKind = (typeof copyKinds)[number];

/** The first line of the program's input. */
export const jobSchema = z.object({
  kind: z.enum(copyKinds),
  /** Where the site answers. */
  origin: z.string(),
  /** The address of the archive's copy, which ends in « / »; null where the site stays the original. */
  address: z.string().nullable(),
});
export type Job = z.output<typeof jobSchema>;

const missing = z.object({ address: z.string(), from: z.string() });

/** A line of its output: how far it is, then what it made, or why it made nothing, in French. */
export const reportSchema = z.discriminatedUnion('copie', [
  z.object({
    copie: z.literal('step'),
    step: z.enum(['read', 'pack']),
    /** Of `read`: how many addresses, of how many that are known so far. */
    done: z.number(),
    known: z.number(),
  }),
  z.object({
    copie: z.literal('made'),
    pages: z.number(),
    missing: z.array(missing).readonly(),
    /** Of an archive. */
    bytes: z.number(),
  }),
  z.object({ copie: z.literal('failed'), line: z.string() }),
]);
export type Report = z.output<typeof reportSchema>;
export type Step = Extract<Report, { copie: 'step' }>;
export type MadeCopy = Extract<Report, { copie: 'made' }>;
