/** The natures of publications, in the words that the page and the form use. */
import type { Nature } from '@/lib/references/work';

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

/** Over a list of them. */
export const naturePlurals: Readonly<Record<Nature, string>> = {
  article: 'Articles de revue',
  communication: 'Communications',
  livre: 'Ouvrages',
  direction: 'Directions d’ouvrage',
  chapitre: 'Chapitres d’ouvrage',
  these: 'Thèses',
  hdr: 'Habilitations à diriger des recherches',
  memoire: 'Mémoires',
  rapport: 'Rapports',
  prepublication: 'Prépublications',
  logiciel: 'Logiciels',
  donnees: 'Jeux de données',
  brevet: 'Brevets',
  autre: 'Autres productions',
};

/** Whether a work is written for a university or an institution, which is then named where another has its series. */
export const isOfSchool = (nature: Nature): boolean =>
  nature === 'these' || nature === 'hdr' || nature === 'memoire' || nature === 'rapport';
