'use client';
import { useCallback } from 'react';
import { saveProfile } from '@/lib/api-client';
import { languages } from '@/lib/content/languages';
import { profilePatch } from '@/lib/content/profile';
import type { StoredProfile, StoredSection } from '@/lib/content/site';
import { useOwner } from '../desk/owner';
import { SectionScreens } from '../editor/section-editor';
import type { SendSection } from '../editor/use-section-form';
import type { DrawPreview, DrawProfile } from '../preview/draw';

const definitions = [languages];

type Props = { readonly profile: StoredProfile; readonly draw: DrawProfile };

/** The page of the spoken languages: a field of the profile, edited like a section. */
export function LanguagesEditor({ profile, draw }: Props) {
  const owner = useOwner();
  const send: SendSection = async ({ content, version }) => {
    const { langues } = profilePatch.parse({ langues: content });
    const result = await saveProfile(owner.id, { langues, ...(version !== undefined && { version }) });
    if (result.ok) return { ok: true, data: asSection(result.data) };
    const { current, ...failure } = result;
    return { ...failure, ...(current && { current: asSection(current) }) };
  };
  const drawLanguages: DrawPreview = useCallback(({ content }) => draw({ fields: `{"langues":${content}}`, shown: 'languages' }), [draw]);
  return <SectionScreens definitions={definitions} sections={{ [languages.id]: asSection(profile) }} send={send} draw={drawLanguages} />;
}

/** The languages in the shape of a section, for the section editor. */
function asSection({ langues, version, sample, updated_at }: StoredProfile): StoredSection {
  const { id, title, type, order } = languages;
  return { id, title, type, order, visible: true, content: langues, version, sample, updated_at };
}
