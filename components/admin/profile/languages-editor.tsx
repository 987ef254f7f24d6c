'use client';
import { useCallback } from 'react';
import { saveProfile } from '@/lib/site/api/client';
import { languages } from '@/sections/langues/definition';
import { profilSample } from '@/sections/profil/sample';
import { sampleLanguages } from '@/sections/profil/sample-fields';
import { profilePatch } from '@/sections/profil/schema';
import type { StoredProfile, StoredSection } from '@/sections/public-site';
import { SectionScreens } from '../editor/section-screens';
import type { StoreSection } from '../editor/use-section-form';
import type { RenderPreview, RenderProfile } from '../preview/preview-pane';

const definitions = [languages];
const samples = { [languages.id]: profilSample.langues };

type Props = Readonly<{ profile: StoredProfile; render: RenderProfile }>;

/** The page of spoken languages: a profile field, edited like a section. */
export function LanguagesEditor({ profile, render }: Props) {
  const storeLanguages: StoreSection = async (owner, { content, version }) => {
    const { langues } = profilePatch.parse({ langues: content });
    const result = await saveProfile(owner, { langues, ...(version !== undefined && { version }) });
    if (result.ok) return { ok: true, data: asSection(result.data) };
    const { current, ...failure } = result;
    return { ...failure, ...(current && { current: asSection(current) }) };
  };
  const renderLanguages: RenderPreview = useCallback(
    ({ content }) => render({ fields: `{"langues":${content}}`, shown: 'languages' }),
    [render],
  );
  return (
    <SectionScreens
      definitions={definitions}
      samples={samples}
      sections={{ [languages.id]: asSection(profile) }}
      storeSection={storeLanguages}
      render={renderLanguages}
    />
  );
}

function asSection(profile: StoredProfile): StoredSection {
  const { langues, version, updated_at } = profile;
  const { id, title, type, order } = languages;
  return {
    id,
    title,
    type,
    order,
    visible: true,
    content: langues,
    version,
    sample: sampleLanguages(profile) > 0,
    updated_at,
  };
}
