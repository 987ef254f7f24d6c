/**
 * The two schemes of French committees for classifying publications, each class by its code, in order: HAL's types,
 * from which Hcéres derives its lists, and AERES's older codes, which laboratories and CNU files still use.
 */
import type { Language } from '@/lib/languages';
import type { Nature } from '@/lib/references/natures';

type Label = Readonly<Record<Language, string>>;

export const schemes = {
  hceres: {
    ART: { fr: 'Articles de revue', en: 'Journal articles', ar: 'مقالات في مجلات' },
    /** In HAL a subtype of the articles, which are counted without it. */
    BOOKREVIEW: { fr: 'Comptes rendus de lecture', en: 'Book reviews', ar: 'مراجعات كتب' },
    COMM: { fr: 'Communications dans un congrès', en: 'Conference papers and talks', ar: 'مداخلات في مؤتمرات' },
    POSTER: { fr: 'Affiches', en: 'Posters', ar: 'ملصقات علمية' },
    PROCEEDINGS: { fr: 'Actes de congrès', en: 'Edited proceedings', ar: 'أعمال مؤتمرات' },
    ISSUE: { fr: 'Numéros de revue', en: 'Edited journal issues', ar: 'أعداد مجلات' },
    OUV: { fr: 'Ouvrages', en: 'Books', ar: 'كتب' },
    COUV: { fr: 'Chapitres d’ouvrage', en: 'Book chapters', ar: 'فصول من كتب' },
    BLOG: { fr: 'Billets de blog scientifique', en: 'Scientific blog posts', ar: 'تدوينات علمية' },
    NOTICE: { fr: 'Notices', en: 'Entries', ar: 'مداخل' },
    TRAD: { fr: 'Traductions', en: 'Translations', ar: 'ترجمات' },
    PATENT: { fr: 'Brevets', en: 'Patents', ar: 'براءات اختراع' },
    OTHER: { fr: 'Autres publications', en: 'Other publications', ar: 'منشورات أخرى' },
    UNDEFINED: {
      fr: 'Prépublications et documents de travail',
      en: 'Preprints and working papers',
      ar: 'مسودات ووثائق عمل',
    },
    REPORT: { fr: 'Rapports', en: 'Reports', ar: 'تقارير' },
    THESE: { fr: 'Thèses', en: 'Doctoral theses', ar: 'أطروحات' },
    HDR: {
      fr: 'Habilitations à diriger des recherches',
      en: 'Habilitation theses',
      ar: 'شهادات التأهيل للإشراف على البحث',
    },
    LECTURE: { fr: 'Cours', en: 'Course material', ar: 'دروس' },
    MEDIA: {
      fr: 'Images, sons, vidéos et cartes',
      en: 'Pictures, recordings and maps',
      ar: 'صور وتسجيلات ومقاطع مرئية وخرائط',
    },
    SOFTWARE: { fr: 'Logiciels', en: 'Software', ar: 'برمجيات' },
  },
  aeres: {
    ACL: {
      fr: 'Articles de revues internationales à comité de lecture',
      en: 'Articles in international peer-reviewed journals',
      ar: 'مقالات في مجلات دولية محكّمة',
    },
    ACLN: {
      fr: 'Articles de revues nationales à comité de lecture',
      en: 'Articles in national peer-reviewed journals',
      ar: 'مقالات في مجلات وطنية محكّمة',
    },
    ASCL: {
      fr: 'Articles de revues sans comité de lecture',
      en: 'Articles in journals without peer review',
      ar: 'مقالات في مجلات غير محكّمة',
    },
    BRE: { fr: 'Brevets', en: 'Patents', ar: 'براءات اختراع' },
    'C-INV': { fr: 'Conférences sur invitation', en: 'Invited talks', ar: 'محاضرات بدعوة' },
    'C-ACTI': {
      fr: 'Communications avec actes dans un congrès international',
      en: 'Papers in proceedings of international conferences',
      ar: 'مداخلات منشورة في أعمال مؤتمرات دولية',
    },
    'C-ACTN': {
      fr: 'Communications avec actes dans un congrès national',
      en: 'Papers in proceedings of national conferences',
      ar: 'مداخلات منشورة في أعمال مؤتمرات وطنية',
    },
    'C-COM': {
      fr: 'Communications orales sans actes',
      en: 'Talks without proceedings',
      ar: 'مداخلات شفوية غير منشورة',
    },
    'C-AFF': { fr: 'Communications par affiche', en: 'Posters', ar: 'مداخلات بملصقات' },
    OS: { fr: 'Ouvrages scientifiques et chapitres', en: 'Scholarly books and chapters', ar: 'كتب علمية وفصول' },
    OV: {
      fr: 'Ouvrages de vulgarisation et chapitres',
      en: 'Books and chapters for the general public',
      ar: 'كتب وفصول لعموم القراء',
    },
    PV: { fr: 'Publications de vulgarisation', en: 'Publications for the general public', ar: 'منشورات لعموم القراء' },
    DO: {
      fr: 'Directions d’ouvrages, de numéros de revue et d’actes',
      en: 'Edited books, journal issues and proceedings',
      ar: 'الإشراف على كتب وأعداد مجلات وأعمال مؤتمرات',
    },
    TH: { fr: 'Thèses et habilitations', en: 'Theses', ar: 'أطروحات وشهادات تأهيل' },
    AP: { fr: 'Autres productions', en: 'Other works', ar: 'أعمال أخرى' },
  },
} as const satisfies Record<string, Record<string, Label>>;

export type Scheme = keyof typeof schemes;
export type Codes = { readonly [Each in Scheme]: keyof (typeof schemes)[Each] };

export const codesOf = <Each extends Scheme>(scheme: Each) => Object.keys(schemes[scheme]) as [Codes[Each]];

/** Default heading of works without a class, where the owner wants them in a document. */
export const unclassed: Label = { fr: 'Autres travaux', en: 'Other works', ar: 'أعمال أخرى' };

/** The parts of a class with several natures, in order; other natures are listed under their plural. */
export const classParts: Readonly<Partial<Record<string, Readonly<Partial<Record<Nature, Label>>>>>> = {
  OS: {
    livre: { fr: 'Ouvrages scientifiques', en: 'Scholarly books', ar: 'كتب علمية' },
    direction: {
      fr: 'Directions d’ouvrages scientifiques',
      en: 'Edited scholarly books',
      ar: 'الإشراف على كتب علمية',
    },
    chapitre: {
      fr: 'Chapitres d’ouvrages scientifiques',
      en: 'Chapters in scholarly books',
      ar: 'فصول من كتب علمية',
    },
  },
  COUV: {}, // HAL's type for prefaces too, which are not chapters
};
