/**
 * Types of the server actions that render a draft as the public page would (app/(owner)/admin/render-preview.tsx,
 * render-profile.tsx).
 */
import type { ReactNode } from 'react';

export type PreviewResult =
  | { readonly at: 'rendered'; readonly view: ReactNode }
  | { readonly at: 'unreadable' | 'refused' | 'tooLong' };

/** An unsaved section, with its content as JSON. */
type UnsavedSection = { readonly id: string; readonly title: string; readonly content: string };
export type RenderPreview = (draft: UnsavedSection) => Promise<PreviewResult>;

/** Unsaved fields of the profile, as JSON, and which parts of the page to show. */
type UnsavedProfile = { readonly fields: string; readonly shown: 'all' | 'languages' };
export type RenderProfile = (draft: UnsavedProfile) => Promise<PreviewResult>;
