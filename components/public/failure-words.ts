/** Words of the pages shown when another one fails: part of every document's script, so nothing else is here. */
import { dictionary } from '@/lib/languages';

export const failureWords = dictionary({
  fr: {
    document: 'Erreur',
    title: 'Une erreur est survenue',
    page: 'La page n’a pas pu s’afficher. L’erreur vient du site, pas de vous : réessayez dans un instant.',
    site: 'Le site n’a pas pu s’afficher. L’erreur vient du site, pas de vous : réessayez dans un instant.',
    again: 'Réessayer',
    backHome: 'Retour à l’accueil',
  },
  en: {
    document: 'Error',
    title: 'An error has occurred',
    page: 'The page could not be displayed. The fault lies with the site, not with you: please try again in a moment.',
    site: 'The site could not be displayed. The fault lies with the site, not with you: please try again in a moment.',
    again: 'Try again',
    backHome: 'Back to the home page',
  },
  ar: {
    document: 'خطأ',
    title: 'حدث خطأ',
    page: 'تعذّر عرض الصفحة. الخطأ من الموقع وليس منك: أعد المحاولة بعد لحظات.',
    site: 'تعذّر عرض الموقع. الخطأ من الموقع وليس منك: أعد المحاولة بعد لحظات.',
    again: 'إعادة المحاولة',
    backHome: 'العودة إلى الصفحة الرئيسية',
  },
});
