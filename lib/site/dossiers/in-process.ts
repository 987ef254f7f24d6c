/** Dossiers, composed beside the thread that serves visitors. */
import 'server-only';
import { Problem } from '@/lib/errors';
import { inTypesetProcess } from '@/lib/typeset/process';
import type { Choices } from './choices';
import type { DossierSource } from './groups';
import type { DossierPreview, PreviewAsked } from './preview';
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

/** The career as JSON Resume. Throws as `inTypesetProcess`. */
export async function composedResume(source: DossierSource, siteUrl: string): Promise<Uint8Array<ArrayBuffer>> {
  const task: DossierTask = { is: 'resume', source: sent(source), siteUrl };
  return new Uint8Array(await inTypesetProcess({ format: 'dossier', task }));
}

/**
 * What a dossier would be, its pages estimated where laying them out is out of the process's bounds. Throws as
 * `inTypesetProcess`.
 */
export async function composedPreview(asked: PreviewAsked, source: DossierSource): Promise<DossierPreview> {
  const preview = (lays: boolean): Promise<DossierPreview> =>
    answered({ is: 'preview', asked, source: sent(source), lays });
  try {
    return await preview(true);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'tooLarge') throw error;
    return preview(false);
  }
}

async function answered<Answer>(task: DossierTask): Promise<Answer> {
  const json = await inTypesetProcess({ format: 'dossier', task });
  return JSON.parse(Buffer.from(json).toString()); // from lib/site/dossiers/tasks.ts, of the same build
}
