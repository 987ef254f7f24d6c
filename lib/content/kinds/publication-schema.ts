/** What a publication is (spec section 3, Publications; decisions 9 and 29). */
import { z } from 'zod';
import { card, itemId, listOf, mandatory, optionalText, optionalWebAddress, text } from '../fields';
import { gradientOf } from '../palette';
import { groupsOf } from './groups';

const incomplete = 'Veuillez remplir tous les champs obligatoires';

/** Bounds of a publication's year (spec section 9). */
export const firstYear = 1990;
export const lastYear = 2030;

/** String or number, from 1990 to 2030, stored as a string (decision 29). */
const year = mandatory(incomplete, 20)
  .transform((value) => value.trim())
  .refine(isYear, `L’année doit être comprise entre ${firstYear} et ${lastYear}`);

/** Types of spec section 9; others are kept as they are. */
export const articleTypes = ['SCOPUS', 'Web of Science', 'IEEE', 'Book Chapter', 'Article de journal', 'ESCI', 'Thomson/Web of Sciences'] as const;

/**
 * The last part of the publication's own address, `/publications/{slug}` (publication-slugs.ts gives it, once and for good).
 * One that could be no such part counts as none.
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

/** The two domains of the spec; the owner may rename and remove them, and add others (decision 9). */
export const builtInDomains: Readonly<Record<string, { readonly title: string; readonly tab: string; readonly icon: string; readonly color: string }>> = {
  reseauxSecurite: { title: 'Réseaux et Sécurité', tab: 'Réseaux et Sécurité', icon: 'ShieldCheckIcon', color: gradientOf('bleu') },
  elearningIA: { title: 'E-learning et Intelligence Artificielle', tab: 'E-learning et IA', icon: 'AcademicCapIcon', color: gradientOf('violet') },
};

/** Domain key → its title, icon, colour, articles and communications. */
export const publicationsSchema = z.preprocess(withBuiltInWords, groupsOf(domain, 'Le nom du domaine est requis'));
export type Publications = z.output<typeof publicationsSchema>;

/** Whether a text can be the last part of a publication's address. */
export function isSlug(value: string): boolean {
  return value.length <= 120 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}

function isYear(value: string): boolean {
  return /^\d{4}$/.test(value) && Number(value) >= firstYear && Number(value) <= lastYear;
}

/** A built-in domain that comes without its title, icon or colour has the spec's; another one is named by its key. */
function withBuiltInWords(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => {
      const { tab: _, ...words } = (Object.hasOwn(builtInDomains, key) && builtInDomains[key]) || { tab: key, title: key };
      return [key, isRecord(value) ? { ...words, ...value } : value];
    }),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
