/**
 * The view of each kind that has a place of its own on the page. A kind without a view doesn't compile; a new kind needs
 * one entry here. Kinds that are part of a block (definition.place) are drawn by that block: about/, teaching/.
 */
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { z } from 'zod';
import { plainDefinition } from '@/lib/content/plain';
import { type ContentOf, type KindId, kinds } from '@/lib/content/registry';
import type { PublicSection, PublicSite, SectionViewProps } from '@/lib/content/site';
import { AxesView } from './axes-view';
import { CompetencesView } from './competences-view';
import { PlainCardsView, PlainListView, PlainTextView } from './plain-views';
import { ProjetsView } from './projets-view';
import { PublicationsView } from './publications/publications-view';
import { ResponsabilitesView } from './responsabilites-view';
import { EnseignementView } from './teaching/enseignement-view';
import { ThesesView } from './theses-view';

type PageKindId = { [Id in KindId]: (typeof kinds)[Id]['place'] extends 'page' ? Id : never }[KindId];

export const views: { readonly [Id in PageKindId]: ComponentType<SectionViewProps<ContentOf<Id>>> } = {
  'axes-recherche': AxesView,
  competences: CompetencesView,
  enseignement: EnseignementView,
  projets: ProjetsView,
  publications: PublicationsView,
  responsabilites: ResponsabilitesView,
  'theses-encadrees': ThesesView,
};

const plainViews = { text: PlainTextView, list: PlainListView, cards: PlainCardsView };

/**
 * A section, drawn by its kind's view, or by the plain one of its type (decision 6). The content is read by its own schema
 * on the way: one that an older version stored and this one can't read is left out, and the page stays up.
 */
export function viewOf(section: PublicSection, site: PublicSite): ReactNode {
  if (isPageKind(section.id)) return drawKind(section.id, section, site);
  return draw(plainDefinition(section.type).schema, plainViews[section.type], section, site);
}

const isPageKind = (id: string): id is PageKindId => Object.hasOwn(views, id);

function drawKind<Id extends PageKindId>(id: Id, section: PublicSection, site: PublicSite): ReactNode {
  return draw<(typeof kinds)[Id]['schema']>(kinds[id].schema, views[id], section, site);
}

function draw<Schema extends z.ZodType>(schema: Schema, view: ComponentType<SectionViewProps<z.output<Schema>>>, section: PublicSection, site: PublicSite) {
  const content = schema.safeParse(section.content);
  return content.success ? createElement(view, { key: section.id, section: { ...section, content: content.data }, site }) : null;
}
