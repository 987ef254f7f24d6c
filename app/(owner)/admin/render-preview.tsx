'use server';
import { z } from 'zod';
import type { RenderPreview } from '@/components/admin/preview/preview-pane';
import { renderSectionPreview } from '@/components/public/section-preview';
import type { Authority } from '@/lib/authority';
import { readPublicSite } from '@/lib/site/db/public';
import { ownSection } from '@/lib/site/db/sample';
import { readSection } from '@/lib/site/db/sections';
import { lenientParse } from '@/sections/lenient-parse';
import { forVisitors, publicSection, type StoredSection } from '@/sections/public-site';
import { definitionOf, definitions } from '@/sections/registry';
import { parsedDraft, previewOwner } from './preview-call';

const draftSchema = z.object({
  id: z.string().max(200),
  title: z.string().max(500),
  content: z.string().max(1_000_000),
});

/**
 * Renders a section's draft with its public view, for the signed-in owner. Stores nothing, so no visitor can see the
 * draft. Throws `forbidden` for a request from another site.
 */
export const renderPreview: RenderPreview = async (call) => {
  const owner = await previewOwner();
  if (!owner) return { at: 'refused' };
  const parsed = draftSchema.safeParse(call);
  if (!parsed.success) return { at: 'unreadable' };
  const draft = parsed.data;
  const { id } = draft;
  const definition = definitionOf({ id, type: 'text' });
  const rendered = lenientParse(definition, parsedDraft(draft.content));
  if (!rendered) return { at: 'unreadable' };
  const [site, host] = await Promise.all([readPublicSite(), hostOf(owner, id)]);
  const shown = (section: Parameters<typeof publicSection>[0]) =>
    publicSection(forVisitors(ownSection(section, site.profile)));
  const section = shown({
    id,
    title: draft.title.trim() || '…',
    type: definition.type,
    content: rendered.content,
  });
  return { at: 'rendered', view: renderSectionPreview({ section, host: host && shown(host), site }) };
};

/** The section whose editor includes the part `id` (`companions`); null if none. */
async function hostOf(owner: Authority, id: string): Promise<StoredSection | null> {
  const definition = definitions.find(({ companions }) => companions?.includes(id));
  return definition ? readSection(owner, definition.id) : null;
}
