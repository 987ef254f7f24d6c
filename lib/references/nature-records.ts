/**
 * The natures of works, a record each, in the order of lists: what it is, and its words. What formats and committees
 * call it is in nature-codes.ts, which forms do not load. A nature with both is read, stored, shown, cited, written to
 * files, classed, counted and searched.
 */
import type { Language } from '../languages';

type Words = Readonly<Record<Language, string>>;

/**
 * Where such a work appears, which decides what its venue is, what a reference sets in italics and which numbers it
 * has: in a journal or newspaper, in a book, at a conference; as a book, for a degree, for an institution or museum
 * (which both name what others have their series for), or alone.
 */
export type Kind = 'inJournal' | 'inBook' | 'talk' | 'book' | 'thesis' | 'forInstitution' | 'alone';

export type NamedFacts = {
  readonly name: Words;
  /** Heading of lists. */
  readonly plural: Words;
  /** In figures; « others » by default. */
  readonly countedAs?: 'articles' | 'chapters' | 'communications';
  /** In the form, what its venue is. */
  readonly venueHint?: string;
  /** The fields that the review of an import asks for, besides those of its kind. */
  readonly asks?: readonly string[];
};

export type NatureFacts<Nature = string> = NamedFacts & {
  readonly kind: Kind;
  /** Its name where a reference says it, if longer. */
  readonly fullName?: string;
  /** If formats have no type for it, or few programs use it: what else it is there, the commonest first. */
  readonly within?: readonly [Nature, ...Nature[]];
  /** And the words by which it is called. */
  readonly called?: RegExp;
  /** Its type among the articles, where it is stored. */
  readonly storedAs?: string;
  /** Whether its authors directed others. */
  readonly isDirected?: true;
  /** Whether it has a number of its own, as reports and patents. */
  readonly isNumbered?: true;
  /** Whether it appears without an editor's acceptance. */
  readonly needsNoEditor?: true;
};

export const natureRecords = {
  article: {
    kind: 'inJournal',
    name: { fr: 'Article de revue', en: 'Journal article', ar: 'مقالة في مجلة' },
    plural: { fr: 'Articles de revue', en: 'Journal articles', ar: 'مقالات المجلات' },
    countedAs: 'articles',
    storedAs: 'Article de journal',
    venueHint: 'De cet article\u00a0: le titre de la revue.',
  },
  communication: {
    kind: 'talk',
    name: { fr: 'Communication', en: 'Conference paper', ar: 'مداخلة' },
    plural: { fr: 'Communications', en: 'Conference papers', ar: 'المداخلات' },
    countedAs: 'communications',
    venueHint: 'De cette communication\u00a0: le nom de la conférence.',
    asks: ['eventPlace', 'eventCountry', 'publisher'],
  },
  livre: {
    kind: 'book',
    name: { fr: 'Ouvrage', en: 'Book', ar: 'كتاب' },
    plural: { fr: 'Ouvrages', en: 'Books', ar: 'الكتب' },
  },
  direction: {
    kind: 'book',
    name: { fr: 'Direction d’ouvrage', en: 'Edited book', ar: 'كتاب جماعي (إشراف)' },
    plural: { fr: 'Directions d’ouvrage', en: 'Edited books', ar: 'كتب جماعية (إشراف)' },
    isDirected: true,
  },
  'numero-revue': {
    kind: 'inJournal',
    name: { fr: 'Numéro de revue', en: 'Edited journal issue', ar: 'عدد من مجلة (إشراف)' },
    plural: { fr: 'Numéros de revue', en: 'Edited journal issues', ar: 'أعداد مجلات (إشراف)' },
    within: ['direction', 'livre', 'autre'],
    called: /\bnuméros? (?:de revue|thématique|spécial)|\b(?:special|journal) issue\b/i,
    isDirected: true,
  },
  'edition-sources': {
    kind: 'book',
    name: { fr: 'Édition de sources', en: 'Source edition', ar: 'تحقيق نصوص' },
    plural: { fr: 'Éditions de sources', en: 'Source editions', ar: 'تحقيقات نصوص' },
    within: ['livre', 'direction', 'autre'],
    called: /(?:^|\P{L})éditions? (?:critique|de (?:sources?|textes?))|\b(?:critical|source|scholarly) edition\b/iu,
  },
  traduction: {
    kind: 'book',
    name: { fr: 'Traduction', en: 'Translation', ar: 'ترجمة' },
    plural: { fr: 'Traductions', en: 'Translations', ar: 'الترجمات' },
    within: ['livre', 'direction', 'autre'],
    called: /\btraductions?\b|\btranslations?\b/i,
    asks: ['originalAuthors', 'originalTitle'],
  },
  chapitre: {
    kind: 'inBook',
    name: { fr: 'Chapitre d’ouvrage', en: 'Book chapter', ar: 'فصل من كتاب' },
    plural: { fr: 'Chapitres d’ouvrage', en: 'Book chapters', ar: 'فصول الكتب' },
    countedAs: 'chapters',
    storedAs: 'Book Chapter',
    venueHint: 'De ce chapitre\u00a0: le titre de l’ouvrage.',
  },
  preface: {
    kind: 'inBook',
    name: { fr: 'Préface', en: 'Preface', ar: 'مقدمة كتاب' },
    plural: { fr: 'Préfaces et postfaces', en: 'Prefaces and afterwords', ar: 'مقدمات كتب وخواتيمها' },
    within: ['chapitre', 'autre'],
    called: /\b(?:pr[ée]|post)faces?\b|\bavant-propos\b|\b(?:fore|after)word\b/i,
    storedAs: 'Préface',
    asks: ['containerAuthors'],
  },
  notice: {
    kind: 'inBook',
    name: { fr: 'Notice', en: 'Entry', ar: 'مدخل' },
    plural: { fr: 'Notices', en: 'Entries', ar: 'مداخل' },
    within: ['chapitre', 'article', 'autre'],
    called: /\bnotices?\b|\b(?:dictionary|encyclop[a-z]+|reference) entry\b/i,
    storedAs: 'Notice',
  },
  'compte-rendu': {
    kind: 'inJournal',
    name: { fr: 'Compte rendu', en: 'Book review', ar: 'مراجعة كتاب' },
    plural: { fr: 'Comptes rendus', en: 'Book reviews', ar: 'مراجعات كتب' },
    within: ['article', 'autre'],
    called:
      /comptes?[ -]rendus?(?! de (?:congrès|colloque|mission|réunion|fouille))|\brecension|\bbook[- ]?review\b|^reviewed$|note (?:critique|de lecture)/i,
    storedAs: 'Compte rendu',
    asks: ['reviewedAuthors', 'reviewedTitle'],
  },
  'note-arret': {
    kind: 'inJournal',
    name: { fr: 'Note d’arrêt', en: 'Case note', ar: 'تعليق على حكم قضائي' },
    plural: { fr: 'Notes d’arrêt et commentaires', en: 'Case notes', ar: 'تعليقات على أحكام قضائية' },
    within: ['article', 'autre'],
    called:
      /\b(?:note|commentaire|observation)s? (?:d['’]arrêt|de (?:jurisprudence|décision)|sous )|\bcase (?:note|comment)/i,
    storedAs: 'Note d’arrêt',
    asks: ['reviewedTitle'],
  },
  these: {
    kind: 'thesis',
    name: { fr: 'Thèse', en: 'Doctoral thesis', ar: 'أطروحة دكتوراه' },
    plural: { fr: 'Thèses', en: 'Doctoral theses', ar: 'أطروحات الدكتوراه' },
    fullName: 'Thèse de doctorat',
  },
  hdr: {
    kind: 'thesis',
    name: { fr: 'Habilitation à diriger des recherches', en: 'Habilitation thesis', ar: 'أطروحة التأهيل الجامعي' },
    plural: { fr: 'Habilitations à diriger des recherches', en: 'Habilitation theses', ar: 'أطروحات التأهيل الجامعي' },
  },
  memoire: {
    kind: 'thesis',
    name: { fr: 'Mémoire', en: 'Dissertation', ar: 'رسالة جامعية' },
    plural: { fr: 'Mémoires', en: 'Dissertations', ar: 'الرسائل الجامعية' },
    needsNoEditor: true,
  },
  rapport: {
    kind: 'forInstitution',
    name: { fr: 'Rapport', en: 'Report', ar: 'تقرير' },
    plural: { fr: 'Rapports', en: 'Reports', ar: 'التقارير' },
    isNumbered: true,
    needsNoEditor: true,
    asks: ['number', 'place'],
  },
  prepublication: {
    kind: 'alone',
    name: { fr: 'Prépublication', en: 'Preprint', ar: 'نسخة ما قبل النشر' },
    plural: { fr: 'Prépublications', en: 'Preprints', ar: 'نسخ ما قبل النشر' },
    needsNoEditor: true,
  },
  logiciel: {
    kind: 'alone',
    name: { fr: 'Logiciel', en: 'Software', ar: 'برنامج حاسوبي' },
    plural: { fr: 'Logiciels', en: 'Software', ar: 'البرامج الحاسوبية' },
    needsNoEditor: true,
  },
  donnees: {
    kind: 'alone',
    name: { fr: 'Jeu de données', en: 'Data set', ar: 'مجموعة بيانات' },
    plural: { fr: 'Jeux de données', en: 'Data sets', ar: 'مجموعات البيانات' },
    needsNoEditor: true,
  },
  brevet: {
    kind: 'alone',
    name: { fr: 'Brevet', en: 'Patent', ar: 'براءة اختراع' },
    plural: { fr: 'Brevets', en: 'Patents', ar: 'براءات الاختراع' },
    isNumbered: true,
    needsNoEditor: true,
  },
  exposition: {
    kind: 'forInstitution',
    name: { fr: 'Exposition', en: 'Exhibition', ar: 'معرض' },
    plural: { fr: 'Expositions', en: 'Exhibitions', ar: 'معارض' },
    within: ['autre'],
    called: /(?<!catalogue d['’])\bexpositions?\b|\bexhibitions?\b(?! catalog)|\bcommissariat\b/i,
    venueHint: 'De cette exposition\u00a0: le musée et sa ville.',
    asks: ['place'],
  },
  'article-presse': {
    kind: 'inJournal',
    name: { fr: 'Article de presse', en: 'Newspaper article', ar: 'مقالة صحفية' },
    plural: { fr: 'Articles de presse', en: 'Newspaper articles', ar: 'مقالات صحفية' },
    within: ['article', 'autre'],
    called: /\barticle de presse\b|\b(?:newspaper|press) article\b/i,
    venueHint: 'De cet article\u00a0: le nom du journal.',
  },
  media: {
    kind: 'alone',
    name: { fr: 'Intervention dans les médias', en: 'Media appearance', ar: 'مشاركة إعلامية' },
    plural: { fr: 'Interventions dans les médias', en: 'Media appearances', ar: 'مشاركات إعلامية' },
    within: ['autre'],
    called:
      /\bm[ée]dias?\b|(?:^|\P{L})émission|\bpodcast|\b(?:radio|television|télévision|presse)\b|\b(?:interview|entretien|tribune)\b/iu,
    needsNoEditor: true,
  },
  autre: {
    kind: 'alone',
    name: { fr: 'Autre', en: 'Other', ar: 'عمل آخر' },
    plural: { fr: 'Autres productions', en: 'Other works', ar: 'أعمال أخرى' },
    needsNoEditor: true,
  },
} as const satisfies Readonly<Record<string, NatureFacts>>;
