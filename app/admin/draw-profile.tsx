'use server';
import { z } from 'zod';
import type { DrawProfile } from '@/components/admin/preview/draw';
import { profilePreview } from '@/components/portfolio/profile-preview';
import { drawableProfile } from '@/lib/content/drawable-profile';
import { readPublicSite } from '@/lib/db/public';
import { parsedDraft, previewOwner } from './preview-call';

const draftSchema = z.object({ fields: z.string().max(1_000_000), shown: z.enum(['all', 'languages']) });

/** As `drawPreview`, for a draft of the profile; fields that the draft lacks have their stored values. */
export const drawProfile: DrawProfile = async (call) => {
  if (!(await previewOwner())) return { at: 'refused' };
  const given = draftSchema.safeParse(call);
  if (!given.success) return { at: 'unreadable' };
  const site = await readPublicSite();
  const profile = drawableProfile(site.profile, parsedDraft(given.data.fields));
  return profile ? { at: 'drawn', view: profilePreview({ ...site, profile }, given.data.shown) } : { at: 'unreadable' };
};
