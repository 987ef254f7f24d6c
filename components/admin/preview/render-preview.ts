/**
 * Types of the server actions that render a draft like the public page (app/(owner)/admin/render-preview.tsx,
 * render-profile.tsx).
 */
import type { ReactNode } from 'react';

export type PreviewResult =
  | Readonly<{ at: 'rendered'; view: ReactNode }>
  | { readonly at: 'unreadable' | 'refused' | 'tooLong' };

/** An unsaved section, with its content as JSON. */
type UnsavedSection = Readonly<{ id: string; title: string; content: string }>;
export type RenderPreview = (draft: UnsavedSection) => Promise<PreviewResult>;

/** Unsaved profile fields, as JSON, and which parts of the page to show. */
type UnsavedProfile = Readonly<{ fields: string; shown: 'all' | 'languages' }>;
export type RenderProfile = (draft: UnsavedProfile) => Promise<PreviewResult>;
