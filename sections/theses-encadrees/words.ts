/** The words of supervised theses on the page; « Thèse » and the like are what is stored. */
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
    with: 'Avec',
    /** Within a line. */
    withOthers: (names: string) => `avec ${names}`,
    unnamed: 'Nom non publié',
    establishment: 'Établissement',
    school: 'École doctorale ou formation',
    start: 'Début',
    end: 'Fin',
    funding: 'Financement',
    defence: 'Soutenance',
    mention: 'Mention',
    position: 'Situation actuelle',
    jury: 'Jury',
    onSite: 'Parmi les publications',
    onThesesFr: 'Sur theses.fr',
    more: 'En savoir plus',
    percent: '\u00a0%',
    statuses: { 'En cours': 'En cours', Soutenue: 'Soutenue', Abandonnée: 'Abandonnée', Terminé: 'Terminé' },
    roles: {
      Direction: 'Direction',
      Codirection: 'Codirection',
      Coencadrement: 'Coencadrement',
      Encadrement: 'Encadrement',
    },
    /** A count of theses in a status; the noun is said beside supervisions of other natures. */
    counts: {
      Soutenue: (count: number, isBesideOthers: boolean) =>
        isBesideOthers ? counted(count, 'thèse soutenue', 'thèses soutenues') : counted(count, 'soutenue', 'soutenues'),
      'En cours': (count: number, isBesideOthers: boolean) =>
        isBesideOthers ? counted(count, 'thèse en cours', 'thèses en cours') : counted(count, 'en cours', 'en cours'),
      Abandonnée: (count: number, isBesideOthers: boolean) =>
        isBesideOthers
          ? counted(count, 'thèse abandonnée', 'thèses abandonnées')
          : counted(count, 'abandonnée', 'abandonnées'),
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
    /** Before the name of who wrote it: « Thèse de »; `other` for a nature of the owner's own. */
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
    with: 'With',
    withOthers: (names) => `with ${names}`,
    unnamed: 'Name not published',
    establishment: 'Institution',
    school: 'Doctoral school or programme',
    start: 'Start',
    end: 'End',
    funding: 'Funding',
    defence: 'Defence',
    mention: 'Distinction',
    position: 'Current position',
    jury: 'Examining committee',
    onSite: 'Among the publications',
    onThesesFr: 'On theses.fr',
    more: 'Learn more',
    percent: '%',
    statuses: { 'En cours': 'In progress', Soutenue: 'Defended', Abandonnée: 'Discontinued', Terminé: 'Completed' },
    roles: {
      Direction: 'Supervisor',
      Codirection: 'Co-supervisor',
      Coencadrement: 'Co-advisor',
      Encadrement: 'Advisor',
    },
    counts: {
      Soutenue: (count, isBesideOthers) =>
        isBesideOthers
          ? counted(count, 'PhD thesis defended', 'PhD theses defended', 'en')
          : counted(count, 'defended', 'defended', 'en'),
      'En cours': (count, isBesideOthers) =>
        isBesideOthers
          ? counted(count, 'PhD thesis in progress', 'PhD theses in progress', 'en')
          : counted(count, 'in progress', 'in progress', 'en'),
      Abandonnée: (count, isBesideOthers) =>
        isBesideOthers
          ? counted(count, 'PhD thesis discontinued', 'PhD theses discontinued', 'en')
          : counted(count, 'discontinued', 'discontinued', 'en'),
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
    with: 'بالاشتراك مع',
    withOthers: (names) => `بالاشتراك مع ${names}`,
    unnamed: 'الاسم غير منشور',
    establishment: 'المؤسسة',
    school: 'مدرسة الدكتوراه أو التكوين',
    start: 'البداية',
    end: 'النهاية',
    funding: 'التمويل',
    defence: 'المناقشة',
    mention: 'الميزة',
    position: 'الوضعية الحالية',
    jury: 'لجنة المناقشة',
    onSite: 'ضمن المنشورات',
    onThesesFr: 'على theses.fr',
    more: 'معرفة المزيد',
    percent: '%',
    statuses: { 'En cours': 'قيد الإنجاز', Soutenue: 'تمت مناقشتها', Abandonnée: 'متوقفة', Terminé: 'منجز' },
    roles: {
      Direction: 'إشراف',
      Codirection: 'إشراف مشترك',
      Coencadrement: 'تأطير مشترك',
      Encadrement: 'تأطير',
    },
    counts: {
      Soutenue: arabicNoun('أطروحة واحدة نوقشت', 'أطروحتان نوقشتا', 'أطروحات نوقشت', 'أطروحة نوقشت'),
      'En cours': arabicNoun(
        'أطروحة واحدة قيد الإنجاز',
        'أطروحتان قيد الإنجاز',
        'أطروحات قيد الإنجاز',
        'أطروحة قيد الإنجاز',
      ),
      Abandonnée: arabicNoun('أطروحة واحدة متوقفة', 'أطروحتان متوقفتان', 'أطروحات متوقفة', 'أطروحة متوقفة'),
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
