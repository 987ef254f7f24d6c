/** The natures of publications, in the page's and the form's words. */

import { type Nature, natures } from '@/lib/references/natures';
import labels from '@/lib/references/words/nature-labels.json' with { type: 'json' };

/** Natures with their own name that are stored as another nature with a tick. */
const ticked = {
  'article-vulgarisation': { nature: 'article', tick: 'popular' },
  'conference-invitee': { nature: 'communication', tick: 'invited' },
  affiche: { nature: 'communication', tick: 'poster' },
} as const satisfies Readonly<Record<string, { readonly nature: Nature; readonly tick: string }>>;
type TickedNature = keyof typeof ticked;
export const tickedNatures = Object.keys(ticked).filter(isTickedNature);
export type NamedNature = Nature | TickedNature;
export const namedNatures: readonly NamedNature[] = natures.flatMap((nature) => [
  nature,
  ...tickedNatures.filter((named) => ticked[named].nature === nature),
]);

export function isTickedNature(nature: string): nature is TickedNature {
  return Object.hasOwn(ticked, nature);
}

/** The nature stored for a name. */
export const plainNature = (nature: NamedNature): Nature => (isTickedNature(nature) ? ticked[nature].nature : nature);

export const tickOf = (nature: TickedNature) => ticked[nature].tick;

/** The name of a nature with these ticks. */
export const namedNature = (
  nature: Nature,
  ticks: { readonly [tick in ReturnType<typeof tickOf>]?: unknown } = {},
): NamedNature => tickedNatures.find((named) => ticked[named].nature === nature && ticks[ticked[named].tick]) ?? nature;

/** Also parsed from the site's own table (lib/references/read-csv.ts). */
export const natureLabels: Readonly<Record<NamedNature, string>> = labels;

/** Headings of lists. */
export const naturePlurals: Readonly<Record<NamedNature, string>> = {
  article: 'Articles de revue',
  'article-vulgarisation': 'Articles de vulgarisation',
  communication: 'Communications',
  'conference-invitee': 'Conférences invitées',
  affiche: 'Affiches',
  livre: 'Ouvrages',
  direction: 'Directions d’ouvrage',
  'numero-revue': 'Numéros de revue',
  'edition-sources': 'Éditions de sources',
  traduction: 'Traductions',
  chapitre: 'Chapitres d’ouvrage',
  preface: 'Préfaces et postfaces',
  notice: 'Notices',
  'compte-rendu': 'Comptes rendus',
  'note-arret': 'Notes d’arrêt et commentaires',
  these: 'Thèses',
  hdr: 'Habilitations à diriger des recherches',
  memoire: 'Mémoires',
  rapport: 'Rapports',
  prepublication: 'Prépublications',
  logiciel: 'Logiciels',
  donnees: 'Jeux de données',
  brevet: 'Brevets',
  exposition: 'Expositions',
  'article-presse': 'Articles de presse',
  media: 'Interventions dans les médias',
  autre: 'Autres productions',
};
