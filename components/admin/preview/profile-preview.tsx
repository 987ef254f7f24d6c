'use client';
import { type ComponentProps, useCallback } from 'react';
import type { Profile } from '@/sections/profil/schema';
import type { Form } from '../form/use-form';
import type { Block } from './blocks';
import { PreviewPane } from './preview-pane';
import type { RenderProfile } from './render-preview';
import { isPreviewable } from './render-preview';

/** The fields that each element of the page shows, by its id or `data-id`. */
const fieldsIn: Readonly<Record<string, readonly (keyof Profile)[]>> = {
  photo: ['photo'],
  mission: ['mission'],
  nom: ['nom', 'prenom', 'titre'],
  home: ['fonction', 'grade'],
  affiliation: ['affiliation', 'laboratoire', 'equipe'],
  fonction: ['fonction'],
  liens: ['linkedin', 'researchgate', 'youtube', 'identifiants'],
  nationalite: ['nationalite'],
  contact: ['invitation', 'reponse'],
  email: ['email'],
  gsm: ['gsm'],
  disponibilite: ['disponibilite'],
};
const blocks = Object.entries(fieldsIn).flatMap(([item, names]) =>
  names.map((name): Block => ({ item, path: [name] })),
);

type Props = Pick<ComponentProps<typeof PreviewPane>, 'sheet'> & {
  readonly form: Pick<Form, 'id' | 'draft'>;
  readonly render: RenderProfile;
};

/** The profile as visitors would see it, from the values of its form. */
export function ProfilePreview({ form, sheet, render }: Props) {
  const fields = form.draft.value;
  const ask = useCallback(async () => {
    const json = JSON.stringify(fields);
    return isPreviewable(json) ? render({ fields: json, shown: 'all' }) : { at: 'tooLong' as const };
  }, [render, fields]);
  return <PreviewPane form={form} blocks={blocks} sheet={sheet} render={ask} />;
}
