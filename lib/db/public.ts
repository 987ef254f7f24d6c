import 'server-only';
import { cache } from 'react';
import { countedFigures } from '@/sections/chiffres-cles/counted-figures';
import { chiffresCles } from '@/sections/chiffres-cles/definition';
import { isOnPage, type Parts, type PublicSection, type PublicSite, publicSection, type StoredSection } from '@/sections/public-site';
import { definitionOf } from '@/sections/registry';
import { db } from './client';
import { readDocumentSizes } from './documents';
import { profileOf } from './profile';
import { storedSection } from './section-row';

/**
 * What visitors may see, and nothing else: hidden and deleted sections are not read at all.
 * `sections` are the page's, in their order; `parts` are those of About and Teaching, by id. Key figures that an import emptied,
 * and that the owner has not saved since, are counted from the other sections. A page and its metadata share one reading.
 */
export const readPublicSite = cache(async (): Promise<PublicSite> => {
  // Read before the content: a change between the two reads makes the next call read again.
  const { value: version } = await db().publicGeneration.findUniqueOrThrow({ where: { id: 1 } });
  if (last?.version !== version) last = { version, site: await readContent() };
  return last.site;
});

/** Cached for as long as no row of it changes: SQL triggers raise the content version, whichever program writes. */
let last: { readonly version: number; readonly site: PublicSite } | undefined;

async function readContent(): Promise<PublicSite> {
  const [row, rows, documents, withdrawal] = await Promise.all([
    db().profile.findUniqueOrThrow({ where: { id: 1 } }),
    db().section.findMany({ where: { visible: true, deletedAt: null }, orderBy: [{ order: 'asc' }, { id: 'asc' }] }),
    readDocumentSizes(),
    db().version.findFirst({ where: { action: { in: ['hide', 'delete', 'reorder'] } }, orderBy: { id: 'desc' }, select: { at: true } }),
  ]);
  const sections = rows.map(storedSection).filter(hasContent).map(publicSection);
  const contents = byKind(sections);
  const figures = contents[chiffresCles.id];
  const isCounted = figures?.content.length === 0 && rows.some(({ id, sample }) => id === chiffresCles.id && sample);
  const parts = byKind(sections.filter((section) => !isOnPage(section)));
  return {
    profile: profileOf(row),
    sections: sections.filter(isOnPage),
    parts: isCounted ? { ...parts, [chiffresCles.id]: { ...figures, content: countedFigures(contents) } } : parts,
    documents,
    // what leaves the page, and a new order, change what visitors see, and no row that they see
    updatedAt: new Date(Math.max(...[row.updatedAt, ...rows.map((section) => section.updatedAt), withdrawal?.at ?? row.updatedAt].map(Number))),
  };
}

/** Whether visitors find anything in a section: one without is left out, and its link. */
const hasContent = (section: StoredSection): boolean => definitionOf(section).hasContent?.(section.content) ?? true;

function byKind(sections: readonly PublicSection[]): Parts {
  return Object.fromEntries(sections.map((section) => [section.kind, section]));
}
