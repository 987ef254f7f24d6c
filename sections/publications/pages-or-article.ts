import { pagesOrArticle } from '@/lib/references/values';
import type { PublicationEntry } from './statistics';
import { natureOf } from './venue';

/** The pages of a work and its article number, whichever of the two fields the number was typed in. */
export const pagesOrArticleOf = (item: PublicationEntry['item']) =>
  pagesOrArticle({
    nature: natureOf(item),
    pages: item.pages,
    articleNumber: item.details?.articleNumber?.trim(),
  });
