/** Schema of the publications: domains, each with its articles and communications. */
import { z } from 'zod';
import { isRecord } from '@/lib/record';
import { card, itemId, listOf, mandatory, optionalText, optionalWebAddress, text } from '../fields';
import { groupsOf } from '../groups';
import { gradientOf } from '../palette';

const incomplete = 'Veuillez remplir tous les champs obligatoires';

/** First and last year that a publication may have. */
export const firstYear = 1990;
export const lastYear = 2030;

/** A string or a number between these years, stored as a string. */
const year = mandatory(incomplete, 20)
  .transform((value) => value.trim())
  .refine(isYear, `L’année doit être comprise entre ${firstYear} et ${lastYear}`);

/** Types suggested in the form; others may be stored as they are. */
export const articleTypes = ['SCOPUS', 'Web of Science', 'IEEE', 'Book Chapter', 'Article de journal', 'ESCI', 'Thomson/Web of Sciences'] as const;

/**
 * The last segment of the publication's address, `/publications/{slug}`, which publication-slugs.ts assigns once.
 * An invalid slug is read as none.
 */
const slug = z.preprocess((value) => (typeof value === 'string' && isSlug(value) ? value : undefined), z.string().optional());

const common = { title: mandatory(incomplete), authors: mandatory(incomplete), year, slug };

export const article = card({
  id: itemId('article'),
  ...common,
  journal: text(),
  type: text(),
  pages: optionalText(),
  link: optionalWebAddress(),
});
export type Article = z.output<typeof article>;

export const communication = card({
  id: itemId('communication'),
  ...common,
  conference: text(),
  pages: optionalText(),
  link: optionalWebAddress(),
});
export type Communication = z.output<typeof communication>;

const list = <Item extends z.ZodType>(item: Item) => z.preprocess((value) => value ?? [], listOf(item));

export const domain = card(
  {
    title: mandatory('Le nom du domaine est requis', 200),
    icon: text(),
    color: text(),
    articles: list(article),
    communications: list(communication),
  },
  'Chaque domaine doit être un objet',
);
export type Domain = z.output<typeof domain>;

/** The two built-in domains; the owner may rename and remove them, and add others. */
export const builtInDomains: Readonly<Record<string, { readonly title: string; readonly tab: string; readonly icon: string; readonly color: string }>> = {
  reseauxSecurite: { title: 'Réseaux et Sécurité', tab: 'Réseaux et Sécurité', icon: 'ShieldCheckIcon', color: gradientOf('bleu') },
  elearningIA: { title: 'E-learning et Intelligence Artificielle', tab: 'E-learning et IA', icon: 'AcademicCapIcon', color: gradientOf('violet') },
};

/** Domain key → its title, icon, colour, articles and communications. */
export const publicationsSchema = z.preprocess(withBuiltInWords, groupsOf(domain, 'Le nom du domaine est requis'));
export type Publications = z.output<typeof publicationsSchema>;

/** Whether a text can be the last segment of a publication's address. */
export function isSlug(value: string): boolean {
  return value.length <= 120 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}

function isYear(value: string): boolean {
  return /^\d{4}$/.test(value) && Number(value) >= firstYear && Number(value) <= lastYear;
}

/** Fills in the missing title, icon or colour of a built-in domain; another domain without a title takes its key. */
function withBuiltInWords(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => {
      const { tab: _, ...words } = (Object.hasOwn(builtInDomains, key) && builtInDomains[key]) || { tab: key, title: key };
      return [key, isRecord(value) ? { ...words, ...value } : value];
    }),
  );
}
