/**
 * The view and JSON-LD of each kind. A kind with a section of its own does not compile without a view; a part of a
 * block (definition.place) is rendered by that block, and is listed here only for its schema.org data.
 */

import { type ComponentType, createElement, type ReactNode } from 'react';
import type { ResearchProject } from 'schema-dts';
import { ActivitesView, activitiesJsonLd } from './activites/view';
import { ActualitesView, newsJsonLd } from './actualites/view';
import { AxesView, axesJsonLd } from './axes-recherche/view';
import { competence, words as skillWords } from './competences/definition';
import { CustomCardsView, CustomListView, CustomTextView } from './custom/view';
import { coursesJsonLd, EnseignementView } from './enseignement/view';
import { cardsView, timelineView } from './items-view';
import { type JsonLd, type JsonLdOf, mostItems, personId } from './json-ld';
import { JurysView } from './jurys/view';
import { careerJsonLd, ParcoursView } from './parcours/view';
import { type Projet, words as projectWords, projet } from './projets/definition';
import type { PublicSection, PublicSite, SectionViewProps } from './public-site';
import { publicationsJsonLd } from './publications/json-ld';
import { PublicationsView } from './publications/view';
import type { AnyKindId, PageKindId } from './registry';
import { responsabilite, words as responsibilityWords } from './responsabilites/definition';
import { diplomasJsonLd } from './statut-professionnel/view';
import { ThesesView, thesesJsonLd } from './theses-encadrees/view';

export const projectsJsonLd: JsonLdOf<'projets'> = (projects, { origin }) => ({
  things: projects.slice(0, mostItems).map((project) => projectThing(project, origin)),
});

/** A sum of money rather than an organisation. */
const amount =
  /\d\s*(?:k|m|millions? d[e’'])?\s*(?:€|\$|£|(?:euros?|eur|mad|dhs?|dirhams?|usd|gbp|chf|fcfa|xof)(?!\p{L}))/iu;

function projectThing({ title, details, grant }: Projet, origin: string): ResearchProject {
  const funder = [grant?.funder, details.financement].find((text) => text && !amount.test(text));
  return {
    '@type': 'ResearchProject',
    name: title,
    ...(funder && { funder: { '@type': 'Organization', name: funder } }),
    ...(grant?.link && { url: grant.link }),
    ...(grant?.reference && { identifier: grant.reference }),
    member: { '@id': personId(origin) },
  };
}

type KindView<Id extends AnyKindId> = {
  readonly View?: ComponentType<SectionViewProps<Id>>;
  readonly jsonLd?: JsonLdOf<Id>;
};

const views: { readonly [Id in AnyKindId]?: KindView<Id> } = {
  'axes-recherche': { View: AxesView, jsonLd: axesJsonLd },
  'statut-professionnel': { jsonLd: diplomasJsonLd },
  'site--actualites': { View: ActualitesView, jsonLd: newsJsonLd },
  'cv--parcours': { View: ParcoursView, jsonLd: careerJsonLd },
  'cv--activites': { View: ActivitesView, jsonLd: activitiesJsonLd },
  competences: { View: cardsView(competence, skillWords, 3) },
  enseignement: { View: EnseignementView, jsonLd: coursesJsonLd },
  projets: { View: cardsView(projet, projectWords), jsonLd: projectsJsonLd },
  publications: { View: PublicationsView, jsonLd: publicationsJsonLd },
  responsabilites: { View: timelineView(responsabilite, responsibilityWords) },
  'theses-encadrees': { View: ThesesView, jsonLd: thesesJsonLd },
  'cv--jurys': { View: JurysView },
  text: { View: CustomTextView },
  list: { View: CustomListView },
  cards: { View: CustomCardsView },
} satisfies { readonly [Id in PageKindId]: KindView<Id> & Required<Pick<KindView<Id>, 'View'>> } & {
  readonly [Id in AnyKindId]?: KindView<Id>;
};

export function renderSection<Id extends PageKindId>(section: PublicSection<Id>, site: PublicSite): ReactNode {
  const view: KindView<Id> | undefined = views[section.kind];
  return view?.View ? createElement(view.View, { key: section.id, section, site }) : null;
}

/** schema.org data of the visible sections: sections in page order, then the parts of blocks. */
export function sectionsJsonLd(site: PublicSite, origin: string): Required<JsonLd> {
  const parts = Object.values(site.parts);
  const all = [...site.sections, ...parts].map((section) => jsonLdOf(section, site, origin));
  return {
    person: Object.assign({}, ...all.map(({ person }) => person)),
    things: all.flatMap(({ things }) => things ?? []),
  };
}

function jsonLdOf<Id extends AnyKindId>(section: PublicSection<Id>, site: PublicSite, origin: string): JsonLd {
  const view: KindView<Id> | undefined = views[section.kind];
  return view?.jsonLd?.(section.content, { site, origin }) ?? {};
}
