'use client';
import { useCallback } from 'react';
import type { DrawProfile } from './draw';
import { isDrawable } from './draw';
import { PreviewPane } from './preview-pane';

/** The parts of the page that show the profile, by their anchors. */
const parts = [
  { anchor: 'home', label: 'Accueil' },
  { anchor: 'about', label: 'À propos' },
  { anchor: 'contact', label: 'Contact' },
] as const;

/** The profile as visitors would see it, from the values of its form. */
export function ProfilePreview({ draw, fields }: { readonly draw: DrawProfile; readonly fields: unknown }) {
  const ask = useCallback(async () => {
    const json = JSON.stringify(fields);
    return isDrawable(json) ? draw({ fields: json, shown: 'all' }) : { at: 'tooLong' as const };
  }, [draw, fields]);
  return <PreviewPane draw={ask} parts={parts} />;
}
