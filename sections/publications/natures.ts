/** What a publication is, in the words that the page and the form use. */
import type { Nature } from '@/lib/references/work';
import type { Option } from '../editor-tree';

/** In the order in which the page groups publications. */
export const natureLabels: Readonly<Record<Nature, string>> = {
  article: 'Article de revue',
  communication: 'Communication',
  livre: 'Ouvrage',
  direction: 'Direction d’ouvrage',
  chapitre: 'Chapitre d’ouvrage',
  these: 'Thèse',
  hdr: 'Habilitation à diriger des recherches',
  memoire: 'Mémoire',
  rapport: 'Rapport',
  prepublication: 'Prépublication',
  logiciel: 'Logiciel',
  donnees: 'Jeu de données',
  brevet: 'Brevet',
  autre: 'Autre',
};

/** The natures of « Autres productions »: articles, chapters and communications have lists of their own. */
export const otherNatures: readonly Option[] = Object.entries(natureLabels)
  .filter(([nature]) => !['article', 'communication', 'chapitre'].includes(nature))
  .map(([value, label]) => ({ value, label }));

/** Whether a work is written for a university or an institution, which is then named where another has its series. */
export const isOfSchool = (nature: Nature): boolean => nature === 'these' || nature === 'hdr' || nature === 'memoire' || nature === 'rapport';
