import { dictionary } from '@/lib/languages';

export const words = dictionary({
  fr: {
    natures: {
      'Prix et distinctions': 'Prix et distinctions',
      'Conférences invitées et séminaires': 'Conférences invitées et séminaires',
      'Organisation de conférences': 'Organisation de conférences',
      'Comités éditoriaux et relectures': 'Comités éditoriaux et relectures',
      Expertises: 'Expertises',
      'Séjours à l’étranger': 'Séjours à l’étranger',
      'Sociétés savantes': 'Sociétés savantes',
      'Diffusion et médias': 'Diffusion et médias',
    },
    roles: {
      Présidente: 'Présidente',
      Président: 'Président',
      Membre: 'Membre',
      Relecteur: 'Relecteur',
      Relectrice: 'Relectrice',
      Invité: 'Invité',
      Invitée: 'Invitée',
    },
  },
  en: {
    natures: {
      'Prix et distinctions': 'Awards and honours',
      'Conférences invitées et séminaires': 'Invited talks and seminars',
      'Organisation de conférences': 'Conference organisation',
      'Comités éditoriaux et relectures': 'Editorial boards and reviewing',
      Expertises: 'Expert missions',
      'Séjours à l’étranger': 'Stays abroad',
      'Sociétés savantes': 'Learned societies',
      'Diffusion et médias': 'Outreach and media',
    },
    roles: {
      Présidente: 'Chair',
      Président: 'Chair',
      Membre: 'Member',
      Relecteur: 'Reviewer',
      Relectrice: 'Reviewer',
      Invité: 'Guest',
      Invitée: 'Guest',
    },
  },
  ar: {
    natures: {
      'Prix et distinctions': 'جوائز وتكريمات',
      'Conférences invitées et séminaires': 'محاضرات بدعوة وندوات',
      'Organisation de conférences': 'تنظيم المؤتمرات',
      'Comités éditoriaux et relectures': 'هيئات التحرير وتحكيم المقالات',
      Expertises: 'خبرات واستشارات',
      'Séjours à l’étranger': 'إقامات علمية في الخارج',
      'Sociétés savantes': 'جمعيات علمية',
      'Diffusion et médias': 'نشر المعرفة والإعلام',
    },
    roles: {
      Présidente: 'رئيسة',
      Président: 'رئيس',
      Membre: 'عضو',
      Relecteur: 'محكّم',
      Relectrice: 'محكّمة',
      Invité: 'ضيف',
      Invitée: 'ضيفة',
    },
  },
});
