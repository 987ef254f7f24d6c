import { countedInArabic } from '@/lib/format/arabic';
import { counted } from '@/lib/format/french';
import { dictionary } from '@/lib/languages';
import { extraLists } from './lists';

export const words = dictionary({
  fr: {
    count: (skills: number) => counted(skills, 'compétence technique', 'compétences techniques'),
    none: 'Aucune compétence disponible',
    detail: 'Détail de la compétence',
    skills: 'Compétences détaillées',
    keyPoints: 'Points clés',
    lists: {
      outils: 'Outils',
      technologies: 'Technologies',
      langages: extraLists.langages.heading,
      specialites: extraLists.specialites.heading,
      domains: extraLists.domains.heading,
      frameworks: extraLists.frameworks.heading,
      plateformes: extraLists.plateformes.heading,
      methodologies: extraLists.methodologies.heading,
      applications: extraLists.applications.heading,
      certifications: extraLists.certifications.heading,
    },
  },
  en: {
    count: (skills) => counted(skills, 'technical skill', 'technical skills', 'en'),
    none: 'No skills available',
    detail: 'Details of the skill',
    skills: 'Skills in detail',
    keyPoints: 'Key points',
    lists: {
      outils: 'Tools',
      technologies: 'Technologies',
      langages: 'Programming languages',
      specialites: 'Specialities',
      domains: 'Areas of expertise',
      frameworks: 'Frameworks',
      plateformes: 'Platforms',
      methodologies: 'Methodologies',
      applications: 'Applications',
      certifications: 'Certifications',
    },
  },
  ar: {
    count: (skills) =>
      countedInArabic(skills, {
        one: 'كفاءة تقنية واحدة',
        two: 'كفاءتان تقنيتان',
        few: 'كفاءات تقنية',
        many: 'كفاءة تقنية',
      }),
    none: 'لا توجد كفاءات',
    detail: 'تفاصيل الكفاءة',
    skills: 'الكفاءات بالتفصيل',
    keyPoints: 'نقاط أساسية',
    lists: {
      outils: 'الأدوات',
      technologies: 'التقنيات',
      langages: 'لغات البرمجة',
      specialites: 'التخصصات',
      domains: 'مجالات الخبرة',
      frameworks: 'أطر العمل',
      plateformes: 'المنصات',
      methodologies: 'المنهجيات',
      applications: 'التطبيقات',
      certifications: 'الشهادات المهنية',
    },
  },
});
