import type { Nature, Status } from '@/lib/references/work';

/**
 * What a work of each nature is in files: BibTeX's entry, and its field that names where the work appeared; CSL's and
 * RIS's types. `software`, `dataset` and `patent` are BibLaTeX's; styles that lack them print them as `misc`.
 */
// biome-ignore format: a table
export const formatTypes: Readonly<Record<Nature, readonly [bibtex: string, within: string, csl: string, ris: string]>> = {
  article: ['article', 'journal', 'article-journal', 'JOUR'],
  communication: ['inproceedings', 'booktitle', 'paper-conference', 'CPAPER'], // in CSL « speech » where it was not printed
  livre: ['book', 'series', 'book', 'BOOK'],
  direction: ['book', 'series', 'book', 'EDBOOK'],
  'numero-revue': ['periodical', 'series', 'periodical', 'EDBOOK'],
  'edition-sources': ['book', 'series', 'book', 'BOOK'],
  traduction: ['book', 'series', 'book', 'BOOK'],
  chapitre: ['incollection', 'booktitle', 'chapter', 'CHAP'],
  preface: ['suppbook', 'booktitle', 'chapter', 'CHAP'],
  notice: ['inreference', 'booktitle', 'entry-encyclopedia', 'ENCYC'],
  'compte-rendu': ['review', 'journal', 'review-book', 'JOUR'],
  'note-arret': ['article', 'journal', 'article-journal', 'JOUR'],
  these: ['phdthesis', 'school', 'thesis', 'THES'],
  hdr: ['phdthesis', 'school', 'thesis', 'THES'],
  memoire: ['mastersthesis', 'school', 'thesis', 'THES'],
  rapport: ['techreport', 'institution', 'report', 'RPRT'],
  prepublication: ['unpublished', 'series', 'article', 'UNPB'],
  logiciel: ['software', 'series', 'software', 'COMP'],
  donnees: ['dataset', 'series', 'dataset', 'DATA'],
  brevet: ['patent', 'series', 'patent', 'PAT'],
  media: ['misc', 'series', 'broadcast', 'GEN'],
  autre: ['misc', 'series', 'document', 'GEN'],
};

/** The words for a state: BibLaTeX's, with one of ours for what is accepted and none for what is published, and CSL's. */
export const formatStates: Readonly<Record<Status, readonly [bibtex: string, csl: string]>> = {
  parue: ['', 'published'],
  'sous-presse': ['inpress', 'in press'],
  acceptee: ['accepted', 'accepted'],
  'a-paraitre': ['forthcoming', 'forthcoming'],
  soumise: ['submitted', 'submitted'],
  'en-preparation': ['inpreparation', 'in preparation'],
  prepublication: ['prepublished', 'preprint'],
};
