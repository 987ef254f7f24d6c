import { dayOf } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import { formatPartialDate } from '@/lib/format/partial-date';
import { nonBlankText } from '@/sections/fields';
import { defineSection } from '../define';
import { hidden } from '../editor-tree';
import { newId } from '../fields';
import { listLabels } from '../list-labels';
import { publishedNews, withSlugs } from './published';
import { type NewsItem, newsSchema } from './schema';

export const actualites = defineSection({
  id: 'site--actualites',
  type: 'cards',
  optional: true,
  order: 2.2,
  title: 'Actualités',
  label: 'Actualités',
  place: 'page',
  anchor: 'site--actualites',
  navUnderMore: 'Actualités',
  menu: { route: 'news', group: 'Site' },
  schema: newsSchema,
  normalize: (list) =>
    list.map((item) => ({ ...item, title: item.title.trim(), pictureAlt: nonBlankText(item.pictureAlt) })),
  mergeStored: withSlugs,
  editor: {
    node: 'list',
    sorted: true,
    blank: (): NewsItem => ({
      id: newId('actualite'),
      date: dayOf(new Date()),
      title: '',
      text: '',
      link: '',
      visible: true,
    }),
    name: ({ title }) => title,
    copy: ({ slug: _, ...item }) => item,
    summary: ({ date, until, pinned, visible }) => ({
      ...(pinned && { badge: { text: 'Épinglée', tone: 'bleu' } }),
      facts: [
        formatPartialDate(date),
        until === undefined ? '' : `sur l’accueil jusqu’au ${formatPartialDate(until)}`,
        visible ? '' : 'masquée',
      ],
    }),
    labels: listLabels('actualité', 'actualités', { feminine: true, add: 'Ajouter une autre actualité' }),
    item: {
      node: 'group',
      fields: {
        id: hidden,
        slug: hidden,
        title: { node: 'text', label: 'Titre', required: true },
        date: {
          node: 'text',
          input: 'date',
          label: 'Date',
          required: true,
          span: 'half',
          hint: 'Une date à venir\u00a0: l’actualité paraîtra ce jour-là.',
        },
        until: {
          node: 'text',
          input: 'date',
          label: 'Sur la page d’accueil jusqu’au',
          span: 'half',
          hint: 'Facultatif\u00a0; elle reste ensuite dans la liste.',
        },
        text: {
          node: 'textarea',
          label: 'Texte',
          rows: 6,
          hint: 'Une ligne vide commence un paragraphe\u00a0; une adresse devient un lien.',
        },
        link: { node: 'text', input: 'url', label: 'Lien', placeholder: 'https://' },
        picture: { node: 'photo', label: 'Image' },
        pictureAlt: {
          node: 'text',
          label: 'Description de l’image',
          hint: 'Pour les personnes qui ne la voient pas.',
          when: ({ picture }) => Boolean(picture),
        },
        pinned: { node: 'checkbox', label: 'Épinglée', hint: 'Avant les autres sur la page d’accueil.' },
        visible: { node: 'checkbox', label: 'Visible sur le site' },
      },
    },
  },
  labels: {
    editTitle: 'Gérer les actualités',
    itemTitle: 'Modifier l’actualité',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder les actualités',
    saved: (count) => `${counted(count, 'actualité sauvegardée', 'actualités sauvegardées')} avec succès!`,
    help: [
      'La page d’accueil présente les actualités épinglées, puis les plus récentes\u00a0; toutes sont sur une page à part, par année, et chacune a la sienne, dont l’adresse ne change plus.',
      'Les lecteurs de flux (Atom, JSON Feed) les reçoivent le jour de leur date.',
    ],
  },
  hasContent: (list) => publishedNews(list).length > 0,
  count: (list) => list.length,
});
