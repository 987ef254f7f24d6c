/** The CV that the owner shows to visitors: a dossier, or a PDF of the owner's own; none until it is switched on. */
import 'server-only';
import type { Authority } from '@/lib/authority';
import { notFound } from '@/lib/errors';
import { log } from '@/lib/log';
import { type Choices, choicesSchema } from '@/lib/site/dossiers/choices';
import { audit } from './audit';
import { db, write } from './client';
import type { Dossier } from './generated/client';
import { readSetting, storeSetting } from './settings';

/** The setting: the id of a dossier, or the address of a document; SQL triggers raise the content version with it. */
export const cvSetting = 'cv';
const documentAddress = /^\/documents\/([0-9a-f]{32})$/;

/** `dossier` or `document`: the id of the one; null while there is no public CV. */
export type PublicCv =
  | { readonly is: 'dossier'; readonly id: string }
  | { readonly is: 'document'; readonly id: string }
  | null;

export async function readPublicCv(): Promise<PublicCv> {
  const value = await readSetting(db(), cvSetting);
  if (value === null) return null;
  const document = documentAddress.exec(value)?.[1];
  return document ? { is: 'document', id: document } : { is: 'dossier', id: value };
}

/** The choices of a CV where it is a dossier; null where it is none that can be read. */
export async function readChosen(cv: PublicCv): Promise<Choices | null> {
  if (cv?.is !== 'dossier') return null;
  const row = await db().dossier.findUnique({ where: { id: cv.id }, select: { id: true, choices: true } });
  return row && readChoices(row);
}

/** Makes a dossier or a stored document the public CV, or switches it off. Throws `notFound`. */
export async function setPublicCv(authority: Authority, cv: PublicCv): Promise<void> {
  await write(async (tx) => {
    if (cv === null) {
      if (await storeSetting(tx, cvSetting, null)) await audit(tx, authority, 'cv.off');
      return;
    }
    const count = await (cv.is === 'dossier'
      ? tx.dossier.count({ where: { id: cv.id } })
      : tx.document.count({ where: { id: cv.id } }));
    if (count === 0)
      throw notFound(cv.is === 'dossier' ? 'Ce dossier n’existe pas, ou plus' : 'Ce PDF n’est pas sur le site');
    await storeSetting(tx, cvSetting, cv.is === 'dossier' ? cv.id : `/documents/${cv.id}`);
    await audit(tx, authority, 'cv.on');
  });
}

/** The choices of a row; null, and a line in the log, where they cannot be read. */
export function readChoices({ id, choices }: Pick<Dossier, 'id' | 'choices'>): Choices | null {
  try {
    return choicesSchema.parse(JSON.parse(choices));
  } catch {
    log('error', 'dossier.unreadable', { dossier: id, at: 'choices' });
    return null;
  }
}
