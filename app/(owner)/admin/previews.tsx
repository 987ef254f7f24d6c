'use server';
import type { ReactNode } from 'react';
import { About, Identity } from '@/components/public/about';
import { Contact } from '@/components/public/contact';
import { Hero } from '@/components/public/hero';
import { SectionFrame } from '@/components/public/section-frame';
import { words } from '@/components/public/words';
import {
  forVisitors,
  isOnPage,
  type PublicSection,
  type PublicSite,
  publicSection,
  type StoredSection,
} from '@/sections/public-site';
import { definitionOf, definitions, placeOf } from '@/sections/registry';
import { renderSection } from '@/sections/views';
import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import type { RenderPreview, RenderProfile } from '@/components/admin/preview/preview-pane';
import type { Authority } from '@/lib/authority';
import { Problem, unauthenticated } from '@/lib/errors';
import { currentCaller, currentOwner } from '@/lib/site/auth/guard';
import { auditRefusal } from '@/lib/site/db/audit';
import { readPublicSite } from '@/lib/site/db/public';
import { ownContent, ownSection } from '@/lib/site/db/sample';
import { readSection } from '@/lib/site/db/sections';
import { assertSameSite } from '@/lib/site/http/route';
import { lenientParse, lenientProfile } from '@/sections/lenient-parse';

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

const profileSchema = z.object({ fields: z.string().max(1_000_000), shown: z.enum(['all', 'languages']) });

/** As `renderPreview`, for a profile draft; missing fields have their stored values. */
export const renderProfile: RenderProfile = async (call) => {
  if (!(await previewOwner())) return { at: 'refused' };
  const parsed = profileSchema.safeParse(call);
  if (!parsed.success) return { at: 'unreadable' };
  const site = await readPublicSite();
  const { fields, shown } = parsed.data;
  const drafted = lenientProfile(site.profile, parsedDraft(fields));
  if (!drafted) return { at: 'unreadable' };
  const { profile } = ownContent({ profile: drafted, sections: [] });
  return { at: 'rendered', view: profilePreview({ ...site, profile }, shown) };
};

/**
 * The signed-in owner who requests a preview; null without a session. Throws `forbidden` for a request from another
 * site. Like the API, records both refusals in the audit log.
 */
async function previewOwner(): Promise<Authority | null> {
  const caller = await currentCaller();
  const note = ({ message: reason }: Problem) => void auditRefusal(caller, { method: 'POST', path: '/admin', reason });
  try {
    assertSameSite({ headers: await headers() });
  } catch (error) {
    if (error instanceof Problem) note(error);
    throw error;
  }
  const owner = await currentOwner();
  if (!owner) note(unauthenticated());
  return owner;
}

function parsedDraft(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

type Props = {
  readonly section: PublicSection;
  /** The section in whose block a part is shown; not needed for parts of About, which always exists. */
  readonly host: PublicSection | null;
  readonly site: PublicSite;
};

/**
 * A section as its page shows it: rendered by its own view or, for a part (`definition.place`), by the block it belongs
 * to; null when that block's section is missing.
 */
function renderSectionPreview({ section, host, site }: Props): ReactNode {
  if (isOnPage(section)) return renderSection(section, site);
  const drafted: PublicSite = { ...site, parts: { ...site.parts, [section.kind]: section } };
  if (placeOf(section.kind) === 'about') return <About site={drafted} />;
  return host && isOnPage(host) ? renderSection(host, drafted) : null;
}

/**
 * The parts of the home page that come from the profile. `all`: hero, About and Contact; `languages`: only name and
 * spoken languages, under About's title.
 */
function profilePreview(site: PublicSite, shown: 'all' | 'languages'): ReactNode {
  const { profile, parts } = site;
  if (shown === 'languages') {
    return (
      <SectionFrame anchor="about" title={parts['a-propos']?.title ?? words[site.language].about.title}>
        <Identity site={site} profile={{ ...profile, nationalite: '', grade: '' }} civil={undefined} />
      </SectionFrame>
    );
  }
  return (
    <>
      <Hero site={site} />
      <About site={site} />
      <Contact site={site} />
    </>
  );
}
