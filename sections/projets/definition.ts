import { z } from 'zod';
import { isRecord } from '@/lib/record';
import { defineSection } from '../define';
import { keptDocuments, ownDocuments } from '../documents';
import { documentsEditor } from '../documents-editor';
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
  optionalText,
  requiredOrDropped,
  text,
} from '../fields';
import { iconSets } from '../icons';
import { keptText, whenPresent } from '../optional';
import { gradientOf, palettes } from '../palette';
import { statusHint } from '../period';
import { grantEditor, keptGrant, optionalGrant } from './grant';
import { projetsSample } from './sample';

/** A project; what `details` holds beyond these fields (établissements, projets…) is stored and shown. */
const projet = card({
  id: itemId('projet'),
  title: requiredOrDropped('Le titre du projet est requis'),
  category: requiredOrDropped('La catégorie est requise'),
  year: text(),
  status: text(),
  description: longText(),
  icon: text(),
  color: text(),
  details: details({ type: text(), financement: text(), role: text(), durée: optionalText(), objectifs: lines() }),
  documents: ownDocuments,
  grant: optionalGrant,
});
export type Projet = z.output<typeof projet>;

const schema = z.preprocess(withIds, listOf(projet));

/** Projects that come without an id get the time in ms and their index, such as `1763720000000-2`. */
function withIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const now = Date.now();
  return value.map((item, index) => (isRecord(item) && !item.id ? { ...item, id: `${now}-${index}` } : item));
}

/** Statuses offered in the form; others may be stored and are shown as they are. */
const projectStatuses = ['En cours', 'Terminé', 'Planifié', 'Suspendu'] as const;

/** Categories suggested in the form. */
const projectCategories = [
  'Recherche Territoriale',
  'Éducation Durable',
  'Innovation Pédagogique',
  'Formation Continue',
  'Formation Numérique',
  'Recherche Pédagogique',
  'Transformation Digitale',
  'Expertise Académique',
  'Transition Éducative',
  'Coopération Internationale',
] as const;

/** The badge's tone: one status is green, all others share a second tone. */
export const projectTone = (status: string) => (status === 'En cours' ? 'vert' : 'bleu');

export const projets = defineSection({
  id: 'projets',
  type: 'cards',
  order: 6,
  title: 'Projets',
  label: 'Projets',
  place: 'page',
  anchor: 'projects',
  nav: 'Projets',
  menu: { route: 'projects', group: 'Page' },
  schema,
  normalize: (list) =>
    list.map(({ details, ...item }) => ({
      ...item,
      details: { ...details, durée: keptText(details.durée), objectifs: filled(details.objectifs) },
      documents: keptDocuments(item.documents),
      grant: keptGrant(item.grant),
    })),
  emptyMessage: 'Veuillez ajouter au moins un projet valide',
  defaults: schema.parse(projetsSample),
  editor: {
    node: 'list',
    blank: (): Projet => ({
      id: newId('projet'),
      title: '',
      category: '',
      year: '',
      status: '',
      description: '',
      icon: iconSets.projects[0],
      color: gradientOf('bleu'),
      details: { type: '', financement: '', role: '', objectifs: [''] },
    }),
    name: (item) => item.title,
    summary: (item) => ({
      badge: { text: item.status, tone: projectTone(item.status) },
      facts: [item.category, item.year],
      text: item.description,
    }),
    labels: {
      one: 'projet',
      many: 'projets',
      add: 'Ajouter un autre projet',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce projet ?',
      removed: 'Projet supprimé avec succès!',
      empty: 'Aucun projet ajouté',
      addFirst: 'Ajouter mon premier projet',
    },
    item: {
      node: 'group',
      fields: {
        id: hidden,
        title: { node: 'text', label: 'Titre du projet', required: true },
        category: { node: 'text', label: 'Catégorie', required: true, suggestions: projectCategories, span: 'half' },
        year: {
          node: 'text',
          fact: true,
          label: 'Période',
          hint: 'Une année, une période, ou « depuis 2021 »',
          span: 'half',
        },
        status: {
          node: 'choice',
          label: 'Statut',
          options: [...options(projectStatuses), { value: '', label: 'Non précisé' }],
          hint: statusHint('year', 'status', { current: 'En cours', over: 'Terminé', coming: 'Planifié' }),
        },
        icon: { node: 'icon', label: 'Icône', icons: iconSets.projects },
        description: { node: 'textarea', label: 'Description', rows: 4 },
        details: {
          node: 'group',
          label: 'Détails',
          fields: {
            type: { node: 'text', label: 'Type', span: 'half' },
            financement: { node: 'text', label: 'Financement', span: 'half' },
            role: { node: 'text', label: 'Rôle' },
            durée: { node: 'text', fact: true, label: 'Durée', when: whenPresent('durée') },
            objectifs: { node: 'strings', label: 'Objectifs', line: 'Objectif', add: 'Ajouter un objectif' },
          },
        },
        grant: grantEditor,
        documents: documentsEditor,
        color: { node: 'colour', label: 'Couleur', palette: palettes.projects },
      },
    },
  },
  labels: {
    title: 'Gestion des Projets',
    editTitle: 'Gérer mes projets',
    itemTitle: 'Modifier le projet',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder mes projets',
    saved: (count) => `${count} projet(s) sauvegardé(s) avec succès!`,
    help: [
      'Le titre et la catégorie sont obligatoires.',
      'Les objectifs s’affichent quand un visiteur ouvre le projet\u202f; les lignes vides sont ignorées.',
    ],
  },
  count: (list) => list.length,
});
