/** API requests for dossiers. */
import type * as dossierRoute from '@/app/api/dossiers/[id]/route';
import type * as classesRoute from '@/app/api/dossiers/classes/route';
import type * as cvRoute from '@/app/api/dossiers/cv/route';
import type * as previewRoute from '@/app/api/dossiers/preview/route';
import type * as dossiersRoute from '@/app/api/dossiers/route';
import type { Choices } from '@/lib/site/dossiers/choices';
import type { PreviewAsked } from '@/lib/site/dossiers/preview';
import { call, type ResponseOf } from './client';

export type MadeDossier = ResponseOf<typeof dossiersRoute.POST>;
export type DossierItem = MadeDossier['dossier'];
export type DossierPreview = ResponseOf<typeof previewRoute.POST>;
export type DossierGroupItem = DossierPreview['groups'][number];
export type PublicCvChoice = ResponseOf<typeof cvRoute.PUT>['cv'];

/** The file formats of a dossier, in the order in which they are offered. */
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

export const dossierFile = (id: string, format: DossierFormat): string => `/api/dossiers/${id}/${format}`;

const userHeader = (userId: string) => ({ 'x-user-id': userId });

/** Previews a dossier with these choices, or with those that a model starts from. */
export const previewDossier = (userId: string, asked: PreviewAsked) =>
  call<typeof previewRoute.POST>('POST', '/api/dossiers/preview', asked, userHeader(userId));

export const addDossier = (userId: string, name: string, choices: Choices) =>
  call<typeof dossiersRoute.POST>('POST', '/api/dossiers', { name, choices }, userHeader(userId));

/** Makes a dossier again, with changes to its name and choices. */
export const makeDossier = (
  userId: string,
  id: string,
  changes: { readonly name?: string; readonly choices?: Choices; readonly version?: number } = {},
) => call<typeof dossierRoute.PUT>('PUT', `/api/dossiers/${id}`, changes, userHeader(userId));

/** Whether the public CV at this path is refused to visitors because it has grown too long to compose. */
export const isTooLong = async (path: '/cv' | '/cv.pdf'): Promise<boolean> =>
  (await fetch(path, { method: 'HEAD' }).catch(() => null))?.status === 413;

export const deleteDossier = (userId: string, id: string) =>
  call<typeof dossierRoute.DELETE>('DELETE', `/api/dossiers/${id}`, undefined, userHeader(userId));

/** Gives publications their classes in a scheme; returns how many that changed. */
export const saveClasses = (
  userId: string,
  scheme: Choices['scheme'],
  classes: readonly { readonly id: string; readonly code: string }[],
) => call<typeof classesRoute.PUT>('PUT', '/api/dossiers/classes', { scheme, classes }, userHeader(userId));

/** Chooses the public CV; null switches it off. */
export const setPublicCv = (userId: string, cv: PublicCvChoice) =>
  call<typeof cvRoute.PUT>('PUT', '/api/dossiers/cv', { cv }, userHeader(userId));
