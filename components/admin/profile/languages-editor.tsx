'use client';
import { saveProfile } from '@/lib/api-client';
import { languages } from '@/lib/content/languages';
import { profilePatch } from '@/lib/content/profile';
import type { StoredProfile, StoredSection } from '@/lib/content/site';
import { useOwner } from '../desk/owner';
import { SectionScreens } from '../editor/section-editor';
import type { SendSection } from '../editor/use-section-form';

const definitions = [languages];

/** The spoken languages, saved with the profile (spec 2.8). */
export function LanguagesEditor({ profile }: { readonly profile: StoredProfile }) {
  const owner = useOwner();
  const send: SendSection = async ({ content, version }) => {
    const { langues } = profilePatch.parse({ langues: content });
    const result = await saveProfile(owner.id, { langues, ...(version !== undefined && { version }) });
    if (result.ok) return { ok: true, data: asSection(result.data) };
    const { current, ...failure } = result;
    return { ...failure, ...(current && { current: asSection(current) }) };
  };
  return <SectionScreens definitions={definitions} sections={{ [languages.id]: asSection(profile) }} send={send} />;
}

/** The languages as the section editor takes them. */
function asSection({ langues, version, sample, updated_at }: StoredProfile): StoredSection {
  const { id, title, type, order } = languages;
  return { id, title, type, order, visible: true, content: langues, version, sample, updated_at };
}
