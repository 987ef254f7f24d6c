'use server';
import { z } from 'zod';
import type { RenderProfile } from '@/components/admin/preview/render-preview';
import { profilePreview } from '@/components/public/profile-preview';
import { readPublicSite } from '@/lib/db/public';
import { isRecord } from '@/lib/record';
import { languages } from '@/sections/langues/definition';
import { traced, withOrigins } from '@/sections/origins';
import { lenientProfile } from '@/sections/profil/lenient-parse';
import type { Profile } from '@/sections/profil/schema';
import { parsedDraft, previewOwner } from './preview-call';

const draftSchema = z.object({ fields: z.string().max(1_000_000), shown: z.enum(['all', 'languages']) });

/** As `renderPreview`, for a draft of the profile; fields that the draft lacks have their stored values. */
export const renderProfile: RenderProfile = async (call) => {
  if (!(await previewOwner())) return { at: 'refused' };
  const given = draftSchema.safeParse(call);
  if (!given.success) return { at: 'unreadable' };
  const site = await readPublicSite();
  const { fields, shown } = given.data;
  const draft = parsedDraft(fields);
  const profile = lenientProfile(site.profile, draft);
  return profile ? { at: 'rendered', view: profilePreview({ ...site, profile: withPlaces(profile, draft, shown) }, shown) } : { at: 'unreadable' };
};

/** The form of the profile has its fields, that of the languages has them as its content. */
function withPlaces(profile: Profile, draft: unknown, shown: 'all' | 'languages'): Profile {
  if (shown === 'all') return traced(profile, []);
  const drafted = isRecord(draft) ? draft.langues : undefined;
  return { ...profile, langues: withOrigins(languages.editor, drafted, profile.langues, ['content']) };
}
