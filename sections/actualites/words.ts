import { ofName } from '@/lib/format/french';
import { dictionary } from '@/lib/languages';

export const words = dictionary({
  fr: {
    all: 'Toutes les actualités',
    back: 'Retour au portfolio',
    feed: 'S’abonner au flux',
    feedTitle: (name: string) => `Actualités ${ofName(name)}`,
    description: (name: string) => `Toutes les actualités ${ofName(name)}, par année.`,
    more: 'En savoir plus',
    neighbours: 'Actualités voisines',
    newer: 'Plus récente',
    older: 'Plus ancienne',
  },
  en: {
    all: 'All news',
    back: 'Back to the portfolio',
    feed: 'Subscribe to the feed',
    feedTitle: (name: string) => `News from ${name}`,
    description: (name: string) => `All news from ${name}, by year.`,
    more: 'Read more',
    neighbours: 'Other news',
    newer: 'Newer',
    older: 'Older',
  },
  ar: {
    all: 'كل الأخبار',
    back: 'العودة إلى الصفحة الرئيسية',
    feed: 'الاشتراك في الموجز',
    feedTitle: (name: string) => `أخبار ${name}`,
    description: (name: string) => `كل أخبار ${name} مرتبة حسب السنة.`,
    more: 'اقرأ المزيد',
    neighbours: 'أخبار أخرى',
    newer: 'أحدث',
    older: 'أقدم',
  },
});
