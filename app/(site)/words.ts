/** Texts that search engines, link previews and feed readers show of the public pages, besides the owner's. */
import { ofName } from '@/lib/format/french';
import { dictionary } from '@/lib/languages';

export const words = dictionary({
  fr: {
    publicationsOf: (name: string): string => `Publications ${ofName(name)}`,
    listOf: (name: string): string => `La liste complète des publications ${ofName(name)}, par domaine, année et type.`,
  },
  en: {
    publicationsOf: (name) => `Publications by ${name}`,
    listOf: (name) => `The complete list of publications by ${name}, by field, year and type.`,
  },
  ar: {
    publicationsOf: (name) => `منشورات ${name}`,
    listOf: (name) => `القائمة الكاملة لمنشورات ${name} حسب المجال والسنة والنوع.`,
  },
});
