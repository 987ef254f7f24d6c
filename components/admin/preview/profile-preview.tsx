'use client';
import { type ComponentProps, useCallback } from 'react';
import { PreviewPane } from './preview-pane';
import type { RenderProfile } from './render-preview';
import { isPreviewable } from './render-preview';

/** The parts of the page that show the profile, by their anchors. */
const parts = [
  { anchor: 'home', label: 'Accueil' },
  { anchor: 'about', label: 'À propos' },
  { anchor: 'contact', label: 'Contact' },
] as const;

/** The profile as visitors would see it, from the values of its form. */
export function ProfilePreview({ form, sheet, render }: Pick<ComponentProps<typeof PreviewPane>, 'form' | 'sheet'> & { readonly render: RenderProfile }) {
  const fields = form.draft.value;
  const ask = useCallback(async () => {
    const json = JSON.stringify(fields);
    return isPreviewable(json) ? render({ fields: json, shown: 'all' }) : { at: 'tooLong' as const };
  }, [render, fields]);
  return <PreviewPane form={form} sheet={sheet} render={ask} parts={parts} />;
}
