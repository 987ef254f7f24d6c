import { z } from 'zod';
import { optionalDay, requiredDay } from '../dated';
import { card, itemId, listOf, longText, optionalText, requiredOrRefused, tick, webAddress } from '../fields';
import { optionalPicture } from '../picture';
import { optionalSlug } from '../slugs';

/** A piece of news of a day, which it appears on. */
const newsItem = card({
  id: itemId('actualite'),
  /** Of its page, `/actualites/{slug}`. */
  slug: optionalSlug(),
  date: requiredDay(),
  title: requiredOrRefused('Le titre est requis', 300),
  text: longText(),
  link: webAddress(),
  picture: optionalPicture(),
  pictureAlt: optionalText(500),
  /** Before the others on the home page. */
  pinned: tick(),
  /** The last day on which the home page has it. */
  until: optionalDay(),
  visible: z.preprocess((value) => value ?? true, z.boolean('Ce champ doit être vrai ou faux')),
}).superRefine(({ date, until }, context) => {
  if (until !== undefined && until < date)
    context.addIssue({ code: 'custom', path: ['until'], message: 'Ce jour est avant la date de l’actualité' });
});
export type NewsItem = z.output<typeof newsItem>;

export const newsSchema = listOf(newsItem);
export type News = z.output<typeof newsSchema>;
