import { dictionary } from '@/lib/languages';

export const legalWords = dictionary({
  fr: {
    nav: 'Informations légales',
    back: 'Retour au portfolio',
    mentions: 'Mentions légales',
    plainMentions: 'Mentions',
    data: 'Données personnelles',
    access: 'Accessibilité',
    conformity: {
      full: 'Accessibilité\u00a0: totalement conforme',
      partial: 'Accessibilité\u00a0: partiellement conforme',
      none: 'Accessibilité\u00a0: non conforme',
    },
    description: (title: string, name: string) => `${title} du site de ${name}.`,
    translation: '',
    original: '',
  },
  en: {
    nav: 'Legal information',
    back: 'Back to the portfolio',
    mentions: 'Legal notice',
    plainMentions: 'About this site',
    data: 'Personal data',
    access: 'Accessibility',
    conformity: {
      full: 'Accessibility: fully compliant',
      partial: 'Accessibility: partially compliant',
      none: 'Accessibility: not compliant',
    },
    description: (title, name) => `${title}: site of ${name}.`,
    translation: 'This page is a translation. Where the two differ, the French page holds:',
    original: 'page in French',
  },
  ar: {
    nav: 'معلومات قانونية',
    back: 'العودة إلى الصفحة الرئيسية',
    mentions: 'الإشعارات القانونية',
    plainMentions: 'عن الموقع',
    data: 'البيانات الشخصية',
    access: 'إمكانية الوصول',
    conformity: {
      full: 'إمكانية الوصول: مطابق كليًّا',
      partial: 'إمكانية الوصول: مطابق جزئيًّا',
      none: 'إمكانية الوصول: غير مطابق',
    },
    description: (title, name) => `${title}: موقع ${name}.`,
    translation: 'هذه الصفحة ترجمة. وعند الاختلاف يُعتمد النص الفرنسي:',
    original: 'الصفحة بالفرنسية',
  },
});
