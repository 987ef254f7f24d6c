/** The kinds of sections. A kind is registered here, and its view in components/portfolio/views.ts. */
import type { z } from 'zod';
import type { AnyDefinition, SectionType } from './define';
import { aPropos } from './kinds/a-propos';
import { axesRecherche } from './kinds/axes-recherche';
import { chiffresCles } from './kinds/chiffres-cles';
import { competences } from './kinds/competences';
import { enseignement } from './kinds/enseignement';
import { etatCivil } from './kinds/etat-civil';
import { infosEnseignement } from './kinds/infos-enseignement';
import { introEnseignement } from './kinds/intro-enseignement';
import { projets } from './kinds/projets';
import { publications } from './kinds/publications';
import { responsabilites } from './kinds/responsabilites';
import { statutProfessionnel } from './kinds/statut-professionnel';
import { thesesEncadrees } from './kinds/theses-encadrees';
import { plainDefinition } from './plain';

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
  return isKind(section.id) ? kinds[section.id] : plainDefinition(section.type);
}

/** The kind that is edited at /admin/{route}. */
export function kindAtRoute(route: string): AnyDefinition | undefined {
  return definitions.find((definition) => definition.menu?.route === route);
}
