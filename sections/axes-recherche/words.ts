import { countedInArabic } from '@/lib/format/arabic';
import { counted } from '@/lib/format/french';
import { dictionary } from '@/lib/languages';

export const words = dictionary({
  fr: {
    count: (axes: number) => `${counted(axes, 'axe', 'axes')} de recherche.`,
    none: 'Aucun axe de recherche disponible',
    laboratory: 'Présentation du laboratoire',
  },
  en: {
    count: (axes) => `${counted(axes, 'research area', 'research areas', 'en')}.`,
    none: 'No research area available',
    laboratory: 'About the laboratory',
  },
  ar: {
    count: (axes) =>
      `${countedInArabic(axes, { one: 'محور بحث واحد', two: 'محورا بحث', few: 'محاور بحث', many: 'محور بحث' })}.`,
    none: 'لا توجد محاور بحث',
    laboratory: 'التعريف بالمختبر',
  },
});
