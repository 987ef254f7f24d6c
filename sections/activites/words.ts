import { ofName } from '@/lib/format/french';
import { dictionary } from '@/lib/languages';

export const words = dictionary({
  fr: {
    upcoming: 'À venir',
    agenda: 'Ajouter à mon agenda',
    agendaName: (name: string) => `Agenda ${ofName(name)}`,
    slides: 'Diapositives',
    slidesOf: (title: string) => `Diapositives\u00a0: ${title}`,
    video: 'Vidéo',
    videoOf: (title: string) => `Vidéo\u00a0: ${title}`,
  },
  en: {
    upcoming: 'Upcoming',
    agenda: 'Add to my calendar',
    agendaName: (name: string) => `${name}’s calendar`,
    slides: 'Slides',
    slidesOf: (title: string) => `Slides: ${title}`,
    video: 'Video',
    videoOf: (title: string) => `Video: ${title}`,
  },
  ar: {
    upcoming: 'قادمة',
    agenda: 'إضافة إلى تقويمي',
    agendaName: (name: string) => `تقويم ${name}`,
    slides: 'العرض',
    slidesOf: (title: string) => `العرض: ${title}`,
    video: 'الفيديو',
    videoOf: (title: string) => `الفيديو: ${title}`,
  },
});
