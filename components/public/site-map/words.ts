/** The words of the site map, and of the link to it in every footer. */
import { dictionary } from '@/lib/languages';

export const words = dictionary({
  fr: {
    title: 'Plan du site',
    about: 'Toutes les pages du site, et les sections de son accueil.',
    publications: 'Toutes les publications, à chercher et à filtrer',
    back: 'Retour au portfolio',
  },
  en: {
    title: 'Site map',
    about: 'All pages of the site, and the sections of its home page.',
    publications: 'All publications, to search and filter',
    back: 'Back to the portfolio',
  },
  ar: {
    title: 'خريطة الموقع',
    about: 'جميع صفحات الموقع وأقسام صفحته الرئيسية.',
    publications: 'جميع المنشورات، للبحث والتصفية',
    back: 'العودة إلى الصفحة الرئيسية',
  },
});
