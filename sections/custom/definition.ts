/**
 * The sections that the owner adds: they have no kind of their own, but a plain schema and editor for each type.
 */
import { z } from 'zod';
import type { AnyDefinition } from '../define';
import { defineSection } from '../define';
import { card, filled, html, lines, listOf, longText, text, textOrNumber } from '../fields';

/** A generic card; any of its fields may be empty. */
const plainCard = card({ title: text(), description: longText(), authors: text(), year: textOrNumber(), level: text(), hours: textOrNumber() });
export type CustomCard = z.output<typeof plainCard>;

const place = { order: 100, label: 'Section', place: 'page', anchor: '' } as const;
const words = { title: 'Section', editTitle: 'Modifier la section', edit: 'Modifier', save: 'Sauvegarder', saved: () => 'Section mise à jour' } as const;

export const customText = defineSection({
  ...place,
  id: 'text',
  type: 'text',
  title: 'Texte',
  schema: html(),
  normalize: (content) => content,
  defaults: '',
  editor: { node: 'richText', label: 'Contenu', height: 400 },
  labels: { ...words, help: ['Une section de texte affiche un contenu mis en forme.'] },
  count: (content) => content.length,
});

export const customList = defineSection({
  ...place,
  id: 'list',
  type: 'list',
  title: 'Liste',
  schema: lines(),
  normalize: filled,
  defaults: [],
  editor: { node: 'strings', label: 'Contenu', line: 'Élément', add: 'Ajouter un élément' },
  labels: { ...words, help: ['Une section de liste affiche une ligne par élément.'] },
  count: (content) => content.length,
});

/** A list of cards, or a map of group name to cards. */
const groups = z.record(z.string().max(2000), listOf(plainCard));
const cards = z.union([listOf(plainCard), groups], { error: 'Le contenu doit être une liste de cartes ou des groupes de cartes' });

export const customCards: Omit<AnyDefinition, 'schema'> & { readonly id: 'cards'; readonly place: 'page'; readonly schema: typeof cards } = {
  ...place,
  id: 'cards',
  type: 'cards',
  title: 'Cartes',
  schema: cards,
  normalize: (content) => content,
  defaults: [],
  editor: {
    node: 'list',
    blank: (): CustomCard => ({ title: '', description: '', authors: '', year: '', level: '', hours: '' }),
    name: (item: CustomCard) => item.title,
    labels: {
      one: 'carte',
      feminine: true,
      many: 'cartes',
      add: 'Ajouter une carte',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer cette carte ?',
      empty: 'Aucune carte ajoutée',
      addFirst: 'Ajouter ma première carte',
    },
    item: {
      node: 'group',
      fields: {
        title: { node: 'text', label: 'Titre' },
        description: { node: 'textarea', label: 'Description' },
        authors: { node: 'text', label: 'Auteurs', span: 'half' },
        year: { node: 'text', label: 'Année', span: 'half' },
        level: { node: 'text', label: 'Niveau', span: 'half' },
        hours: { node: 'text', label: 'Heures', span: 'half' },
      },
    },
  },
  labels: { ...words, help: ['Une section de cartes affiche une carte par élément.'] },
  count: (content: CustomCard[] | Record<string, CustomCard[]>) => (Array.isArray(content) ? content : Object.values(content).flat()).length,
};
