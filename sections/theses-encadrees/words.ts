/** The page's words for supervised theses; « Thèse » and the like are stored values. */
import { arabicNoun } from '@/lib/format/arabic';
import { capitalised, comma, counted, decapitalised, unbreaking } from '@/lib/format/french';
import { shownNames } from '@/lib/format/shown-names';
import { dictionary, type Language } from '@/lib/languages';
import { offered } from '@/sections/item';
import type { These } from './definition';
import { roles } from './facts';
import { countedNatures, isThesis, natureOf } from './natures';
import { isAbandoned } from './privacy';

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

// The page's sentences on a supervision, from its facts; '' if there are none.

/** The supervised person's name, unless it is private; in visitors' content it is public. */
export const publicName = ({ encadrement }: These): string =>
  encadrement?.anonyme ? '' : (encadrement?.doctorant?.trim() ?? '');

/** « Mémoire de master » */
export const natureWords = (thesis: These, language: Language): string =>
  capitalised(offered(words[language].natures, natureOf(thesis)));

/**
 * « Jean Dupont, mémoire de master, avec A. Martin (50 %) »; without the student's name, « Codirection avec A. Martin
 * », lest a supervisor be taken for the student.
 */
export function rowWords(thesis: These, language: Language = 'fr'): string {
  const others = shownNames(thesis.encadrement?.codirection ?? '');
  const nature = isThesis(thesis) ? '' : decapitalised(natureWords(thesis, language));
  const name = publicName(thesis);
  const role = name === '' ? decapitalised(roles.in(language, thesis.encadrement?.role || 'Encadrement')) : '';
  const withOthers = others && [role, words[language].withOthers(others)].filter(Boolean).join(' ');
  const parts = [name, nature, withOthers].filter(Boolean);
  return capitalised(unbreaking(parts.join(comma[language])));
}

/** « Codirection, 50 % » */
export const roleWords = ({ encadrement: { role = '', quotite } = {} }: These, language: Language = 'fr'): string =>
  [roles.in(language, role), quotite && `${quotite}${words[language].percent}`].filter(Boolean).join(comma[language]);

/**
 * « 4 soutenues, 3 en cours. »; beside other natures, « 4 thèses soutenues, 3 en cours, 2 mémoires de master. »
 * Abandoned ones are not counted.
 */
export function noteOf(items: readonly These[], language: Language = 'fr'): string | undefined {
  const { counts } = words[language];
  const counted = items.filter(({ statut }) => !isAbandoned(statut));
  const theses = counted.filter(isThesis);
  const others = countedNatures(
    counted.filter((item) => !isThesis(item)),
    language,
  );
  const statusCounts = (['Soutenue', 'En cours'] as const)
    .map((statut) => ({ statut, count: theses.filter((thesis) => thesis.statut === statut).length }))
    .filter(({ count }) => count > 0);
  const parts = statusCounts.map(({ statut, count }, index) => counts[statut](count, index === 0 && others.length > 0));
  const all = [...parts, ...others];
  return all.length > 0 ? `${all.join(comma[language])}.` : undefined;
}
