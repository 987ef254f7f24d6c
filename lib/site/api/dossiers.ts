/** The dossiers, as the browser asks for them. */
import type * as dossierRoute from '@/app/api/dossiers/[id]/route';
import type * as classesRoute from '@/app/api/dossiers/classes/route';
import type * as cvRoute from '@/app/api/dossiers/cv/route';
import type * as previewRoute from '@/app/api/dossiers/preview/route';
import type * as dossiersRoute from '@/app/api/dossiers/route';
import type { Choices } from '@/lib/site/dossiers/choices';
import type { PreviewAsked } from '@/lib/site/dossiers/preview';
import { type AnswerOf, call } from './client';

export type MadeDossier = AnswerOf<typeof dossiersRoute.POST>;
export type DossierItem = MadeDossier['dossier'];
export type DossierPreview = AnswerOf<typeof previewRoute.POST>;
export type DossierGroupItem = DossierPreview['groups'][number];
export type PublicCvChoice = AnswerOf<typeof cvRoute.PUT>['cv'];

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

export const dossierFile = (id: string, format: DossierFormat): string => `/api/dossiers/${id}/${format}`;

const own = (userId: string) => ({ 'x-user-id': userId });

/** What a dossier would be, with these choices or those that a model begins with. */
export const previewDossier = (userId: string, asked: PreviewAsked) =>
  call<typeof previewRoute.POST>('POST', '/api/dossiers/preview', asked, own(userId));

export const addDossier = (userId: string, name: string, choices: Choices) =>
  call<typeof dossiersRoute.POST>('POST', '/api/dossiers', { name, choices }, own(userId));

/** Makes a dossier again, with the given changes of its name and choices. */
export const makeDossier = (
  userId: string,
  id: string,
  changes: { readonly name?: string; readonly choices?: Choices; readonly version?: number } = {},
) => call<typeof dossierRoute.PUT>('PUT', `/api/dossiers/${id}`, changes, own(userId));

/** Whether visitors are refused the public CV, of this address, since it has become more than can be composed. */
export const isTooLong = async (address: '/cv' | '/cv.pdf'): Promise<boolean> =>
  (await fetch(address, { method: 'HEAD' }).catch(() => null))?.status === 413;

export const deleteDossier = (userId: string, id: string) =>
  call<typeof dossierRoute.DELETE>('DELETE', `/api/dossiers/${id}`, undefined, own(userId));

/** Gives publications their classes in a scheme; answers how many that changed. */
export const saveClasses = (
  userId: string,
  scheme: Choices['scheme'],
  classes: readonly { readonly id: string; readonly code: string }[],
) => call<typeof classesRoute.PUT>('PUT', '/api/dossiers/classes', { scheme, classes }, own(userId));

/** Chooses the public CV; null switches it off. */
export const setPublicCv = (userId: string, cv: PublicCvChoice) =>
  call<typeof cvRoute.PUT>('PUT', '/api/dossiers/cv', { cv }, own(userId));
