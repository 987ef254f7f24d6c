/** The dossiers, as the browser asks for them. */
import { z } from 'zod';
import type { DossierChecks } from '@/lib/site/dossiers/checks';
import { type Choices, choicesSchema, type Look } from '@/lib/site/dossiers/choices';
import type { ModelId } from '@/lib/site/dossiers/models';
import { type Result, requestJson } from './client';
import { okShape } from './shapes';

const dossierShape = z.object({
  id: z.string(),
  name: z.string(),
  choices: choicesSchema,
  madeAt: z.string(),
  version: z.number(),
});
export type DossierItem = z.output<typeof dossierShape>;

const lines = z.array(z.string());
const checksShape = z.object({
  unclassed: z.array(
    z.object({
      ...{ id: z.string(), title: z.string(), about: z.string(), venue: z.string(), reason: z.string() },
      code: z.string().optional(),
      isTold: z.literal(true).optional(),
    }),
  ),
  missing: lines,
  undated: lines,
  isUnnamed: z.boolean(),
  untranslated: lines,
  empty: lines,
}) satisfies z.ZodType<DossierChecks>;

const madeShape = z.object({
  dossier: dossierShape,
  changes: z.object({ added: lines, removed: lines }),
  checks: checksShape,
});
export type MadeDossier = z.output<typeof madeShape>;

const groupShape = z.object({
  key: z.string(),
  heading: z.string(),
  hasWorks: z.boolean(),
  entries: z.array(
    z.object({ key: z.string(), label: z.string(), years: z.tuple([z.number(), z.number()]).optional() }),
  ),
});
export type DossierGroupItem = z.output<typeof groupShape>;

const previewShape = z.object({
  choices: choicesSchema,
  html: z.string(),
  groups: z.array(groupShape),
  checks: checksShape,
  /** Signs that no font of the PDF has. */
  missing: lines,
  /** The pages of its PDF, the last as far as it is written; an estimate where nothing lays it out. */
  size: z.object({ pages: z.number(), isEstimate: z.boolean() }),
  problem: z.string().optional(),
});
export type DossierPreview = z.output<typeof previewShape>;

/** The formats of a made dossier, in the order in which they are offered. */
export const dossierFormats = {
  pdf: { label: 'PDF', type: 'application/pdf' },
  docx: {
    label: 'Word',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  html: { label: 'HTML', type: 'text/html; charset=utf-8' },
  txt: { label: 'Texte', type: 'text/plain; charset=utf-8' },
} as const;
export type DossierFormat = keyof typeof dossierFormats;

export const formatNames = Object.keys(dossierFormats) as readonly DossierFormat[];

/** The address of a made dossier as a file. */
export const dossierFile = (id: string, format: DossierFormat): string => `/api/dossiers/${id}/${format}`;

const own = (userId: string) => ({ 'x-user-id': userId });

/** Choices, filled to their pages but for some keys or as they are; or a model with what its form keeps of another's. */
export type PreviewAsked =
  | { readonly choices: Choices; readonly fill?: { readonly without: readonly string[] } }
  | { readonly model: ModelId; readonly look?: Look };

/** What a dossier would be, with these choices or those that a model begins with. */
export const previewDossier = (userId: string, asked: PreviewAsked): Promise<Result<DossierPreview>> =>
  requestJson('POST', '/api/dossiers/preview', previewShape, asked, undefined, own(userId));

export const addDossier = (userId: string, name: string, choices: Choices): Promise<Result<MadeDossier>> =>
  requestJson('POST', '/api/dossiers', madeShape, { name, choices }, undefined, own(userId));

/** Makes a dossier again, with the given changes of its name and choices. */
export const makeDossier = (
  userId: string,
  id: string,
  changes: { readonly name?: string; readonly choices?: Choices; readonly version?: number } = {},
): Promise<Result<MadeDossier>> =>
  requestJson('PUT', `/api/dossiers/${id}`, madeShape, changes, undefined, own(userId));

/** Whether visitors are refused the public CV, of this address, since it has become more than can be composed. */
export const isTooLong = async (address: '/cv' | '/cv.pdf'): Promise<boolean> =>
  (await fetch(address, { method: 'HEAD' }).catch(() => null))?.status === 413;

export const deleteDossier = (userId: string, id: string): Promise<Result<z.output<typeof okShape>>> =>
  requestJson('DELETE', `/api/dossiers/${id}`, okShape, undefined, undefined, own(userId));

/** Gives publications their classes in a scheme; answers how many that changed. */
export const saveClasses = (
  userId: string,
  scheme: Choices['scheme'],
  classes: readonly { readonly id: string; readonly code: string }[],
): Promise<Result<{ count: number }>> =>
  requestJson(
    'PUT',
    '/api/dossiers/classes',
    z.object({ count: z.number() }),
    { scheme, classes },
    undefined,
    own(userId),
  );

const cvShape = z.object({ is: z.enum(['dossier', 'document']), id: z.string() }).nullable();
export type PublicCvChoice = z.output<typeof cvShape>;

/** Chooses the public CV; null switches it off. */
export const setPublicCv = (userId: string, cv: PublicCvChoice): Promise<Result<{ cv: PublicCvChoice }>> =>
  requestJson('PUT', '/api/dossiers/cv', z.object({ cv: cvShape }), { cv }, undefined, own(userId));
