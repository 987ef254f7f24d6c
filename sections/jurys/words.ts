import { countedInArabic } from '@/lib/format/arabic';
import { counted } from '@/lib/format/french';
import { dictionary } from '@/lib/languages';

export const words = dictionary({
  fr: {
    count: (juries: number) => counted(juries, 'jury', 'jurys'),
    natures: {
      Thèse: 'Thèse',
      HDR: 'HDR',
      Master: 'Master',
      'Comité de suivi': 'Comité de suivi',
      'Comité de sélection': 'Comité de sélection',
    },
  },
  en: {
    count: (juries) => counted(juries, 'committee', 'committees', 'en'),
    natures: {
      Thèse: 'PhD examination',
      HDR: 'Habilitation (HDR)',
      Master: 'Master’s examination',
      'Comité de suivi': 'PhD monitoring committees',
      'Comité de sélection': 'Selection committees',
    },
  },
  ar: {
    count: (juries) => countedInArabic(juries, { one: 'لجنة واحدة', two: 'لجنتان', few: 'لجان', many: 'لجنة' }),
    natures: {
      Thèse: 'أطروحات الدكتوراه',
      HDR: 'التأهيل الجامعي',
      Master: 'بحوث الماستر',
      'Comité de suivi': 'لجان تتبع الأطروحات',
      'Comité de sélection': 'لجان الانتقاء',
    },
  },
});
