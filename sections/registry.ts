/** The kinds of sections. A kind is registered here, and its view in sections/views.ts. */
import type { z } from 'zod';
import { aPropos, aProposSample } from './a-propos/definition';
import { activites } from './activites/definition';
import { actualites } from './actualites/definition';
import { axesRecherche, axesRechercheSample } from './axes-recherche/definition';
import { chiffresCles, chiffresClesSample } from './chiffres-cles/definition';
import { competences } from './competences/definition';
import { competencesSample } from './competences/sample';
import { customCards, customList, customText } from './custom/definition';
import type { AnyDefinition, SectionPlace, SectionType } from './define';
import { enseignement } from './enseignement/definition';
import { enseignementSample } from './enseignement/sample';
import { etatCivil, etatCivilSample } from './etat-civil/definition';
import { infosEnseignement, infosEnseignementSample } from './infos-enseignement/definition';
import { introEnseignement, introEnseignementSample } from './intro-enseignement/definition';
import { jurys } from './jurys/definition';
import { parcours } from './parcours/definition';
import { projets } from './projets/definition';
import { projetsSample } from './projets/sample';
import { publications } from './publications/definition';
import { publicationsSample } from './publications/sample';
import { responsabilites } from './responsabilites/definition';
import { responsabilitesSample } from './responsabilites/sample';
import { serviceEnseignement } from './service-enseignement/definition';
import { statutProfessionnel, statutProfessionnelSample } from './statut-professionnel/definition';
import { thesesEncadrees } from './theses-encadrees/definition';
import { thesesEncadreesSample } from './theses-encadrees/sample';

/** A kind with its first content. */
function starting<Kind extends AnyDefinition>(kind: Kind, content: unknown) {
  const defaults: z.output<Kind['schema']> = kind.schema.parse(content);
  return { ...kind, defaults } as Kind & { readonly defaults: typeof defaults };
}

export const kinds = {
  'etat-civil': starting(etatCivil, etatCivilSample),
  'a-propos': starting(aPropos, aProposSample),
  'chiffres-cles': starting(chiffresCles, chiffresClesSample),
  'statut-professionnel': starting(statutProfessionnel, statutProfessionnelSample),
  'site--actualites': starting(actualites, []),
  'cv--parcours': starting(parcours, {}),
  'axes-recherche': starting(axesRecherche, axesRechercheSample),
  'intro-enseignement': starting(introEnseignement, introEnseignementSample),
  enseignement: starting(enseignement, enseignementSample),
  'infos-enseignement': starting(infosEnseignement, infosEnseignementSample),
  'cv--service': starting(serviceEnseignement, {}),
  competences: starting(competences, competencesSample),
  publications: starting(publications, publicationsSample),
  'theses-encadrees': starting(thesesEncadrees, thesesEncadreesSample),
  'cv--jurys': starting(jurys, []),
  projets: starting(projets, projetsSample),
  'cv--activites': starting(activites, {}),
  responsabilites: starting(responsabilites, responsabilitesSample),
} as const;

/** Sections that the owner adds: one kind per type. */
const customKinds = {
  text: starting(customText, ''),
  list: starting(customList, []),
  cards: starting(customCards, []),
} as const;
const everyKind = { ...kinds, ...customKinds } as const;

export type KindId = keyof typeof kinds;
/** The kind of a built-in section, or of one that the owner added. */
export type AnyKindId = keyof typeof everyKind;
export type ContentOf<Id extends AnyKindId> = z.output<(typeof everyKind)[Id]['schema']>;
/** Kinds with a section of their own on the page; others are parts of a block. */
export type PageKindId = { [Id in AnyKindId]: (typeof everyKind)[Id]['place'] extends 'page' ? Id : never }[AnyKindId];

const all: readonly AnyDefinition[] = Object.values(kinds);
/** The definitions of the built-in kinds, in their default order. */
export const definitions = all.toSorted((a, b) => a.order - b.order);

/** The kinds with a section on a new site, and its first content. */
export const firstDefinitions = definitions.filter(({ optional }) => !optional);

export function isKind(id: string): id is KindId {
  return Object.hasOwn(kinds, id);
}

/** The kind of a section: its id when it is built in, else its type. */
export function kindOf({ id, type }: { readonly id: string; readonly type: SectionType }): AnyKindId {
  return isKind(id) ? id : type;
}

/** Where sections of a kind are shown: alone, or in which block. */
export const placeOf = (kind: AnyKindId): SectionPlace => everyKind[kind].place;

export function definitionOf(section: { readonly id: string; readonly type: SectionType }): AnyDefinition {
  return everyKind[kindOf(section)];
}

/** The definition for the owner's own sections of a type. */
export function customDefinition(type: SectionType): AnyDefinition {
  return customKinds[type];
}

/** Path of a section's editor: its kind's page or that of the kind it is edited with, else the simple editor. */
export function editorOf(id: string): string {
  const definition = definitions.find((definition) => definition.id === id);
  const route = definition?.menu?.route ?? definitions.find(({ companions }) => companions?.includes(id))?.menu?.route;
  return `/admin/${route ?? 'sections'}`;
}
