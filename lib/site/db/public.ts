import 'server-only';
import { cache } from 'react';
import { dayOf } from '@/lib/format/dates';
import type { Language } from '@/lib/languages';
import { publicLegal } from '@/lib/site/legal/rules';
import { nextTurn } from '@/lib/turns';
import { withoutTwins } from '@/sections/parcours/same-degree';
import {
  forVisitors,
  isOnPage,
  type Parts,
  type PublicSection,
  type PublicSite,
  publicSection,
  type StoredSection,
} from '@/sections/public-site';
import { definitionOf } from '@/sections/registry';
import { db } from './client';
import { readDocumentSizes } from './documents';
import { readLegalFacts } from './legal';
import { profileOf, profileRow } from './profile';
import { readPublicCv } from './public-cv';
import { contentIn, navIn } from './public-language';
import { ownContent } from './sample';
import { presentSections } from './section-row';
import { readLanguages } from './translations';

/**
 * The public content in a language: hidden and deleted sections are not read. `sections` are the page's, in their
 * order; `parts` are those of About and Teaching, by id. A page and its metadata share one reading, and all languages
 * that of what is stored.
 */
export const readPublicSite = cache(async (language: Language = 'fr'): Promise<PublicSite> => {
  // Read before the content: a change between the two reads makes the next call read again.
  const { value: version } = await db().publicGeneration.findUniqueOrThrow({ where: { id: 1 } });
  const day = dayOf(new Date());
  if (last?.version !== version || last.day !== day)
    last = { version, day, stored: await readStored(), sites: new Map() };
  const { stored, sites } = last;
  const site = sites.get(language) ?? (await siteIn(language, stored, day));
  sites.set(language, site);
  return site;
});

/**
 * Cached for as long as no row of it changes: SQL triggers raise the content version, whichever program writes; and for
 * a day, with which news come out, events are over, and an audit of accessibility may be.
 */
let last:
  | {
      readonly version: number;
      readonly day: string;
      readonly stored: Stored;
      readonly sites: Map<Language, PublicSite>;
    }
  | undefined;

type Stored = Awaited<ReturnType<typeof readStored>>;

/** All that the public pages are made from, but for translations. */
async function readStored() {
  const [row, sections, documents, withdrawal, cv, added, legal] = await Promise.all([
    profileRow(),
    presentSections({ visible: true }),
    readDocumentSizes(),
    db().version.findFirst({
      where: { action: { in: ['hide', 'delete', 'reorder'] } },
      orderBy: { id: 'desc' },
      select: { at: true },
    }),
    readPublicCv(),
    readLanguages(),
    readLegalFacts(),
  ]);
  await nextTurn(); // reading a long list takes as long as what is made of it
  return {
    content: ownContent({ profile: profileOf(row), sections }),
    documents,
    hasCv: cv !== null,
    added,
    legal,
    // a section that leaves the page, and a new order, change the page without changing a row that it shows
    updatedAt: new Date(
      Math.max(
        Number(row.updatedAt),
        ...sections.map(({ updated_at }) => Date.parse(updated_at)),
        Number(withdrawal?.at ?? 0),
      ),
    ),
  };
}

async function siteIn(
  language: Language,
  { content, documents, hasCv, added, legal: facts, updatedAt }: Stored,
  today: string,
): Promise<PublicSite> {
  const { profile, sections: stored, ...languageInfo } = await contentIn(language, added, content);
  const sections = withoutTwins(
    stored
      .map(forVisitors)
      .filter(hasContent)
      .map((section) => navIn(publicSection(section), language)),
  );
  const legal = publicLegal(facts, today);
  return {
    ...languageInfo,
    profile,
    sections: sections.filter(isOnPage),
    parts: byKind(sections.filter((section) => !isOnPage(section))),
    documents,
    ...(hasCv && { hasCv }),
    ...(legal && { legal }),
    updatedAt,
  };
}

/** Whether visitors find anything in a section: one without is left out, and its link. */
const hasContent = (section: StoredSection): boolean => definitionOf(section).hasContent?.(section.content) ?? true;

function byKind(sections: readonly PublicSection[]): Parts {
  return Object.fromEntries(sections.map((section) => [section.kind, section]));
}
