/** How the facts of a supervision are edited: three groups, each folded under its label. */
import { quoted } from '@/lib/format/french';
import { dateNode } from '../dated';
import { type GroupNode, hidden, type ListNode, options } from '../editor-tree';
import { newId } from '../fields';
import type { Defence, JuryMember, Sequel, Supervision } from './facts';
import { followingDates } from './follow-dates';
import { natureNames } from './natures';

const supervisionRoles = ['Direction', 'Codirection', 'Coencadrement', 'Encadrement'] as const;
/** The roles in a jury, of a supervised thesis or of one in which the owner sits. */
export const juryRoles = [
  'Président',
  'Présidente',
  'Rapporteur',
  'Rapporteure',
  'Examinateur',
  'Examinatrice',
] as const;
const supervisingRoles = ['Directeur', 'Directrice', 'Invité', 'Invitée'] as const;
const mentions = ['Très honorable avec félicitations', 'Très honorable', 'Honorable'] as const;

/** A name, a place or an address. */
const half = (label: string, hint?: string) =>
  ({ node: 'text', fact: true, label, span: 'half', ...(hint && { hint }) }) as const;
const other = { label: 'Autre' } as const;

/** Who is supervised, by whom, from when to when. */
export const supervisionEditor: GroupNode<Supervision> = {
  node: 'group',
  label: 'Doctorant et encadrement',
  folded: true,
  fields: {
    doctorant: half('Nom du doctorant ou de l’étudiant'),
    nature: {
      node: 'select',
      label: 'Nature de l’encadrement',
      options: options(natureNames),
      other,
      span: 'half',
      hint: 'Sans nature, c’est une thèse.',
    },
    anonyme: {
      node: 'checkbox',
      label: 'Ne pas publier le nom',
      hint: 'Il reste dans l’administration\u202f: ni le site ni les dossiers ne le montrent.',
    },
    nomPublic: {
      node: 'checkbox',
      label: 'Publier le nom avant la soutenance',
      hint: 'Sans cette coche, le site ne nomme que les personnes qui ont soutenu\u202f; vos dossiers les nomment toutes.',
      when: ({ anonyme }) => anonyme !== true,
    },
    role: { node: 'select', label: 'Votre rôle', options: options(supervisionRoles), other, span: 'half' },
    quotite: { ...half('Votre quotité, en %'), placeholder: '50' },
    codirection: {
      node: 'text',
      label: 'Autres encadrants',
      names: true,
      placeholder: 'A. Martin (50 %), B. Durand',
      hint: 'Séparés par des virgules ou des points-virgules.',
    },
    etablissement: half('Établissement'),
    ecole: half('École doctorale ou formation'),
    start: dateNode('Début'),
    end: dateNode('Fin', 'Pour ce qui finit sans soutenance.'),
    financement: { node: 'text', label: 'Financement', placeholder: 'Contrat doctoral, CIFRE, bourse…' },
    auto: { node: 'checkbox', label: 'Le statut et l’année suivent les dates' },
  },
};

const blankMember = () => ({ id: newId('membre'), nom: '', role: '', etablissement: '' });
const juryEditor: ListNode<JuryMember> = {
  node: 'list',
  label: 'Jury',
  blank: blankMember,
  name: ({ nom }) => nom,
  summary: ({ role, etablissement }) => ({ facts: [role, etablissement] }),
  labels: {
    one: 'membre',
    many: 'membres',
    add: 'Ajouter un membre du jury',
    confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce membre du jury ?',
    empty: 'Aucun membre ajouté',
    addFirst: 'Ajouter un membre du jury',
  },
  item: {
    node: 'group',
    fields: {
      id: hidden,
      nom: { node: 'text', fact: true, label: 'Nom du membre', required: true, eachLine: blankMember },
      role: {
        node: 'text',
        label: 'Rôle dans le jury',
        suggestions: [...juryRoles, ...supervisingRoles],
        span: 'half',
      },
      etablissement: half('Établissement du membre'),
    },
  },
};

export const defenceEditor: GroupNode<Defence> = {
  node: 'group',
  label: 'Soutenance et jury',
  folded: true,
  fields: {
    date: dateNode('Date de soutenance'),
    lieu: half('Lieu de soutenance'),
    mention: { node: 'text', label: 'Mention', suggestions: mentions },
    jury: juryEditor,
  },
};

/** What came of it. */
export const sequelEditor: GroupNode<Sequel> = {
  node: 'group',
  label: 'Devenir et liens',
  folded: true,
  fields: {
    situation: { node: 'text', label: 'Situation actuelle', placeholder: 'Maîtresse de conférences à Liège' },
    thesesFr: half('Sur theses.fr', 'Le numéro de la thèse, son identifiant ou son adresse.'),
    publication: {
      node: 'publication',
      fact: true,
      label: 'Parmi vos publications',
      hint: 'La page de la thèse elle-même, si elle est parmi vos publications.',
    },
  },
};

/** The hint of the status or the year: what follows from the dates, where the field says something else. */
export const datesHint =
  (field: 'statut' | 'annee', otherwise?: (item: Readonly<Record<string, unknown>>) => string | undefined) =>
  (item: Readonly<Record<string, unknown>>): string | undefined => {
    const proposed = followingDates(item)[field];
    if (proposed === undefined) return otherwise?.(item);
    return proposed === item[field] ? undefined : `D’après les dates\u00a0: ${quoted(proposed)}.`;
  };
