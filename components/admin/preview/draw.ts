/** Between the form and the server, which draws the public page's own view of a draft (app/admin/draw-preview.tsx). */
import type { ReactNode } from 'react';

export type Drawn = { readonly at: 'drawn'; readonly view: ReactNode } | { readonly at: 'unreadable' } | { readonly at: 'refused' };

/** `draft` is the content as JSON; nothing of it is stored. */
export type DrawPreview = (id: string, title: string, draft: string) => Promise<Drawn>;
