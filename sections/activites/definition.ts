import type { z } from 'zod';
import { checkPeriod, dateNode, heldNode, isHeldToday, ongoingNode, optionalDate, periodText } from '../dated';
import { defineSection } from '../define';
import { keptDocuments, ownDocuments } from '../documents';
import { documentsEditor } from '../documents-editor';
import { hidden, options } from '../editor-tree';
import { card, itemId, listOf, longText, newId, requiredOrRefused, text, tick, webAddress } from '../fields';
import { checkTimes, eventEditor, eventFields, keptEventFields } from './event-fields';
import { isLasting, nameOfNature, natureLabels, natures } from './natures';

/**
 * An activity at a date or in a period; `ongoing` when it has begun and goes on. One that lasts by its nature does while
 * it has no end, but for one that has `ended` at a date that nobody knows.
 */
const activity = card({
  id: itemId('activite'),
  nature: requiredOrRefused('La nature est requise', 200),
  title: requiredOrRefused('L’intitulé est requis'),
  role: text(),
  organization: text(),
  place: text(),
  country: text(),
  start: optionalDate(),
  end: optionalDate(),
  ongoing: tick(),
  ended: tick(),
  link: webAddress(),
  description: longText(),
  documents: ownDocuments,
  ...eventFields,
})
  .superRefine(checkPeriod)
  .superRefine(checkTimes);
export type Activity = z.output<typeof activity>;

/** The natures that the page leaves out; `others` are those of the owner's own words. */
const leftOut = card(
  {
    awards: tick(),
    talks: tick(),
    conferences: tick(),
    reviewing: tick(),
    expertise: tick(),
    stays: tick(),
    societies: tick(),
    outreach: tick(),
    others: tick(),
  },
  'Les natures masquées doivent être un objet',
);

const schema = card(
  { items: listOf(activity).default([]), hidden: leftOut.default({}) },
  'Le contenu doit être un objet',
);
export type Activities = z.output<typeof schema>;

/** Whether an activity goes on today. */
export const isOngoing = (activity: Activity): boolean => {
  const { ongoing, start, end } = activity;
  if (start === undefined) return false;
  return isLasting(activity) ? isHeldToday(activity) : ongoing === true && end === undefined;
};

const blank = (): Activity => ({
  id: newId('activite'),
  nature: '',
  title: '',
  role: '',
  organization: '',
  place: '',
  country: '',
  link: '',
  description: '',
});

/** What a researcher does beside research and teaching, by nature. */
export const activites = defineSection({
  id: 'cv--activites',
  type: 'cards',
  optional: true,
  order: 6.5,
  title: 'Activités',
  label: 'Activités',
  place: 'page',
  anchor: 'cv--activites',
  navUnderMore: 'Activités',
  menu: { route: 'activities', group: 'Carrière' },
  schema,
  normalize: ({ items, hidden }) => ({
    items: items.map((item) => ({
      ...item,
      ...keptEventFields(item),
      nature: item.nature.trim(),
      documents: keptDocuments(item.documents),
    })),
    hidden,
  }),
  defaults: schema.parse({}),
  editor: {
    node: 'group',
    fields: {
      items: {
        node: 'list',
        label: 'Activités',
        edit: 'dialog',
        sorted: true,
        together: ['nature'],
        blank,
        name: ({ title }) => title,
        copy: ({ documents: _, slides: _slides, video: _video, ...item }) => item,
        summary: (item) => ({ facts: [item.nature, periodText(item, isOngoing(item)), item.organization] }),
        labels: {
          one: 'activité',
          feminine: true,
          many: 'activités',
          add: 'Ajouter une activité',
          editOne: 'Modifier l’activité',
          confirmRemove: 'Êtes-vous sûr de vouloir supprimer cette activité ?',
          empty: 'Aucune activité ajoutée',
          addFirst: 'Ajouter ma première activité',
        },
        item: {
          node: 'group',
          fields: {
            id: hidden,
            nature: {
              node: 'select',
              label: 'Nature',
              required: true,
              options: options(natureLabels),
              learns: ['nature'],
              other: { label: 'Autre nature', placeholder: 'Science participative' },
            },
            title: {
              node: 'text',
              label: 'Intitulé',
              required: true,
              hint: 'Une liste collée donne une activité par ligne.',
              eachLine: ({ nature, role }) => ({ ...blank(), nature, role }),
            },
            role: {
              node: 'text',
              label: 'Rôle',
              span: 'half',
              suggestions: ['Présidente', 'Président', 'Membre', 'Relecteur', 'Relectrice', 'Invité', 'Invitée'],
            },
            organization: { node: 'text', fact: true, label: 'Organisme ou manifestation', span: 'half' },
            place: { node: 'text', fact: true, label: 'Ville', span: 'half' },
            country: { node: 'text', fact: true, label: 'Pays', span: 'half' },
            start: dateNode('Date ou début'),
            end: dateNode('Fin'),
            ongoing: ongoingNode((group) => !isLasting(group)),
            ended: heldNode(isLasting),
            startTime: eventEditor.startTime,
            endTime: eventEditor.endTime,
            zone: eventEditor.zone,
            link: { node: 'text', input: 'url', label: 'Lien', placeholder: 'https://' },
            description: { node: 'textarea', label: 'Description', rows: 3 },
            slides: eventEditor.slides,
            video: eventEditor.video,
            documents: documentsEditor,
          },
        },
      },
      hidden: {
        node: 'group',
        label: 'Natures que le site ne montre pas',
        folded: true,
        fields: {
          awards: { node: 'checkbox', label: natures.awards.label },
          talks: { node: 'checkbox', label: natures.talks.label },
          conferences: { node: 'checkbox', label: natures.conferences.label },
          reviewing: { node: 'checkbox', label: natures.reviewing.label },
          expertise: { node: 'checkbox', label: natures.expertise.label },
          stays: { node: 'checkbox', label: natures.stays.label },
          societies: { node: 'checkbox', label: natures.societies.label },
          outreach: { node: 'checkbox', label: natures.outreach.label },
          others: { node: 'checkbox', label: 'Autres natures' },
        },
      },
    },
  },
  labels: {
    title: 'Activités',
    editTitle: 'Activités',
    edit: 'Modifier',
    save: 'Sauvegarder mes activités',
    saved: (count) => `${count} activité(s) sauvegardée(s) avec succès!`,
    counted: ['activité', 'activités'],
    help: [
      'Le site groupe les activités par nature, de la plus récente à la plus ancienne.',
      'Un comité ou une société savante sans fin s’affiche «\u00a0depuis 2019\u00a0», comme un poste\u202f; décochez «\u00a0Se poursuit aujourd’hui\u00a0» si ce n’est plus vrai.',
      'Choisissez «\u00a0Autre nature\u00a0» pour en nommer une vous-même.',
      'Une conférence ou un séminaire à venir est en tête, avec son heure si vous la donnez\u00a0; le site en fait un agenda, que chacun peut ajouter au sien.',
      'Une nature que le site ne montre pas reste à votre disposition pour vos dossiers.',
      'Les contrats et les projets financés ont leur page\u00a0: «\u00a0Projets\u00a0».',
    ],
  },
  hasContent: ({ items }) => items.length > 0,
  forVisitors: (content) => ({ ...content, items: content.items.filter(isShown(content)) }),
  count: ({ items }) => items.length,
});

/** Whether visitors are told of an activity. */
const isShown =
  ({ hidden }: Pick<Activities, 'hidden'>) =>
  ({ nature }: Activity): boolean =>
    !new Map<string, unknown>(Object.entries(hidden)).get(nameOfNature(nature));
