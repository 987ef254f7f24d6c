import type { z } from 'zod';
import { defineSection } from '../define';
import { hidden, options } from '../editor-tree';
import {
  card,
  details,
  filled,
  itemId,
  lines,
  listOf,
  longText,
  newId,
  optionalLines,
  optionalText,
  requiredOrDropped,
  text,
} from '../fields';
import { iconSets } from '../icons';
import { keptLines, keptText, whenPresent } from '../optional';
import { gradientOf, palettes } from '../palette';
import { statusHint } from '../period';
import { responsabilitesSample } from './sample';

/** A responsibility; what `details` holds beyond these fields (effectifs, volume, partenaires…) is stored and shown. */
const responsabilite = card({
  id: itemId('responsabilite'),
  title: requiredOrDropped('Le titre est requis'),
  organization: requiredOrDropped("L'organisation est requise"),
  period: text(),
  status: text(),
  icon: text(),
  color: text(),
  description: longText(),
  details: details({ type: text(), périmètre: optionalText(), missions: lines(), réalisations: optionalLines() }),
});
export type Responsabilite = z.output<typeof responsabilite>;

const schema = listOf(responsabilite);

/** Statuses offered in the form; others may be stored and are shown as they are. */
const responsibilityStatuses = ['Actuel', 'Terminé', 'Suspendu'] as const;

/** The badge's tone: one status is green, all others share a second tone. */
export const responsibilityTone = (status: string) => (status === 'Actuel' ? 'vert' : 'bleu');

export const responsabilites = defineSection({
  id: 'responsabilites',
  type: 'cards',
  order: 7,
  title: 'Responsabilités',
  label: 'Responsabilités',
  place: 'page',
  anchor: 'responsibilities',
  nav: 'Responsabilités',
  menu: { route: 'responsibilities', group: 'Page' },
  schema,
  normalize: (list) =>
    list.map(({ details, ...item }) => ({
      ...item,
      details: {
        ...details,
        périmètre: keptText(details.périmètre),
        missions: filled(details.missions),
        réalisations: keptLines(details.réalisations),
      },
    })),
  emptyMessage: 'Veuillez ajouter au moins une responsabilité valide',
  defaults: schema.parse(responsabilitesSample),
  editor: {
    node: 'list',
    blank: (): Responsabilite => ({
      id: newId('responsabilite'),
      title: '',
      organization: '',
      period: '',
      status: '',
      icon: iconSets.responsibilities[0],
      color: gradientOf('bleu'),
      description: '',
      details: { type: '', missions: [''] },
    }),
    name: (item) => item.title,
    summary: (item) => ({
      badge: { text: item.status, tone: responsibilityTone(item.status) },
      facts: [item.organization, item.period],
      text: item.description,
    }),
    labels: {
      one: 'responsabilité',
      feminine: true,
      many: 'responsabilités',
      add: 'Ajouter une autre responsabilité',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer cette responsabilité ?',
      removed: 'Responsabilité supprimée avec succès!',
      empty: 'Aucune responsabilité ajoutée',
      addFirst: 'Ajouter ma première responsabilité',
    },
    item: {
      node: 'group',
      fields: {
        id: hidden,
        title: { node: 'text', label: 'Titre', required: true },
        organization: { node: 'text', fact: true, label: 'Organisation', required: true, span: 'half' },
        period: {
          node: 'text',
          fact: true,
          label: 'Période',
          hint: '« 2019 – 2023 » ou « depuis 2021 »',
          span: 'half',
        },
        status: {
          node: 'choice',
          label: 'Statut',
          options: [...options(responsibilityStatuses), { value: '', label: 'Non précisé' }],
          hint: statusHint('period', 'status', { current: 'Actuel', over: 'Terminé' }),
        },
        icon: { node: 'icon', label: 'Icône', icons: iconSets.responsibilities },
        description: { node: 'textarea', label: 'Description', rows: 4 },
        details: {
          node: 'group',
          label: 'Détails',
          fields: {
            type: { node: 'text', label: 'Type' },
            périmètre: { node: 'text', label: 'Périmètre', when: whenPresent('périmètre') },
            missions: { node: 'strings', label: 'Missions', line: 'Mission', add: 'Ajouter une mission' },
            réalisations: {
              node: 'strings',
              label: 'Réalisations',
              line: 'Réalisation',
              add: 'Ajouter une réalisation',
              when: whenPresent('réalisations'),
            },
          },
        },
        color: { node: 'colour', label: 'Couleur', palette: palettes.projects },
      },
    },
  },
  labels: {
    title: 'Gestion des Responsabilités',
    editTitle: 'Gérer mes responsabilités',
    itemTitle: 'Modifier la responsabilité',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder mes responsabilités',
    saved: (count) => `${count} responsabilité(s) sauvegardée(s) avec succès!`,
    help: [
      'Le titre et l’organisation sont obligatoires.',
      'Les missions s’affichent quand un visiteur ouvre la responsabilité ; les lignes vides sont ignorées.',
    ],
  },
  count: (list) => list.length,
});
