/** The sections that the owner adds: without a kind of their own, but with a plain schema and editor per type. */

import { z } from 'zod';
import { whenPresent } from '@/sections/fields';
import { isBlankHtml } from '../blank-html';
import { type AnyDefinition, defineSection } from '../define';
import { card, filled, html, lines, listOf, longText, optionalText, text, textOrNumber } from '../fields';
import { listLabels } from '../list-labels';
import { cardName } from './card-name';

/** A generic card; all fields are optional. `sujet` or `name` may replace the title. */
const plainCard = card({
  title: text(),
  sujet: optionalText(),
  name: optionalText(),
  description: longText(),
  authors: text(),
  year: textOrNumber(),
  level: text(),
  hours: textOrNumber(),
});
export type CustomCard = z.output<typeof plainCard>;

const place = { order: 100, label: 'Section', place: 'page', anchor: '' } as const;
const words = {
  title: 'Section',
  editTitle: 'Modifier la section',
  edit: 'Modifier',
  save: 'Sauvegarder',
  saved: () => 'Section mise à jour',
} as const;

export const customText = defineSection({
  ...place,
  id: 'text',
  type: 'text',
  title: 'Texte',
  schema: html(),
  normalize: (content) => content,
  editor: { node: 'richText', label: 'Contenu', height: 400 },
  labels: { ...words, help: ['Une section de texte affiche un contenu mis en forme.'] },
  hasContent: (content) => !isBlankHtml(content),
  count: (content) => content.length,
});

export const customList = defineSection({
  ...place,
  id: 'list',
  type: 'list',
  title: 'Liste',
  schema: lines(),
  normalize: filled,
  editor: { node: 'strings', label: 'Contenu', line: 'Élément', add: 'Ajouter un élément' },
  labels: { ...words, help: ['Une section de liste affiche une ligne par élément.'] },
  hasContent: (content) => content.length > 0,
  count: (content) => content.length,
});

/** A map of group name to cards. */
const groups = z.record(z.string().max(2000), listOf(plainCard));
const cards = z.union([listOf(plainCard), groups], {
  error: 'Le contenu doit être une liste de cartes ou des groupes de cartes',
});

export const customCards: Omit<AnyDefinition, 'schema'> & {
  readonly id: 'cards';
  readonly place: 'page';
  readonly schema: typeof cards;
} = {
  ...place,
  id: 'cards',
  type: 'cards',
  title: 'Cartes',
  schema: cards,
  normalize: (content) => content,
  editor: {
    node: 'list',
    blank: (): CustomCard => ({ title: '', description: '', authors: '', year: '', level: '', hours: '' }),
    name: (item: CustomCard) => cardName(item),
    labels: listLabels('carte', 'cartes', { feminine: true }),
    item: {
      node: 'group',
      fields: {
        title: { node: 'text', label: 'Titre' },
        sujet: { node: 'text', label: 'Sujet', when: whenPresent('sujet') },
        name: { node: 'text', label: 'Nom', when: whenPresent('name') },
        description: { node: 'textarea', label: 'Description' },
        authors: { node: 'text', fact: true, label: 'Auteurs', span: 'half' },
        year: { node: 'text', fact: true, label: 'Année', span: 'half' },
        level: { node: 'text', label: 'Niveau', span: 'half' },
        hours: { node: 'text', fact: true, label: 'Heures', span: 'half' },
      },
    },
  },
  labels: { ...words, help: ['Une section de cartes affiche une carte par élément.'] },
  hasContent: (content: CustomCards) => allCards(content).some(hasCardText),
  count: (content: CustomCards) => allCards(content).length,
};

type CustomCards = z.output<typeof cards>;

const allCards = (content: CustomCards): readonly CustomCard[] =>
  Array.isArray(content) ? content : Object.values(content).flat();

/** The last line of a card. */
export const cardFacts = ({ year, level, hours, authors }: CustomCard): readonly string[] =>
  [year, level, hours, authors].filter((part) => part.trim() !== '');

export const hasCardText = (item: CustomCard): boolean =>
  cardName(item) !== '' || item.description.trim() !== '' || cardFacts(item).length > 0;
