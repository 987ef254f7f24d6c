/** What formats and committees call each nature (natures.ts). */
import type { Nature } from './natures';

type NatureCodes = {
  /** Types of CSL, Crossref, BibLaTeX and RIS that are read as it. */
  readonly read?: string;
  /** Its types in files (`software`, `dataset` and `patent` are BibLaTeX's, `misc` in other styles) and of schema.org. */
  readonly written: { readonly bibtex: string; readonly csl: string; readonly ris: string; readonly schema: string };
  /** HAL's and AERES's; `popular`, AERES's for the general public; `halTypes`, by a type of HAL that is more specific. */
  readonly classes: {
    readonly hal: string;
    readonly aeres?: string;
    readonly popular?: string;
    readonly halTypes?: Readonly<Partial<Record<string, string>>>;
  };
  /** Its part of the orders by nature (sections/publications/dossier.ts); « autres » by default. */
  readonly parts?: { readonly histoire?: string; readonly droit?: string };
};

export const natureCodes = {
  article: {
    read: 'article-journal article-magazine journal-article suppperiodical jour jfull ejour mgzn inpr abst',
    written: { bibtex: 'article', csl: 'article-journal', ris: 'JOUR', schema: 'ScholarlyArticle' },
    classes: { hal: 'ART' },
    parts: { histoire: 'articles', droit: 'doctrine' },
  },
  communication: {
    read: 'paper-conference proceedings-article speech event inproceedings conference presentation talk poster conf cpaper slide hear',
    written: { bibtex: 'inproceedings', csl: 'paper-conference', ris: 'CPAPER', schema: 'ScholarlyArticle' },
    classes: { hal: 'COMM' },
    parts: { histoire: 'colloques', droit: 'colloques' },
  },
  livre: {
    read: 'book monograph reference-book classic mvbook booklet manual ebook whole clswk ser',
    written: { bibtex: 'book', csl: 'book', ris: 'BOOK', schema: 'Book' },
    classes: { hal: 'OUV', aeres: 'OS', popular: 'OV' },
    parts: { histoire: 'ouvrages', droit: 'ouvrages' },
  },
  direction: {
    read: 'edited-book collection proceedings mvproceedings mvcollection reference mvreference edbook',
    written: { bibtex: 'book', csl: 'book', ris: 'EDBOOK', schema: 'Book' },
    classes: { hal: 'OUV', aeres: 'DO', halTypes: { PROCEEDINGS: 'PROCEEDINGS', ISSUE: 'ISSUE' } },
    parts: { histoire: 'directions', droit: 'ouvrages' },
  },
  'numero-revue': {
    read: 'periodical',
    written: { bibtex: 'periodical', csl: 'periodical', ris: 'EDBOOK', schema: 'PublicationIssue' },
    classes: { hal: 'ISSUE', aeres: 'DO' },
    parts: { histoire: 'directions', droit: 'doctrine' },
  },
  'edition-sources': {
    written: { bibtex: 'book', csl: 'book', ris: 'BOOK', schema: 'Book' },
    classes: { hal: 'OUV', aeres: 'OS' },
    parts: { histoire: 'editions', droit: 'ouvrages' },
  },
  traduction: {
    written: { bibtex: 'book', csl: 'book', ris: 'BOOK', schema: 'Book' },
    classes: { hal: 'TRAD', aeres: 'AP' },
    parts: { histoire: 'traductions', droit: 'ouvrages' },
  },
  chapitre: {
    read: 'chapter book-chapter book-section incollection inbook bookinbook chap echap',
    written: { bibtex: 'incollection', csl: 'chapter', ris: 'CHAP', schema: 'Chapter' },
    classes: { hal: 'COUV', aeres: 'OS', popular: 'OV', halTypes: { NOTICE: 'NOTICE' } },
    parts: { histoire: 'chapitres', droit: 'contributions' },
  },
  preface: {
    read: 'suppbook suppcollection',
    written: { bibtex: 'suppbook', csl: 'chapter', ris: 'CHAP', schema: 'Chapter' },
    classes: { hal: 'COUV', aeres: 'AP' },
    parts: { histoire: 'chapitres', droit: 'contributions' },
  },
  notice: {
    read: 'entry entry-encyclopedia entry-dictionary inreference encyc dict',
    written: { bibtex: 'inreference', csl: 'entry-encyclopedia', ris: 'ENCYC', schema: 'Chapter' },
    classes: { hal: 'NOTICE', aeres: 'OS', popular: 'OV' },
    parts: { histoire: 'notices', droit: 'fascicules' },
  },
  'compte-rendu': {
    read: 'review review-book',
    written: { bibtex: 'review', csl: 'review-book', ris: 'JOUR', schema: 'Review' },
    classes: { hal: 'BOOKREVIEW', aeres: 'AP' },
    parts: { histoire: 'comptes-rendus', droit: 'comptes-rendus' },
  },
  'note-arret': {
    written: { bibtex: 'article', csl: 'article-journal', ris: 'JOUR', schema: 'ScholarlyArticle' },
    classes: { hal: 'ART' },
    parts: { histoire: 'articles', droit: 'notes' },
  },
  these: {
    read: 'thesis dissertation phdthesis thes',
    written: { bibtex: 'phdthesis', csl: 'thesis', ris: 'THES', schema: 'Thesis' },
    classes: { hal: 'THESE', aeres: 'TH' },
    parts: { histoire: 'theses', droit: 'theses' },
  },
  hdr: {
    written: { bibtex: 'phdthesis', csl: 'thesis', ris: 'THES', schema: 'Thesis' },
    classes: { hal: 'HDR', aeres: 'TH' },
    parts: { histoire: 'theses', droit: 'theses' },
  },
  memoire: {
    read: 'mastersthesis',
    written: { bibtex: 'mastersthesis', csl: 'thesis', ris: 'THES', schema: 'Thesis' },
    classes: { hal: 'OTHER', aeres: 'AP' },
  },
  rapport: {
    read: 'report report-series standard legislation techreport rprt govdoc stand',
    written: { bibtex: 'techreport', csl: 'report', ris: 'RPRT', schema: 'Report' },
    classes: { hal: 'REPORT', aeres: 'AP' },
  },
  prepublication: {
    read: 'article manuscript posted-content preprint unpublished unpb unpd manscpt',
    written: { bibtex: 'unpublished', csl: 'article', ris: 'UNPB', schema: 'ScholarlyArticle' },
    classes: { hal: 'UNDEFINED', aeres: 'AP' },
  },
  logiciel: {
    read: 'software softwareversion softwaremodule codefragment comp',
    written: { bibtex: 'software', csl: 'software', ris: 'COMP', schema: 'SoftwareSourceCode' },
    classes: { hal: 'SOFTWARE', aeres: 'AP' },
  },
  donnees: {
    read: 'dataset data aggr dbase',
    written: { bibtex: 'dataset', csl: 'dataset', ris: 'DATA', schema: 'Dataset' },
    classes: { hal: 'OTHER', aeres: 'AP' },
  },
  brevet: {
    read: 'patent pat',
    written: { bibtex: 'patent', csl: 'patent', ris: 'PAT', schema: 'CreativeWork' },
    classes: { hal: 'PATENT', aeres: 'BRE' },
  },
  exposition: {
    read: 'exhibition',
    written: { bibtex: 'misc', csl: 'document', ris: 'GEN', schema: 'CreativeWork' },
    classes: { hal: 'OTHER', aeres: 'AP' },
    parts: { histoire: 'expositions' },
  },
  'article-presse': {
    read: 'article-newspaper news',
    written: { bibtex: 'article', csl: 'article-newspaper', ris: 'NEWS', schema: 'NewsArticle' },
    classes: { hal: 'OTHER', aeres: 'PV' },
  },
  media: {
    read: 'broadcast interview',
    written: { bibtex: 'misc', csl: 'broadcast', ris: 'GEN', schema: 'CreativeWork' },
    classes: { hal: 'OTHER', aeres: 'PV', halTypes: { BLOG: 'BLOG', VIDEO: 'MEDIA', SON: 'MEDIA' } },
  },
  autre: {
    written: { bibtex: 'misc', csl: 'document', ris: 'GEN', schema: 'CreativeWork' },
    classes: {
      hal: 'OTHER',
      aeres: 'AP',
      halTypes: {
        BLOG: 'BLOG',
        NOTICE: 'NOTICE',
        TRAD: 'TRAD',
        LECTURE: 'LECTURE',
        IMG: 'MEDIA',
        VIDEO: 'MEDIA',
        SON: 'MEDIA',
        MAP: 'MEDIA',
      },
    },
  },
} as const satisfies Readonly<Record<Nature, NatureCodes>>;

export const codesOf = (nature: Nature): NatureCodes => natureCodes[nature];
