/** Visitors' texts in the home page's section, besides the publications. */
import { countedInArabic } from '@/lib/format/arabic';
import { counted, listed } from '@/lib/format/french';
import { dictionary } from '@/lib/languages';
import { arabicPublications } from './works';

export const sectionWords = dictionary({
  fr: {
    section: {
      figures: 'Production scientifique en chiffres',
      none: 'Aucune publication disponible',
      note: (first: number, last: number, domains: number): string =>
        `${first === last ? first : `De ${first} à ${last}`}, dans ${domains} domaines.`,
      newest: 'Publications les plus récentes',
      inPrint: 'Ci-dessus les plus récentes\u202f; la liste complète est sur la page des publications du site.',
      all: 'Voir Toutes les Publications',
      whole: 'Production Scientifique Complète',
      list: 'Liste des publications',
      toList: 'Chercher, filtrer et télécharger dans la liste complète',
      selected: 'Publications choisies',
      featured: 'À la une',
    },
    chart: {
      title: 'Publications par année',
      articlesAndChapters: 'Articles et chapitres',
      othersInTable: 'Autres',
      year: 'Année',
      table: 'Les chiffres en tableau',
      /** Names the years with most works if they are few. */
      text: (first: number, last: number, most: number, peaks: readonly string[]): string =>
        `Histogramme de ${first} à ${last}\u00a0: jusqu’à ${counted(most, 'publication', 'publications')} par an${peaks.length > 0 ? `, en ${listed(peaks)}` : ''}.`,
    },
  },
  en: {
    section: {
      figures: 'Research output in figures',
      none: 'No publications available',
      note: (first, last, domains) => `${first === last ? first : `From ${first} to ${last}`}, in ${domains} fields.`,
      newest: 'Most recent publications',
      inPrint: 'The most recent are listed above; the full list is on the site’s publications page.',
      all: 'View all publications',
      whole: 'All publications',
      list: 'List of publications',
      toList: 'Search, filter and download from the full list',
      selected: 'Selected publications',
      featured: 'Featured',
    },
    chart: {
      title: 'Publications by year',
      articlesAndChapters: 'Articles and chapters',
      othersInTable: 'Other',
      year: 'Year',
      table: 'Figures as a table',
      text: (first, last, most, peaks) =>
        `Bar chart from ${first} to ${last}: up to ${counted(most, 'publication', 'publications', 'en')} a year${peaks.length > 0 ? `, in ${listed(peaks, 'en')}` : ''}.`,
    },
  },
  ar: {
    section: {
      figures: 'الإنتاج العلمي بالأرقام',
      none: 'لا توجد منشورات',
      note: (first, last, domains) => {
        const within = countedInArabic(domains, { one: 'مجال واحد', two: 'مجالين', few: 'مجالات', many: 'مجالًا' });
        return first === last ? `${first}، في ${within}.` : `من ${first} إلى ${last}، في ${within}.`;
      },
      newest: 'أحدث المنشورات',
      inPrint: 'أعلاه أحدث المنشورات؛ والقائمة الكاملة في صفحة المنشورات بالموقع.',
      all: 'عرض جميع المنشورات',
      whole: 'الإنتاج العلمي الكامل',
      list: 'قائمة المنشورات',
      toList: 'البحث والتصفية والتنزيل في القائمة الكاملة',
      selected: 'منشورات مختارة',
      featured: 'مميَّز',
    },
    chart: {
      title: 'المنشورات حسب السنة',
      articlesAndChapters: 'المقالات والفصول',
      othersInTable: 'أخرى',
      year: 'السنة',
      table: 'الأرقام في جدول',
      text: (first, last, most, peaks) =>
        `رسم بياني بالأعمدة من ${first} إلى ${last}: العدد الأقصى في السنة ${arabicPublications(most)}${peaks.length > 0 ? `، في ${listed(peaks, 'ar')}` : ''}.`,
    },
  },
});
