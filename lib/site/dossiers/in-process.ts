/** Composes dossiers off the thread that serves visitors. */
import 'server-only';
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '@/lib/errors';
import { inTypesetProcess } from '@/lib/typeset/process';
import type { Choices } from './choices';
import type { DossierSource } from './groups';
import type { DossierPreview, PreviewAsked } from './preview';
import type { DossierPage, DossierTask, MadeDossier } from './tasks';

const runTask = <Made>(task: DossierTask): Promise<Made> => inTypesetProcess<Made>({ format: 'dossier', task });

/** The document as a page. Throws as `inTypesetProcess`. */
export const composedPage = (choices: Choices, source: DossierSource): Promise<DossierPage> =>
  runTask({ is: 'page', choices, source });

/** The document as a PDF. Throws as `inTypesetProcess`. */
export const composedPdf = (choices: Choices, source: DossierSource): Promise<Uint8Array> =>
  runTask({ is: 'pdf', choices, source });

/** The document as it is stored; `before`: its previous version. Throws as `inTypesetProcess`. */
export const composedDossier = (
  choices: Choices,
  source: DossierSource,
  before: Uint8Array<ArrayBuffer> | null,
): Promise<MadeDossier> => runTask({ is: 'made', choices, source, before });

/** The career as JSON Resume. Throws as `inTypesetProcess`. */
export const composedResume = (source: DossierSource, siteUrl: string): Promise<Uint8Array<ArrayBuffer>> =>
  runTask({ is: 'resume', source, siteUrl });

/**
 * A preview of a dossier; its pages are estimated where laying them out exceeds the limits of the process. Throws as
 * `inTypesetProcess`.
 */
export async function composedPreview(request: PreviewAsked, source: DossierSource): Promise<DossierPreview> {
  const preview = (lays: boolean): Promise<DossierPreview> => runTask({ is: 'preview', asked: request, source, lays });
  try {
    return await preview(true);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'tooLarge') throw error;
    return preview(false);
  }
}

/** Whether the PDF compiler, an optional dependency, is installed for this machine. */
export function canMakePdf(): boolean {
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules/@myriaddreamin');
  return fs.existsSync(folder) && fs.readdirSync(folder).some((name) => name.startsWith('typst-ts-node-compiler-'));
}
