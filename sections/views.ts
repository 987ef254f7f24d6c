/**
 * The view of each kind that is a section of its own on the page. A kind without a view doesn't compile; a new kind needs
 * one entry here. Kinds that are part of a block (definition.place) are rendered by that block: about/, teaching/.
 */
import { type ComponentType, createElement, type ReactNode } from 'react';
import { customDefinition } from '@/sections/custom/definition';
import { AxesView } from './axes-recherche/view';
import { CompetencesView } from './competences/view';
import { CustomCardsView, CustomListView, CustomTextView } from './custom/view';
import type { SectionType } from './define';
import { EnseignementView } from './enseignement/view';
import { ProjetsView } from './projets/view';
import type { PublicSection, PublicSite, SectionViewProps } from './public-site';
import { PublicationsView } from './publications/view';
import { type ContentOf, type KindId, kinds } from './registry';
import { ResponsabilitesView } from './responsabilites/view';
import { ThesesView } from './theses-encadrees/view';

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
  text: (section, site) => render(customDefinition('text').schema, CustomTextView, section, site),
  list: (section, site) => render(customDefinition('list').schema, CustomListView, section, site),
  cards: (section, site) => render(customDefinition('cards').schema, CustomCardsView, section, site),
};

/**
 * Renders a section by its kind's view, or by the plain view of its type when the owner added it. Null when the content does
 * not fit its schema, as it may when an older version stored it: the rest of the page is still shown.
 */
export function viewOf(section: PublicSection, site: PublicSite): ReactNode {
  if (isPageKind(section.id)) return renderKind(section.id, section, site);
  return plain[section.type](section, site);
}

const isPageKind = (id: string): id is PageKindId => Object.hasOwn(views, id);

/** The one method of a zod schema that is used here. */
type Reader<Content> = { readonly safeParse: (value: unknown) => { readonly success: true; readonly data: Content } | { readonly success: false } };
const readers: { readonly [Id in PageKindId]: { readonly schema: Reader<ContentOf<Id>> } } = kinds;

function renderKind<Id extends PageKindId>(id: Id, section: PublicSection, site: PublicSite): ReactNode {
  return render<ContentOf<Id>>(readers[id].schema, views[id], section, site);
}

function render<Content>(schema: Reader<Content>, view: ComponentType<SectionViewProps<Content>>, section: PublicSection, site: PublicSite): ReactNode {
  const content = schema.safeParse(section.content);
  return content.success ? createElement(view, { key: section.id, section: { ...section, content: content.data }, site }) : null;
}
