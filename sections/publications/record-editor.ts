/**
 * Form fields for the rest of a publication's record, the folds of its dialog, and the texts of the editor's three
 * lists.
 */

import { whenPresent } from '@/sections/fields';
import { type Folds, type GroupNode, hidden, type ListNode, optionsOf, type SomeOfNode } from '../editor-tree';
import { newId } from '../fields';
import { listLabels } from '../list-labels';
import type { ListName } from './lists';
import type { MarkName } from './marks/fields';
import type { FullText, PublicationDetails } from './record-fields';
import {
  audienceLabels,
  languageLabels,
  licenceLabels,
  proceedingsLabels,
  statusLabels,
  textVersionLabels,
} from './record-words';

const third = (label: string, placeholder?: string) =>
  ({ node: 'text', label, span: 'third', ...(placeholder && { placeholder }) }) as const;
const address = (label: string) =>
  ({ node: 'text', input: 'url', label, placeholder: 'https://', span: 'half' }) as const;
const choice = (label: string, words: Readonly<Record<string, string>>) =>
  ({ node: 'select', label, options: optionsOf(words), span: 'third' }) as const;

/** Fields that few publications need, by purpose. */
export const folds: Folds = {
  'Numéro et éditeur': [
    ...['volume', 'number', 'issueTitle', 'articleNumber', 'date', 'edition', 'publisher', 'place', 'series'],
    ...['seriesNumber', 'institution'],
  ],
  Événement: ['eventStart', 'eventEnd', 'eventPlace', 'eventCountry', 'proceedings', 'poster'],
  Identifiants: ['doi', 'halId', 'arxivId', 'isbn', 'issn'],
  'Autres personnes': [
    ...['editors', 'translators', 'equalContribution', 'corresponding', 'reviewedAuthors', 'reviewedTitle'],
    ...['containerAuthors', 'originalAuthors', 'originalTitle'],
  ],
  'Texte et liens': ['texts', 'openAccess', 'code', 'data', 'slides', 'video'],
  Classement: [
    ...['becomes', 'aeresClass', 'hceresClass', 'language', 'status', 'audience', 'halType'],
    ...['peerReviewed', 'unreviewed', 'invited', 'popular'],
  ],
  'Résumé et mots-clés': ['abstract', 'keywords', 'award', 'note'],
  'Pour vos dossiers': ['plain', 'contribution', 'showsContribution'],
  'Sur le site': ['featured', 'picture', 'pictureAlt'],
};

/** The fields of the record in a list's form. */
export function recordEditor(list: ListName): GroupNode<PublicationDetails> {
  /** A field of some lists, which others show if it has a value, as after an import. */
  const only = <Node extends object>(lists: readonly ListName[], field: keyof PublicationDetails, node: Node) =>
    lists.includes(list) ? node : ({ ...node, when: whenPresent(field) } as const);
  return {
    node: 'group',
    label: 'Plus de détails',
    fields: {
      ...markEditor,
      reviewedAuthors: only(['articles'], 'reviewedAuthors', {
        node: 'text',
        label: 'Auteur de l’ouvrage recensé',
        hint: 'D’un compte rendu\u202f; il n’en est pas l’auteur.',
        span: 'half',
      }),
      reviewedTitle: only(['articles'], 'reviewedTitle', {
        node: 'text',
        label: 'Ouvrage recensé, ou décision commentée',
        span: 'half',
      }),
      containerAuthors: only(['articles'], 'containerAuthors', {
        node: 'text',
        label: 'Auteur du livre préfacé',
        hint: 'Le livre lui-même est «\u00a0Revue ou ouvrage\u00a0».',
      }),
      eventStart: only(['communications'], 'eventStart', third('Début de la conférence', '2024-03-18')),
      eventEnd: only(['communications'], 'eventEnd', third('Fin de la conférence', '2024-03-20')),
      eventPlace: only(['communications'], 'eventPlace', third('Ville', 'Lisbonne')),
      eventCountry: only(['communications'], 'eventCountry', third('Pays', 'Portugal')),
      date: third('Date exacte', '2024-03-18'),
      volume: third('Volume'),
      number: third('Numéro'),
      issueTitle: only([], 'issueTitle', third('Titre du numéro')),
      articleNumber: third('Numéro d’article'),
      edition: third('Édition', '2e'),
      publisher: third('Éditeur'),
      place: third('Lieu d’édition'),
      series: only(['articles', 'communications'], 'series', third('Collection', 'Bibliothèque de la Pléiade')),
      seriesNumber: only(['articles', 'communications'], 'seriesNumber', third('Numéro dans la collection')),
      institution: only(['others'], 'institution', { node: 'text', label: 'Établissement ou organisme' }),
      editors: {
        node: 'text',
        label: 'Sous la direction de',
        hint: 'Séparés par des virgules ou des points-virgules.',
      },
      translators: { node: 'text', label: 'Traduit par' },
      originalAuthors: only(['others'], 'originalAuthors', {
        node: 'text',
        label: 'Auteur traduit',
        hint: 'D’une traduction\u202f; vous en êtes l’auteur.',
      }),
      originalTitle: only(['others'], 'originalTitle', { node: 'text', label: 'Titre original' }),
      doi: third('DOI', '10.1000/182'),
      halId: third('Identifiant HAL', 'hal-01956501'),
      arxivId: third('Identifiant arXiv', '2401.01234'),
      isbn: third('ISBN'),
      issn: third('ISSN'),
      language: choice('Langue', languageLabels),
      status: choice('État', statusLabels),
      audience: choice('Audience', audienceLabels),
      proceedings: only(['communications'], 'proceedings', choice('Actes', proceedingsLabels)),
      halType: only([], 'halType', third('Type dans HAL')),
      award: third('Prix ou distinction'),
      note: {
        node: 'textarea',
        label: 'Note',
        rows: 2,
        hint: 'Numéro spécial, version… Elle ne se voit que sur la page de la publication\u202f; un prix a son champ, que montrent listes et dossiers.',
      },
      plain: {
        node: 'textarea',
        label: 'En une phrase, pour tous',
        rows: 2,
        hint: 'Avec votre contribution, sous ce travail dans les dossiers où il est choisi.',
      },
      contribution: { node: 'textarea', label: 'Ma contribution', rows: 3 },
      showsContribution: { node: 'checkbox', label: 'Montrer ces deux textes sur la page de la publication' },
      peerReviewed: { node: 'checkbox', label: 'Évaluée par les pairs' },
      unreviewed: only(['articles'], 'unreviewed', { node: 'checkbox', label: 'Sans comité de lecture' }),
      invited: { node: 'checkbox', label: list === 'communications' ? 'Conférence invitée' : 'Sur invitation' },
      poster: only(['communications'], 'poster', { node: 'checkbox', label: 'Affiche (poster)' }),
      popular: { node: 'checkbox', label: 'Pour le grand public' },
      abstract: { node: 'textarea', label: 'Résumé', rows: 5 },
      keywords: { node: 'strings', label: 'Mots-clés', line: 'Mot-clé', add: 'Ajouter un mot-clé' },
      openAccess: address('Texte en accès libre'),
      code: address('Code'),
      data: address('Données'),
      slides: address('Diapositives'),
      video: address('Vidéo'),
    },
  };
}

const load: SomeOfNode['load'] = async () => (await import('./marks/meant')).authorChoices;

const markEditor = {
  equalContribution: {
    node: 'someOf',
    label: 'Contribution égale',
    hint: 'Marqués d’un astérisque sur le site\u202f; jamais dans une référence.',
    span: 'half',
    load,
  },
  corresponding: {
    node: 'someOf',
    label: 'Auteur correspondant',
    hint: 'Marqué d’une croix (†) sur le site\u202f; jamais dans une référence.',
    span: 'half',
    load,
  },
} as const satisfies Record<MarkName, SomeOfNode>;

const isFeatured = ({ featured }: Readonly<Record<string, unknown>>) => featured === true;
/** Whether a publication is shown first, and its optional picture then. */
export const featuredEditor = {
  featured: { node: 'checkbox', label: 'À la une', hint: 'Montrée avant les autres.' },
  picture: {
    node: 'photo',
    label: 'Image',
    hint: 'Facultative\u00a0: cinq publications «\u00a0à la une\u00a0» avec leur image sont en tête de la section.',
    when: isFeatured,
  },
  pictureAlt: {
    node: 'text',
    label: 'Description de l’image',
    hint: 'Pour les personnes qui ne la voient pas.',
    when: isFeatured,
  },
} as const;

export const textsEditor: ListNode<FullText> = {
  node: 'list',
  label: 'Texte intégral',
  edit: 'files',
  blank: () => ({ id: newId('document'), file: '', name: '', version: 'acceptee' }),
  name: (text) => text.name,
  labels: {
    one: 'texte',
    many: 'textes',
    add: 'Joindre un PDF',
    confirmRemove: 'Êtes-vous sûr de vouloir retirer ce document ?',
    empty: 'Aucun texte joint',
    addFirst: 'Joindre un PDF',
  },
  item: {
    node: 'group',
    fields: {
      id: hidden,
      file: hidden,
      name: hidden,
      version: {
        node: 'select',
        label: 'Version',
        required: true,
        options: optionsOf(textVersionLabels),
        span: 'third',
      },
      licence: { node: 'select', label: 'Licence', options: optionsOf(licenceLabels), span: 'third' },
      embargo: { node: 'text', input: 'date', label: 'Diffuser à partir du', span: 'third' },
    },
  },
};

export const articleWords = listLabels('article', 'articles', {
  editOne: 'Modifier l’article',
  removed: 'Article supprimé avec succès!',
});

export const communicationWords = listLabels('communication', 'communications', {
  feminine: true,
  editOne: 'Modifier la communication',
  removed: 'Communication supprimée avec succès!',
});

export const otherWords = listLabels('production', 'productions', {
  feminine: true,
  editOne: 'Modifier la production',
  removed: 'Production supprimée avec succès!',
  empty: 'Aucune autre production ajoutée',
});
