/** Visitors' texts about publications on any page: counts, kinds and states. */
import { countedInArabic } from '@/lib/format/arabic';
import { counted, plural } from '@/lib/format/french';
import { dictionary } from '@/lib/languages';
import { licenceLabels, textVersionLabels } from '@/sections/publications/record-words';
import { audienceLabels, mentionLabels, statusLabels } from '../record-words';

/** «منشور واحد», «3 منشورات»… */
export const arabicPublications = (count: number): string =>
  countedInArabic(count, { one: 'منشور واحد', two: 'منشوران', few: 'منشورات', many: 'منشورًا', other: 'منشور' });

export const workWords = dictionary({
  fr: {
    publications: (count: number): string => counted(count, 'publication', 'publications'),
    /** After a number that is set apart from its noun. */
    nouns: {
      publications: (count: number): string => plural(count, 'publication', 'publications'),
      journalArticles: (count: number): string => plural(count, 'article de revue', 'articles de revue'),
      talks: (count: number): string => plural(count, 'communication', 'communications'),
      articles: (count: number): string => plural(count, 'article', 'articles'),
      chapters: (count: number): string => plural(count, 'chapitre', 'chapitres'),
      others: (count: number): string => plural(count, 'autre', 'autres'),
      year: 'année',
      period: 'période',
      noPeriod: 'N/A',
    },
    pending: 'Travaux soumis ou en préparation',
    kinds: { article: 'Articles', communication: 'Communications', other: 'Autres productions' },
    statuses: statusLabels,
    undated: 'Sans date',
    audiences: audienceLabels,
    mentions: mentionLabels,
    standing: {
      peerReviewed: 'évaluée par les pairs',
      invited: 'sur invitation',
      audiences: { internationale: 'audience internationale', nationale: 'audience nationale' },
    },
    licences: licenceLabels,
    textVersions: textVersionLabels,
  },
  en: {
    publications: (count) => counted(count, 'publication', 'publications', 'en'),
    nouns: {
      publications: (count) => plural(count, 'publication', 'publications', 'en'),
      journalArticles: (count) => plural(count, 'journal article', 'journal articles', 'en'),
      talks: (count) => plural(count, 'conference paper', 'conference papers', 'en'),
      articles: (count) => plural(count, 'article', 'articles', 'en'),
      chapters: (count) => plural(count, 'chapter', 'chapters', 'en'),
      others: (count) => plural(count, 'other', 'others', 'en'),
      year: 'year',
      period: 'period',
      noPeriod: 'n/a',
    },
    pending: 'Submitted and in preparation',
    kinds: { article: 'Articles', communication: 'Conference papers', other: 'Other works' },
    statuses: {
      parue: 'Published',
      'sous-presse': 'In press',
      'a-paraitre': 'Forthcoming',
      acceptee: 'Accepted',
      soumise: 'Submitted',
      'en-preparation': 'In preparation',
      prepublication: 'Preprint',
    },
    undated: 'No date',
    audiences: { internationale: 'International', nationale: 'National' },
    mentions: { pairs: 'Peer-reviewed', invitation: 'Invited', prix: 'Award-winning' },
    standing: {
      peerReviewed: 'peer-reviewed',
      invited: 'invited',
      audiences: { internationale: 'international audience', nationale: 'national audience' },
    },
    licences: {
      ...licenceLabels,
      'CC0-1.0': 'CC0 1.0 (public domain)',
      'tous-droits': 'All rights reserved',
      autre: 'Other',
    },
    textVersions: { prepublication: 'Preprint', acceptee: 'Accepted version', publiee: 'Published version' },
  },
  ar: {
    publications: arabicPublications,
    nouns: {
      publications: () => 'المنشورات',
      journalArticles: () => 'مقالات المجلات',
      talks: () => 'المداخلات',
      articles: () => 'المقالات',
      chapters: () => 'الفصول',
      others: () => 'أعمال أخرى',
      year: 'السنة',
      period: 'الفترة',
      noPeriod: '—',
    },
    pending: 'أعمال مقدَّمة للنشر أو قيد الإعداد',
    kinds: { article: 'المقالات', communication: 'المداخلات', other: 'أعمال أخرى' },
    statuses: {
      parue: 'منشور',
      'sous-presse': 'قيد الطبع',
      'a-paraitre': 'قيد النشر',
      acceptee: 'مقبول للنشر',
      soumise: 'مقدَّم للنشر',
      'en-preparation': 'قيد الإعداد',
      prepublication: 'نسخة ما قبل النشر',
    },
    undated: 'بدون تاريخ',
    audiences: { internationale: 'دولي', nationale: 'وطني' },
    mentions: { pairs: 'محكَّمة', invitation: 'بدعوة', prix: 'حائزة على جائزة' },
    standing: {
      peerReviewed: 'عمل محكَّم',
      invited: 'بدعوة',
      audiences: { internationale: 'جمهور دولي', nationale: 'جمهور وطني' },
    },
    licences: {
      ...licenceLabels,
      'CC0-1.0': 'CC0 1.0 (ملك عام)',
      'tous-droits': 'جميع الحقوق محفوظة',
      autre: 'رخصة أخرى',
    },
    textVersions: { prepublication: 'نسخة ما قبل النشر', acceptee: 'النسخة المقبولة', publiee: 'النسخة المنشورة' },
  },
});
