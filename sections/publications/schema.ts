/** Schema of the publications: domains, each with its articles and communications. */
import { z } from 'zod';
import { hasVisibleText } from '@/lib/format/text';
import { isRecord } from '@/lib/record';
import { namedNatures } from '@/lib/references/natures';
import { groupsOf } from '@/sections/groups';
import {
  card,
  itemId,
  listOf,
  newId,
  optionalText,
  optionalWebAddress,
  requiredOrRefused,
  text,
  textOrNumber,
} from '../fields';
import { gradientOf } from '../palette';
import { optionalSlug } from '../slugs';
import { recordFields, type Source } from './record-fields';
import { firstYear, isTypedYear, isYear, lastYear, yearFrom } from './years';

const incomplete = 'Veuillez remplir tous les champs obligatoires';

/** A string or a number, stored as a string: a year limited by `bounded`, or words for none (years.ts). */
const year = requiredOrRefused(incomplete, 40).transform(yearFrom);

type Dated = { readonly authors: string; readonly year: string; readonly sources?: readonly Source[] };

/** Requires authors and limits a typed year; an imported source may name nobody, and say any year. */
const bounded = <Item extends z.ZodType<Dated>>(item: Item) =>
  item
    .refine(({ authors, sources = [] }) => hasVisibleText(authors) || sources.some(({ values }) => !values.authors), {
      path: ['authors'],
      message: incomplete,
      when: ({ value, issues }) => issues.length === 0 || (isRecord(value) && value.authors === '' && !value.sources),
    })
    .refine(
      ({ year, sources = [] }) =>
        isTypedYear(year) || (isYear(year) && sources.some(({ values }) => values.year === year)),
      {
        path: ['year'],
        message: `L’année doit être comprise entre ${firstYear} et ${lastYear}`,
        when: ({ value }) => hasYear(value), // even if the item has other errors
      },
    );

/** Last segment of the publication's path, `/publications/{slug}`, assigned once by slugs.ts. */
const slug = optionalSlug();

const unknownNature = 'Cette nature de publication est inconnue';

/** Natures of works other than articles and communications; a work with another list's nature moves there (tidy.ts). */
const otherNature = z.preprocess((value) => value || 'autre', z.enum(namedNatures, unknownNature));

/** Papers of large collaborations have thousands of authors. */
const authors = textOrNumber(100_000);

const common = { title: requiredOrRefused(incomplete), authors, year, slug };
const rest = { pages: optionalText(), link: optionalWebAddress(), ...recordFields };

export const article = bounded(card({ id: itemId('article'), ...common, journal: text(), type: text(), ...rest }));
export type Article = z.output<typeof article>;

export const communication = bounded(
  card({
    id: itemId('communication'),
    ...common,
    conference: text(),
    /** Its nature if changed: the work then moves to that nature's list (tidy.ts). */
    becomes: z.preprocess((value) => value || undefined, z.enum(namedNatures, unknownNature).optional()),
    ...rest,
  }),
);
export type Communication = z.output<typeof communication>;

/** Other works: books, theses, reports, preprints, software, data, patents; by nature. */
export const otherWork = bounded(
  card({ id: itemId('production'), ...common, nature: otherNature, container: text(), ...rest }),
);
export type OtherWork = z.output<typeof otherWork>;

/** A work of any list. */
export type Publication = Article | Communication | OtherWork;
export const workSchemas = { articles: article, communications: communication, others: otherWork } as const;

const blank = { title: '', authors: '', year: '' } as const;
/** A new work of each list. */
export const newWork = {
  articles: (): Article => ({ id: newId('article'), ...blank, journal: '', type: '' }),
  communications: (): Communication => ({ id: newId('communication'), ...blank, conference: '' }),
  others: (): OtherWork => ({ id: newId('production'), ...blank, nature: 'autre', container: '' }),
} as const;

const list = <Item extends z.ZodType>(item: Item) => z.preprocess((value) => value ?? [], listOf(item));

const domain = card(
  {
    title: requiredOrRefused('Le nom du domaine est requis', 200),
    icon: text(),
    color: text(),
    articles: list(article),
    communications: list(communication),
    /** Absent from a domain without any. */
    others: z.preprocess(
      (value) => (Array.isArray(value) && value.length === 0 ? undefined : (value ?? undefined)),
      listOf(otherWork).optional(),
    ),
  },
  'Chaque domaine doit être un objet',
);
export type Domain = z.output<typeof domain>;
/** An empty domain; its icon suits every field. */
export const newDomain = (title = ''): Domain => ({
  title,
  icon: 'BookOpenIcon',
  color: gradientOf('bleu'),
  articles: [],
  communications: [],
});

/** The two built-in domains; the owner may rename or remove them, and add others. */
export const builtInDomains: Readonly<
  Record<string, { readonly title: string; readonly tab: string; readonly icon: string; readonly color: string }>
> = {
  reseauxSecurite: {
    title: 'Réseaux et Sécurité',
    tab: 'Réseaux et Sécurité',
    icon: 'ShieldCheckIcon',
    color: gradientOf('bleu'),
  },
  elearningIA: {
    title: 'E-learning et Intelligence Artificielle',
    tab: 'E-learning et IA',
    icon: 'AcademicCapIcon',
    color: gradientOf('violet'),
  },
};

/** Domain key → its title, icon, colour, articles and communications. */
export const publicationsSchema = z.preprocess(withBuiltInWords, groupsOf(domain, 'Le nom du domaine est requis'));
export type Publications = z.output<typeof publicationsSchema>;

export const worksIn = ({ articles, communications, others = [] }: Domain): readonly Publication[] => [
  ...articles,
  ...communications,
  ...others,
];

export const mapDomains = (publications: Publications, change: (domain: Domain) => Domain): Publications =>
  Object.fromEntries(Object.entries(publications).map(([key, domain]) => [key, change(domain)]));

type Change = <Work extends Publication>(work: Work) => Work;
export const mapWorksIn = ({ others, ...domain }: Domain, change: Change): Domain => ({
  ...domain,
  articles: domain.articles.map((work) => change(work)),
  communications: domain.communications.map((work) => change(work)),
  ...(others && { others: others.map((work) => change(work)) }),
});
export const mapWorks = (publications: Publications, change: Change): Publications =>
  mapDomains(publications, (domain) => mapWorksIn(domain, change));

const hasYear = (value: unknown): boolean => isRecord(value) && typeof value.year === 'string' && value.year !== '';

/** Fills in the missing title, icon or colour of a built-in domain; any other domain's title defaults to its key. */
function withBuiltInWords(raw: unknown): unknown {
  if (!isRecord(raw)) return raw;
  return Object.fromEntries(
    Object.entries(raw).map(([key, value]) => {
      const { tab: _, ...words } = (Object.hasOwn(builtInDomains, key) && builtInDomains[key]) || {
        tab: key,
        title: key,
      };
      return [key, isRecord(value) ? { ...words, ...value } : value];
    }),
  );
}
