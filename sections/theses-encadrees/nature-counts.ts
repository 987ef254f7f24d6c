/** How many supervisions of each nature there are: apart from the other words, since the form says it too. */
import { arabicNoun } from '@/lib/format/arabic';
import { counted } from '@/lib/format/french';
import { dictionary } from '@/lib/languages';

const english = (one: string, many: string) => (count: number) => counted(count, one, many, 'en');
const french = (one: string, many: string) => (count: number) => counted(count, one, many);

export const natureCounts = dictionary({
  fr: {
    Thèse: french('thèse', 'thèses'),
    HDR: french('HDR', 'HDR'),
    'Post-doctorat': french('post-doctorat', 'post-doctorats'),
    Ingénieur: french('ingénieur', 'ingénieurs'),
    Master: french('mémoire de master', 'mémoires de master'),
    PFE: french('projet de fin d’études', 'projets de fin d’études'),
    other: french('autre encadrement', 'autres encadrements'),
  },
  en: {
    Thèse: english('PhD thesis', 'PhD theses'),
    HDR: english('habilitation', 'habilitations'),
    'Post-doctorat': english('postdoctoral researcher', 'postdoctoral researchers'),
    Ingénieur: english('engineer', 'engineers'),
    Master: english('master’s thesis', 'master’s theses'),
    PFE: english('final-year project', 'final-year projects'),
    other: english('other supervision', 'other supervisions'),
  },
  ar: {
    Thèse: arabicNoun('أطروحة واحدة', 'أطروحتان', 'أطروحات', 'أطروحة'),
    HDR: arabicNoun('تأهيل جامعي واحد', 'تأهيلان جامعيان', 'تأهيلات جامعية', 'تأهيلًا جامعيًا', 'تأهيل جامعي'),
    'Post-doctorat': arabicNoun(
      'باحث واحد لما بعد الدكتوراه',
      'باحثان لما بعد الدكتوراه',
      'باحثين لما بعد الدكتوراه',
      'باحثًا لما بعد الدكتوراه',
      'باحث لما بعد الدكتوراه',
    ),
    Ingénieur: arabicNoun('مهندس واحد', 'مهندسان', 'مهندسين', 'مهندسًا', 'مهندس'),
    Master: arabicNoun('بحث ماستر واحد', 'بحثا ماستر', 'بحوث ماستر', 'بحث ماستر'),
    PFE: arabicNoun(
      'مشروع واحد لنهاية الدراسة',
      'مشروعان لنهاية الدراسة',
      'مشاريع لنهاية الدراسة',
      'مشروعًا لنهاية الدراسة',
      'مشروع لنهاية الدراسة',
    ),
    other: arabicNoun('تأطير آخر', 'تأطيران آخران', 'تأطيرات أخرى', 'تأطيرًا آخر', 'تأطير آخر'),
  },
});
