import { z } from 'zod';
import { optionalDay, requiredDay } from '../dated';
import { card, itemId, listOf, longText, optionalText, requiredOrRefused, tick, webAddress } from '../fields';
import { optionalPicture } from '../picture';
import { optionalSlug } from '../slugs';

/** A news item, which appears on its date. */
const newsItem = card({
  id: itemId('actualite'),
  /** Last segment of its path, `/actualites/{slug}`. */
  slug: optionalSlug(),
  date: requiredDay(),
  title: requiredOrRefused('Le titre est requis', 300),
  text: longText(),
  link: webAddress(),
  picture: optionalPicture(),
  pictureAlt: optionalText(500),
  /** First on the home page. */
  pinned: tick(),
  /** Its last day on the home page. */
  until: optionalDay(),
  visible: z.preprocess((value) => value ?? true, z.boolean('Ce champ doit être vrai ou faux')),
}).superRefine(({ date, until }, context) => {
  if (until !== undefined && until < date)
    context.addIssue({ code: 'custom', path: ['until'], message: 'Ce jour est avant la date de l’actualité' });
});
export type NewsItem = z.output<typeof newsItem>;

export const newsSchema = listOf(newsItem);
export type News = z.output<typeof newsSchema>;
