'use server';
import { z } from 'zod';
import type { RenderProfile } from '@/components/admin/preview/render-preview';
import { profilePreview } from '@/components/public/profile-preview';
import { readPublicSite } from '@/lib/site/db/public';
import { ownContent } from '@/lib/site/db/sample';
import { lenientProfile } from '@/sections/lenient-parse';
import { parsedDraft, previewOwner } from './preview-call';

const draftSchema = z.object({ fields: z.string().max(1_000_000), shown: z.enum(['all', 'languages']) });

/** As `renderPreview`, for a profile draft; missing fields have their stored values. */
export const renderProfile: RenderProfile = async (call) => {
  if (!(await previewOwner())) return { at: 'refused' };
  const parsed = draftSchema.safeParse(call);
  if (!parsed.success) return { at: 'unreadable' };
  const site = await readPublicSite();
  const { fields, shown } = parsed.data;
  const drafted = lenientProfile(site.profile, parsedDraft(fields));
  if (!drafted) return { at: 'unreadable' };
  const { profile } = ownContent({ profile: drafted, sections: [] });
  return { at: 'rendered', view: profilePreview({ ...site, profile }, shown) };
};
