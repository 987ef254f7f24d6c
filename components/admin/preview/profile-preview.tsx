'use client';
import { useCallback } from 'react';
import type { DrawProfile } from './draw';
import { isDrawable } from './draw';
import { PreviewPane } from './preview-pane';

/** Where the page shows the profile, by the anchors of its parts (spec 2.3). */
const parts = [
  { anchor: 'home', label: 'Accueil' },
  { anchor: 'about', label: 'À propos' },
  { anchor: 'contact', label: 'Contact' },
] as const;

/** What the page says of the person, from the values of the profile's form. */
export function ProfilePreview({ draw, fields }: { readonly draw: DrawProfile; readonly fields: unknown }) {
  const ask = useCallback(async () => {
    const json = JSON.stringify(fields);
    return isDrawable(json) ? draw({ fields: json, shown: 'all' }) : { at: 'tooLong' as const };
  }, [draw, fields]);
  return <PreviewPane draw={ask} parts={parts} />;
}
