/** What the signs beside authors mean, for readers and for who hears the page. */
import { dictionary } from '@/lib/languages';

export const words = dictionary({
  fr: { equalContribution: 'contribution égale', corresponding: 'auteur correspondant' },
  en: { equalContribution: 'equal contribution', corresponding: 'corresponding author' },
  ar: { equalContribution: 'مساهمة متساوية', corresponding: 'المؤلف المراسل' },
});
