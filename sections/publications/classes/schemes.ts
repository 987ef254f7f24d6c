/**
 * The two schemes by which French committees class publications, each class by its code, in their order: the types of
 * HAL, which Hcéres takes its lists from, and the older codes of AERES, which laboratories and CNU files still use.
 */
type Label = Readonly<Record<'fr' | 'en', string>>;

export const schemes = {
  hceres: {
    ART: { fr: 'Articles de revue', en: 'Journal articles' },
    COMM: { fr: 'Communications dans un congrès', en: 'Conference papers and talks' },
    POSTER: { fr: 'Affiches', en: 'Posters' },
    PROCEEDINGS: { fr: 'Actes de congrès', en: 'Edited proceedings' },
    ISSUE: { fr: 'Numéros de revue', en: 'Edited journal issues' },
    OUV: { fr: 'Ouvrages', en: 'Books' },
    COUV: { fr: 'Chapitres d’ouvrage', en: 'Book chapters' },
    BLOG: { fr: 'Billets de blog scientifique', en: 'Scientific blog posts' },
    NOTICE: { fr: 'Notices d’encyclopédie ou de dictionnaire', en: 'Encyclopaedia and dictionary entries' },
    TRAD: { fr: 'Traductions', en: 'Translations' },
    PATENT: { fr: 'Brevets', en: 'Patents' },
    OTHER: { fr: 'Autres publications', en: 'Other publications' },
    UNDEFINED: { fr: 'Prépublications et documents de travail', en: 'Preprints and working papers' },
    REPORT: { fr: 'Rapports', en: 'Reports' },
    THESE: { fr: 'Thèses', en: 'Doctoral theses' },
    HDR: { fr: 'Habilitations à diriger des recherches', en: 'Habilitation theses' },
    LECTURE: { fr: 'Cours', en: 'Course material' },
    MEDIA: { fr: 'Images, sons, vidéos et cartes', en: 'Pictures, recordings and maps' },
    SOFTWARE: { fr: 'Logiciels', en: 'Software' },
  },
  aeres: {
    ACL: {
      fr: 'Articles de revues internationales à comité de lecture',
      en: 'Articles in international peer-reviewed journals',
    },
    ACLN: {
      fr: 'Articles de revues nationales à comité de lecture',
      en: 'Articles in national peer-reviewed journals',
    },
    ASCL: { fr: 'Articles de revues sans comité de lecture', en: 'Articles in journals without peer review' },
    BRE: { fr: 'Brevets', en: 'Patents' },
    'C-INV': { fr: 'Conférences sur invitation', en: 'Invited talks' },
    'C-ACTI': {
      fr: 'Communications avec actes dans un congrès international',
      en: 'Papers in proceedings of international conferences',
    },
    'C-ACTN': {
      fr: 'Communications avec actes dans un congrès national',
      en: 'Papers in proceedings of national conferences',
    },
    'C-COM': { fr: 'Communications orales sans actes', en: 'Talks without proceedings' },
    'C-AFF': { fr: 'Communications par affiche', en: 'Posters' },
    OS: { fr: 'Ouvrages scientifiques et chapitres', en: 'Scholarly books and chapters' },
    OV: { fr: 'Ouvrages de vulgarisation et chapitres', en: 'Books and chapters for the general public' },
    PV: { fr: 'Publications de vulgarisation', en: 'Publications for the general public' },
    DO: {
      fr: 'Directions d’ouvrages, de numéros de revue et d’actes',
      en: 'Edited books, journal issues and proceedings',
    },
    TH: { fr: 'Thèses et habilitations', en: 'Theses' },
    AP: { fr: 'Autres productions', en: 'Other works' },
  },
} as const satisfies Record<string, Record<string, Label>>;

export type Scheme = keyof typeof schemes;
export type Codes = { readonly [Each in Scheme]: keyof (typeof schemes)[Each] };

/** The codes of a scheme, in its order. */
export const codesOf = <Each extends Scheme>(scheme: Each) => Object.keys(schemes[scheme]) as [Codes[Each]];

/** What stands over the works that the facts do not class. */
export const unclassed: Label = { fr: 'À classer', en: 'To be classified' };
