import { offers } from '../item';

/** Natures offered in the form, in page order; the owner may type another. */
export const juryNatures = offers({
  Thèse: { en: 'PhD examination', ar: 'أطروحات الدكتوراه' },
  HDR: { en: 'Habilitation (HDR)', ar: 'التأهيل الجامعي' },
  Master: { en: 'Master’s examination', ar: 'بحوث الماستر' },
  'Comité de suivi': { en: 'PhD monitoring committees', ar: 'لجان تتبع الأطروحات' },
  'Comité de sélection': { en: 'Selection committees', ar: 'لجان الانتقاء' },
  Concours: { en: 'Competitive examinations', ar: 'مباريات' },
});
