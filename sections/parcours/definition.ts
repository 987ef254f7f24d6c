import type { z } from 'zod';
import { checkPeriod, dateNode, heldNode, isHeldToday, optionalDate, periodText } from '../dated';
import { defineSection } from '../define';
import { hidden } from '../editor-tree';
import { card, itemId, listOf, longText, newId, requiredOrRefused, text, tick, webAddress } from '../fields';

/** A post; one without an end is held today, but for one that has `ended` at a date that nobody knows. */
const post = card({
  id: itemId('poste'),
  title: requiredOrRefused('La fonction ou le grade est requis'),
  organization: text(),
  unit: text(),
  place: text(),
  start: optionalDate(),
  end: optionalDate(),
  ended: tick(),
  description: longText(),
}).superRefine(checkPeriod);
export type Post = z.output<typeof post>;

/** A degree, of which `date` may be its year alone. */
const degree = card({
  id: itemId('diplome'),
  title: requiredOrRefused('L’intitulé du diplôme est requis'),
  date: optionalDate(),
  mention: text(),
  organization: text(),
  subject: longText(),
  supervision: text(),
  jury: longText(),
  link: webAddress(),
});
export type Degree = z.output<typeof degree>;

const list = <Item extends z.ZodType>(item: Item) => listOf(item).default([]);
const schema = card({ posts: list(post), degrees: list(degree) }, 'Le contenu doit être un objet');

/** « mention bien »; '' for none. */
export const mentionText = (mention: string): string =>
  mention.trim() === '' || /^mention\b/i.test(mention.trim()) ? mention.trim() : `mention ${mention.trim()}`;

/** The posts and degrees of a career. */
export const parcours = defineSection({
  id: 'cv--parcours',
  type: 'cards',
  optional: true,
  order: 2.5,
  title: 'Parcours',
  label: 'Parcours',
  place: 'page',
  anchor: 'cv--parcours',
  navUnderMore: 'Parcours',
  menu: { route: 'career', group: 'Carrière' },
  tools: [{ route: 'education', label: 'Formation et diplômes' }],
  schema,
  normalize: (content) => content,
  defaults: schema.parse({}),
  editor: {
    node: 'group',
    fields: {
      posts: {
        node: 'list',
        label: 'Postes',
        edit: 'dialog',
        sorted: true,
        blank: (): Post => ({
          id: newId('poste'),
          title: '',
          organization: '',
          unit: '',
          place: '',
          description: '',
        }),
        name: ({ title }) => title,
        summary: (item) => ({ facts: [periodText(item, isHeldToday(item)), item.organization] }),
        labels: {
          one: 'poste',
          many: 'postes',
          add: 'Ajouter un poste',
          editOne: 'Modifier le poste',
          confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce poste ?',
          empty: 'Aucun poste ajouté',
          addFirst: 'Ajouter mon premier poste',
        },
        item: {
          node: 'group',
          fields: {
            id: hidden,
            title: {
              node: 'text',
              label: 'Fonction ou grade',
              required: true,
              placeholder: 'Maître de conférences',
            },
            organization: { node: 'text', fact: true, label: 'Établissement', span: 'half' },
            unit: { node: 'text', fact: true, label: 'Unité, laboratoire ou service', span: 'half' },
            start: dateNode('Début'),
            end: dateNode('Fin'),
            ended: heldNode(() => true),
            place: { node: 'text', fact: true, label: 'Ville et pays', placeholder: 'Dakar, Sénégal' },
            description: { node: 'textarea', label: 'Description', rows: 3 },
          },
        },
      },
      degrees: {
        node: 'list',
        label: 'Titres et diplômes',
        // Degrees are typed under « Formation et diplômes »; those that were typed here are kept.
        when: ({ degrees }) => Array.isArray(degrees) && degrees.length > 0,
        edit: 'dialog',
        sorted: true,
        blank: (): Degree => ({
          id: newId('diplome'),
          title: '',
          mention: '',
          organization: '',
          subject: '',
          supervision: '',
          jury: '',
          link: '',
        }),
        name: ({ title }) => title,
        summary: ({ date, organization }) => ({ facts: [periodText({ start: date }, false), organization] }),
        labels: {
          one: 'diplôme',
          many: 'diplômes',
          add: 'Ajouter un diplôme',
          editOne: 'Modifier le diplôme',
          confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce diplôme ?',
          empty: 'Aucun diplôme ajouté',
          addFirst: 'Ajouter mon premier diplôme',
        },
        item: {
          node: 'group',
          fields: {
            id: hidden,
            title: {
              node: 'text',
              label: 'Intitulé',
              required: true,
              placeholder: 'Doctorat en immunologie',
            },
            date: dateNode('Date d’obtention ou de soutenance'),
            mention: { node: 'text', label: 'Mention', span: 'half' },
            organization: { node: 'text', fact: true, label: 'Établissement' },
            subject: { node: 'textarea', label: 'Sujet', rows: 2 },
            supervision: { node: 'text', fact: true, label: 'Direction' },
            jury: {
              node: 'textarea',
              fact: true,
              label: 'Jury',
              rows: 3,
              hint: 'Un membre par ligne\u00a0: nom, établissement, rôle.',
            },
            link: { node: 'text', input: 'url', label: 'Lien', placeholder: 'https://' },
          },
        },
      },
    },
  },
  labels: {
    title: 'Parcours',
    editTitle: 'Parcours',
    edit: 'Modifier',
    save: 'Sauvegarder mon parcours',
    saved: () => 'Parcours sauvegardé avec succès!',
    counted: ['poste ou diplôme', 'postes et diplômes'],
    help: [
      'Le site range les postes du plus récent au plus ancien.',
      'Une date peut n’être qu’une année. Un poste sans fin s’affiche «\u00a0depuis 2019\u00a0».',
      'Les diplômes s’ajoutent sous «\u00a0Formation et diplômes\u00a0»\u202f; ceux qui étaient saisis ici restent.',
    ],
  },
  hasContent: (content) => sizeOf(content) > 0,
  count: (content) => sizeOf(content),
});

const sizeOf = ({ posts, degrees }: z.output<typeof schema>): number => posts.length + degrees.length;
