/** Between the form and the server, which draws the public page's own view of a draft (app/admin/draw-preview.tsx, draw-profile.tsx). */
import type { ReactNode } from 'react';
import type { SectionType } from '@/lib/content/define';

/** What came of it: a view, or why there is none. */
export type Drawn = { readonly at: 'drawn'; readonly view: ReactNode } | { readonly at: 'unreadable' | 'refused' | 'tooLong' };

/** A section that is not saved, its content as JSON. `type` is that of a section not stored yet, whose `id` is ''. */
export type SectionDraft = { readonly id: string; readonly title: string; readonly type?: SectionType; readonly content: string };
export type DrawPreview = (draft: SectionDraft) => Promise<Drawn>;

/** Fields of the profile that are not saved, as JSON, and what is shown of the page that they are in. */
export type ProfileDraft = { readonly fields: string; readonly shown: 'all' | 'languages' };
export type DrawProfile = (draft: ProfileDraft) => Promise<Drawn>;

/** What a call to the server may carry, in UTF-8 bytes: Next takes 1 MB, and the rest of the call is small. */
const maxDraftBytes = 950_000;

/** Whether a draft goes into one call. */
export const isDrawable = (json: string): boolean => json.length <= maxDraftBytes && new Blob([json]).size <= maxDraftBytes;
