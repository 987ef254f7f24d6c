/** Where the static copy is published, as the deployer names it (COPY_TO). */

export type CopyPlace =
  /** A folder of this machine, absolute. */
  | { readonly kind: 'folder'; readonly folder: string }
  /** A folder of another machine, by ssh: its words are for rsync, and for the shell there. */
  | { readonly kind: 'ssh'; readonly host: string; readonly folder: string };

/**
 * Nothing in it can be an option of rsync or ssh, nor anything to a shell: rsync hands the folder to the one of the
 * other machine.
 */
const remote = /^((?:[a-z_][\w.-]*@)?[a-z\d][a-z\d.-]*):((?!\/\/)[\w.~/][\w.~/+-]*)?$/i;

/** The place that COPY_TO names; null for what is none. */
export function copyPlace(value: string): CopyPlace | null {
  if (value.startsWith('/')) return { kind: 'folder', folder: value.replace(/(?<=.)\/+$/, '') };
  const [, host, folder = ''] = remote.exec(value) ?? [];
  if (host === undefined || folder.split('/').includes('..')) return null;
  return { kind: 'ssh', host, folder: folder.replace(/\/*$/, '') };
}

/** As people know it: `nom@univ.fr:public_html`. */
export const placeText = (place: CopyPlace): string =>
  place.kind === 'folder' ? place.folder : `${place.host}:${place.folder}`;

/** The address of a copy, which ends in « / »; null for what is none: neither a query nor a password belongs to it. */
export function copyAddress(value: string): string | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password) return null;
  return url.href.replace(/\/*$/, '/');
}
