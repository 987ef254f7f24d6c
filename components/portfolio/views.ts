/**
 * The view of each kind that is a section of its own on the page. A kind without a view doesn't compile; a new kind needs
 * one entry here. Kinds that are part of a block (definition.place) are rendered by that block: about/, teaching/.
 */
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { SectionType } from '@/lib/content/define';
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

/** The views of sections that the owner added. */
const plain: { readonly [Type in SectionType]: (section: PublicSection, site: PublicSite) => ReactNode } = {
  text: (section, site) => draw(plainDefinition('text').schema, PlainTextView, section, site),
  list: (section, site) => draw(plainDefinition('list').schema, PlainListView, section, site),
  cards: (section, site) => draw(plainDefinition('cards').schema, PlainCardsView, section, site),
};

/**
 * Renders a section by its kind's view, or by the plain view of its type when the owner added it. Null when the content does
 * not fit its schema, as it may when an older version stored it: the rest of the page is still shown.
 */
export function viewOf(section: PublicSection, site: PublicSite): ReactNode {
  if (isPageKind(section.id)) return drawKind(section.id, section, site);
  return plain[section.type](section, site);
}

const isPageKind = (id: string): id is PageKindId => Object.hasOwn(views, id);

/** The one method of a zod schema that is used here. */
type Reader<Content> = { readonly safeParse: (value: unknown) => { readonly success: true; readonly data: Content } | { readonly success: false } };
const readers: { readonly [Id in PageKindId]: { readonly schema: Reader<ContentOf<Id>> } } = kinds;

function drawKind<Id extends PageKindId>(id: Id, section: PublicSection, site: PublicSite): ReactNode {
  return draw<ContentOf<Id>>(readers[id].schema, views[id], section, site);
}

function draw<Content>(schema: Reader<Content>, view: ComponentType<SectionViewProps<Content>>, section: PublicSection, site: PublicSite): ReactNode {
  const content = schema.safeParse(section.content);
  return content.success ? createElement(view, { key: section.id, section: { ...section, content: content.data }, site }) : null;
}
