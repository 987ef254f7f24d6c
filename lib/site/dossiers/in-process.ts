/** Dossiers, composed beside the thread that serves visitors. */
import 'server-only';
import { inTypesetProcess } from '@/lib/typeset/process';
import type { Choices } from './choices';
import type { DossierSource } from './document-of';
import { type DossierPage, type DossierTask, type MadeDossier, sent } from './tasks';

/** The document as a page. Throws as `inTypesetProcess`. */
export const composedPage = (choices: Choices, source: DossierSource): Promise<DossierPage> =>
  answered({ is: 'page', choices, source: sent(source) });

/** The document as a PDF. Throws as `inTypesetProcess`. */
export const composedPdf = (choices: Choices, source: DossierSource): Promise<Uint8Array> =>
  inTypesetProcess({ format: 'dossier', task: { is: 'pdf', choices, source: sent(source) } });

/** The document as it is stored; `before`: the one that it follows. Throws as `inTypesetProcess`. */
export const composedDossier = (
  choices: Choices,
  source: DossierSource,
  before: Uint8Array | null,
): Promise<MadeDossier> =>
  answered({
    ...{ is: 'made', choices, source: sent(source) },
    before: before && Buffer.from(before).toString('base64'),
  });

async function answered<Answer>(task: DossierTask): Promise<Answer> {
  const json = await inTypesetProcess({ format: 'dossier', task });
  return JSON.parse(Buffer.from(json).toString()); // from lib/site/dossiers/tasks.ts, of the same build
}
