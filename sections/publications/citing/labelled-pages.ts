import type { Language } from '@/lib/languages';
import { isRoman, type Pages, writePages } from './pages';
import { citationWords } from './words';

/**
 * « p. 100–112 », « 320 p. », « Article 12 »; the one number of a work that stands alone, `isWhole`, is how many it
 * has: « 412 p. », « 650 f. ».
 */
export function labelledPages(pages: Pages, dash: string, isWhole = false, language: Language = 'fr'): string {
  const words = citationWords[language];
  const written = writePages(pages, dash);
  if (isWhole && /^\d+$/.test(written)) return words.pageCount(written);
  if (isWhole && /\d\s*(?:ff?|feuillets)\.?$/iu.test(written)) return written;
  const [, word = ''] = /^(\p{L}{2,})\.?\s/u.exec(written) ?? [];
  return /\bp(?:p|ages?)?\b/iu.test(written) || (word && !isRoman(word)) ? written : words.pages(written);
}
