import { formatYear } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import { withoutItalics } from '@/lib/format/italics';
import { memoize } from '@/lib/memoize';
import { isTickedNature, namedFacts, namedNatures, natureName, natureNames } from '@/lib/references/natures';
import { defineSection } from '../define';
import { hidden, type ItemSummary, optionsOf } from '../editor-tree';
import { newId } from '../fields';
import { iconSets } from '../icons';
import { palettes } from '../palette';
import { classEditor } from './classes/editor';
import { neutralDomain } from './domains';
import { type ListName, suggestedTypes, typeText, typeTone } from './lists';
import {
  articleWords,
  communicationWords,
  featuredEditor,
  folds,
  otherWords,
  recordEditor,
  textsEditor,
} from './record-editor';
import {
  builtInDomains,
  type Domain,
  mapDomains,
  mapWorks,
  newDomain,
  newWork,
  type OtherWork,
  type Publication,
  publicationsSchema,
  worksIn,
} from './schema';
import { withSlugs } from './slugs';
import { anotherWork, publicWork, tidyDomain } from './tidy';
import { namedNatureOf } from './venue';
import { lastYear, yearless } from './years';

/** The label of a domain's tab: its title; a built-in domain has a short label (« E-learning et IA ») until renamed. */
export function domainTab(key: string, { title }: Pick<Domain, 'title'>): string {
  const builtIn = Object.hasOwn(builtInDomains, key) ? builtInDomains[key] : undefined;
  return builtIn?.title === title ? builtIn.tab : title;
}

const shared = {
  id: hidden,
  slug: hidden,
  sources: hidden,
  title: {
    node: 'textarea',
    label: 'Titre',
    required: true,
    rows: 2,
    hint: 'Mots en italique\u00a0: entre <i> et </i>, comme <i>Zea mays</i>. Une formule\u00a0: entre dollars, comme $x^2$.',
  },
  authors: {
    node: 'text',
    label: 'Auteurs',
    names: true,
    required: true,
    hint: 'Séparés par des virgules\u202f; votre nom sera mis en gras. Un organisme s’écrit entre accolades, de même qu’un nom composé\u00a0: Ana {García Peña}.',
  },
} as const;
const works = {
  node: 'list',
  fact: true,
  edit: 'dialog',
  sorted: true,
  /** Finds works that an import took from a shared library. */
  narrow: {
    label: 'Sans votre nom',
    none: 'Votre nom figure dans chacune.',
    load: async () => (await import('./own-works')).foreignPublications,
  },
  copy: anotherWork,
  name: ({ title }: Publication) => withoutItalics(title),
} as const;

const rowOf = ({ year, authors }: Publication, venue: string, badge: ItemSummary['badge']): ItemSummary => ({
  facts: [venue, year],
  badge,
  found: authors,
});

const located = {
  year: {
    node: 'text',
    label: 'Année',
    required: true,
    span: 'third',
    suggestions: yearless,
    hint: 'Ou «\u00a0à paraître\u00a0»…',
  },
  pages: { node: 'text', label: 'Pages', placeholder: '100–112', span: 'third' },
  link: { node: 'text', input: 'url', label: 'Lien', placeholder: 'https://', span: 'third' },
} as const;

const natureNode = { node: 'select', label: 'Nature', options: optionsOf(natureNames), span: 'half' } as const;

function venueHint({ nature }: Readonly<Record<string, unknown>>): string | undefined {
  const named = namedNatures.find((each) => each === nature);
  return named && namedFacts(named).venueHint;
}

/** The form of a work: what all have, and `own`, where its list says that it appeared. */
const itemOf = <const Own extends object>(list: ListName, own: Own) =>
  ({
    node: 'group',
    folds,
    fields: {
      ...shared,
      ...own,
      ...featuredEditor,
      ...classEditor(list),
      texts: textsEditor,
      details: recordEditor(list),
    },
  }) as const;

export const publications = defineSection({
  id: 'publications',
  type: 'cards',
  order: 5,
  title: 'Publications',
  label: 'Publications',
  place: 'page',
  anchor: 'publications',
  nav: 'Publications',
  menu: { route: 'publications', group: 'Page' },
  tools: [
    { route: 'publications/import', label: 'Importer' },
    { route: 'publications/depots', label: 'Dépôts' },
  ],
  schema: publicationsSchema,
  normalize: (domains) => mapDomains(domains, tidyDomain),
  forVisitors: memoize((domains) => mapWorks(domains, publicWork)),
  mergeStored: withSlugs,
  editor: {
    node: 'map',
    label: 'Domaines',
    layout: 'tabs',
    blank: () => newDomain(),
    neutral: { key: 'publications', value: newDomain(neutralDomain) },
    named: {
      name: domainTab,
      title: ({ title }) => title,
      create: (name) => ({ key: newId('domaine'), value: newDomain(name) }),
      rename: (domain, name) => ({ ...domain, title: name }),
    },
    items: { one: 'publication', many: 'publications', feminine: true },
    count: sizeOf,
    labels: {
      one: 'Domaine',
      keyLabel: 'Nom du domaine',
      add: 'Ajouter un domaine',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce domaine et toutes ses publications ?',
      remove: 'Supprimer le domaine',
      keyRequired: 'Le nom du domaine est requis',
      keyTaken: 'Un domaine porte déjà ce nom',
      empty: 'Aucun domaine ajouté',
      summary: summaryOf,
    },
    value: {
      node: 'group',
      folds: { 'Apparence du domaine': ['icon', 'color'] },
      fields: {
        title: hidden,
        articles: {
          ...works,
          label: 'Articles',
          blank: () => ({ ...newWork.articles(), year: thisYear() }),
          summary: (item) =>
            rowOf(
              item,
              item.journal,
              item.details?.popular
                ? { text: natureName('article-vulgarisation'), tone: 'gris' }
                : { text: typeText(item.type), tone: typeTone(item.type) },
            ),
          together: ['type', 'aeresClass'],
          labels: articleWords,
          item: itemOf('articles', {
            journal: { node: 'text', label: 'Revue ou ouvrage', span: 'half' },
            type: {
              node: 'text',
              label: 'Type',
              suggestions: suggestedTypes,
              span: 'half',
              hint: 'Compte rendu, notice, préface… se disent ici\u202f; une direction d’ouvrage, une traduction… passe dans sa propre liste à la sauvegarde.',
            },
            ...located,
          }),
        },
        communications: {
          ...works,
          label: 'Communications',
          blank: () => ({ ...newWork.communications(), year: thisYear() }),
          summary: (item) => {
            const nature = namedNatureOf(item);
            return rowOf(item, item.conference, {
              text: isTickedNature(nature) ? natureName(nature) : '',
              tone: 'gris',
            });
          },
          together: ['becomes', 'aeresClass'],
          labels: communicationWords,
          item: itemOf('communications', {
            conference: { node: 'text', label: 'Conférence' },
            ...located,
            becomes: {
              ...natureNode,
              hint: 'Un chapitre, un article… passe dans sa propre liste à la sauvegarde.',
            },
          }),
        },
        others: {
          ...works,
          label: 'Autres productions',
          blank: (): OtherWork => ({ ...newWork.others(), year: thisYear(), nature: 'livre' }),
          summary: (item) => rowOf(item, item.container, { text: natureName(item.nature), tone: 'gris' }),
          together: ['nature', 'aeresClass'],
          labels: otherWords,
          item: itemOf('others', {
            nature: {
              ...natureNode,
              required: true,
              hint: 'Un article, un chapitre, un compte rendu, une communication… passe dans sa propre liste à la sauvegarde.',
            },
            container: {
              node: 'text',
              label: 'Collection ou établissement',
              span: 'half',
              hint: venueHint,
            },
            ...located,
          }),
        },
        icon: { node: 'icon', label: 'Icône du domaine', icons: iconSets.competences },
        color: { node: 'colour', label: 'Couleur du domaine', palette: palettes.projects },
      },
    },
  },
  labels: {
    editTitle: 'Gérer les publications',
    itemTitle: 'Modifier la publication',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder',
    saved: (count) => `${count} publication(s) sauvegardée(s) avec succès!`,
    counted: ['publication', 'publications'],
    help: [
      'Le titre, les auteurs et l’année sont obligatoires.',
      'Le site présente celles «\u00a0à la une\u00a0», puis les autres, de la plus récente à la plus ancienne\u00a0; celles qui sont à paraître en tête, celles sans date à la fin\u00a0; dans une même année, dans l’ordre de ces listes.',
    ],
  },
  count: (domains) => Object.values(domains).reduce((sum, domain) => sum + sizeOf(domain), 0),
});

/** The default year of a new publication: the current one, if it is in range. */
function thisYear(): string {
  return String(Math.min(Number(formatYear(new Date())), lastYear));
}

function sizeOf(domain: Domain): number {
  return worksIn(domain).length;
}

/** « 4 articles, 2 communications, 1 autre production », without zeros. */
function summaryOf({ articles, communications, others = [] }: Domain): string {
  const counts = [
    [articles.length, 'article', 'articles'],
    [communications.length, 'communication', 'communications'],
    [others.length, 'autre production', 'autres productions'],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, one, many]) => counted(count, one, many));
  return parts.join(', ') || 'Aucune publication';
}
