/** What the running site and the job that copies it (lib/workers/copy.ts) tell each other. */

/** Beside the database: the archive, and the folder in which it is made. */
export const archiveName = 'copie.zip';
export const archiveFolder = '.copie-archive';

export const copyKinds = ['archive', 'publication'] as const;
export type CopyKind = (typeof copyKinds)[number];

export type CopyJob = {
  readonly kind: CopyKind;
  /** Where the site answers. */
  readonly origin: string;
  /** The address of the archive's copy, which ends in « / »; null where the site stays the original. */
  readonly address: string | null;
};

/** How far it is; of `read`: how many addresses, of how many that are known so far. */
export type Step = { readonly step: 'read' | 'pack'; readonly done: number; readonly known: number };

export type MadeCopy = {
  readonly pages: number;
  readonly missing: readonly { readonly address: string; readonly from: string }[];
  /** Of an archive. */
  readonly bytes: number;
};

/** The address of a static copy, which ends in « / »; null for what is none: neither a query nor a password belongs to it. */
export function copyAddress(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password) return null;
  return url.href.replace(/\/*$/, '/');
}
