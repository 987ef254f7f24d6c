/** The kinds of sections. A kind is registered here, and its view in sections/views.ts. */
import type { z } from 'zod';
import { aPropos } from './a-propos/definition';
import { axesRecherche } from './axes-recherche/definition';
import { chiffresCles } from './chiffres-cles/definition';
import { competences } from './competences/definition';
import { customDefinition } from './custom/definition';
import type { AnyDefinition, SectionType } from './define';
import { enseignement } from './enseignement/definition';
import { etatCivil } from './etat-civil/definition';
import { infosEnseignement } from './infos-enseignement/definition';
import { introEnseignement } from './intro-enseignement/definition';
import { projets } from './projets/definition';
import { publications } from './publications/definition';
import { responsabilites } from './responsabilites/definition';
import { statutProfessionnel } from './statut-professionnel/definition';
import { thesesEncadrees } from './theses-encadrees/definition';

export const kinds = {
  'etat-civil': etatCivil,
  'a-propos': aPropos,
  'chiffres-cles': chiffresCles,
  'statut-professionnel': statutProfessionnel,
  'axes-recherche': axesRecherche,
  'intro-enseignement': introEnseignement,
  enseignement,
  'infos-enseignement': infosEnseignement,
  competences,
  publications,
  'theses-encadrees': thesesEncadrees,
  projets,
  responsabilites,
} as const;

export type KindId = keyof typeof kinds;
export type ContentOf<Id extends KindId> = z.output<(typeof kinds)[Id]['schema']>;

const all: readonly AnyDefinition[] = Object.values(kinds);
/** Every kind, in its default order. */
export const definitions = all.toSorted((a, b) => a.order - b.order);

/** Whether an id is that of a built-in kind. */
export function isKind(id: string): id is KindId {
  return Object.hasOwn(kinds, id);
}

/** The definition of a stored section: its kind's, else the plain one of its type. */
export function definitionOf(section: { readonly id: string; readonly type: SectionType }): AnyDefinition {
  return isKind(section.id) ? kinds[section.id] : customDefinition(section.type);
}

/** The kind that is edited at /admin/{route}. */
export function kindAtRoute(route: string): AnyDefinition | undefined {
  return definitions.find((definition) => definition.menu?.route === route);
}
