/** The page's words for supervised theses; « Thèse » and the like are stored values. */
import { arabicNoun } from '@/lib/format/arabic';
import { counted } from '@/lib/format/french';
import { dictionary } from '@/lib/languages';

export const words = dictionary({
  fr: {
    thesisDetail: 'Détail de la thèse',
    otherDetail: 'Détail de l’encadrement',
    status: 'Statut',
    year: 'Année',
    domain: 'Domaine',
    supervision: 'Encadrement',
    /** Within a line. */
    withOthers: (names: string) => `avec ${names}`,
    nature: 'Nature',
    onSite: 'Parmi les publications',
    onThesesFr: 'Sur theses.fr',
    more: 'En savoir plus',
    percent: '\u00a0%',
    /** Counts of theses by status; with the noun beside other natures. */
    counts: {
      Soutenue: (count: number, isBesideOthers: boolean) =>
        isBesideOthers ? counted(count, 'thèse soutenue', 'thèses soutenues') : counted(count, 'soutenue', 'soutenues'),
      'En cours': (count: number, isBesideOthers: boolean) =>
        isBesideOthers ? counted(count, 'thèse en cours', 'thèses en cours') : counted(count, 'en cours', 'en cours'),
    },
    /** A nature within a line: « mémoire de master ». */
    natures: {
      Thèse: 'thèse',
      HDR: 'HDR',
      'Post-doctorat': 'post-doctorat',
      Ingénieur: 'ingénieur',
      Master: 'mémoire de master',
      PFE: 'projet de fin d’études',
    },
    /** Before the author's name: « Thèse de »; `other` for the owner's own nature. */
    by: {
      Thèse: 'Thèse de',
      HDR: 'HDR de',
      'Post-doctorat': 'Post-doctorat de',
      Ingénieur: 'Travail d’ingénieur de',
      Master: 'Mémoire de master de',
      PFE: 'Projet de fin d’études de',
      other: 'Encadrement de',
    },
  },
  en: {
    thesisDetail: 'Details of the thesis',
    otherDetail: 'Details of the supervision',
    status: 'Status',
    year: 'Year',
    domain: 'Field',
    supervision: 'Supervision',
    withOthers: (names) => `with ${names}`,
    nature: 'Type',
    onSite: 'Among the publications',
    onThesesFr: 'On theses.fr',
    more: 'Learn more',
    percent: '%',
    counts: {
      Soutenue: (count, isBesideOthers) =>
        isBesideOthers
          ? counted(count, 'PhD thesis defended', 'PhD theses defended', 'en')
          : counted(count, 'defended', 'defended', 'en'),
      'En cours': (count, isBesideOthers) =>
        isBesideOthers
          ? counted(count, 'PhD thesis in progress', 'PhD theses in progress', 'en')
          : counted(count, 'in progress', 'in progress', 'en'),
    },
    natures: {
      Thèse: 'PhD thesis',
      HDR: 'habilitation',
      'Post-doctorat': 'postdoctoral research',
      Ingénieur: 'engineer',
      Master: 'master’s thesis',
      PFE: 'final-year project',
    },
    by: {
      Thèse: 'PhD thesis by',
      HDR: 'Habilitation by',
      'Post-doctorat': 'Postdoctoral research by',
      Ingénieur: 'Engineering work by',
      Master: 'Master’s thesis by',
      PFE: 'Final-year project by',
      other: 'Supervision of',
    },
  },
  ar: {
    thesisDetail: 'تفاصيل الأطروحة',
    otherDetail: 'تفاصيل التأطير',
    status: 'الحالة',
    year: 'السنة',
    domain: 'المجال',
    supervision: 'التأطير',
    withOthers: (names) => `بالاشتراك مع ${names}`,
    nature: 'النوع',
    onSite: 'ضمن المنشورات',
    onThesesFr: 'على theses.fr',
    more: 'معرفة المزيد',
    percent: '%',
    counts: {
      Soutenue: arabicNoun('أطروحة واحدة نوقشت', 'أطروحتان نوقشتا', 'أطروحات نوقشت', 'أطروحة نوقشت'),
      'En cours': arabicNoun(
        'أطروحة واحدة قيد الإنجاز',
        'أطروحتان قيد الإنجاز',
        'أطروحات قيد الإنجاز',
        'أطروحة قيد الإنجاز',
      ),
    },
    natures: {
      Thèse: 'أطروحة دكتوراه',
      HDR: 'تأهيل جامعي',
      'Post-doctorat': 'بحث ما بعد الدكتوراه',
      Ingénieur: 'مهندس',
      Master: 'بحث ماستر',
      PFE: 'مشروع نهاية الدراسة',
    },
    by: {
      Thèse: 'أطروحة من إعداد',
      HDR: 'تأهيل جامعي من إعداد',
      'Post-doctorat': 'بحث ما بعد الدكتوراه من إعداد',
      Ingénieur: 'عمل هندسي من إعداد',
      Master: 'بحث ماستر من إعداد',
      PFE: 'مشروع نهاية الدراسة من إعداد',
      other: 'تأطير',
    },
  },
});
