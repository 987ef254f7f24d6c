/** The names of a publication's fields in the review of an import: the same as in its form. */
import { natureNames } from '@/lib/references/natures';
import type { AnyNode } from '../../editor-tree';
import { listNames, typeText } from '../lists';
import { recordEditor } from '../record-editor';
import { audienceLabels, proceedingsLabels, statusLabels } from '../record-words';

const ownLabels: Readonly<Record<string, string>> = {
  title: 'Titre',
  authors: 'Auteurs',
  year: 'Année',
  journal: 'Revue ou ouvrage',
  conference: 'Conférence',
  container: 'Collection ou établissement',
  nature: 'Nature',
  type: 'Type',
  pages: 'Pages',
  link: 'Lien',
};

const recordLabels = new Map(
  listNames
    .flatMap((list): readonly (readonly [string, AnyNode])[] => Object.entries(recordEditor(list).fields))
    .flatMap(([field, node]) => ('label' in node && node.label ? [[field, node.label] as const] : [])),
);

/** « Revue ou ouvrage » for `journal`. */
export const fieldLabel = (field: string): string => ownLabels[field] ?? recordLabels.get(field) ?? field;

/** The French words for the values of a field that is a choice. */
export const valueLabels: Readonly<Partial<Record<string, Readonly<Partial<Record<string, string>>>>>> = {
  nature: natureNames,
  peerReviewed: { oui: 'Oui' },
  unreviewed: { oui: 'Oui' },
  status: statusLabels,
  audience: audienceLabels,
  proceedings: proceedingsLabels,
};

/** The value of a field as a person reads it: « Chapitre d’ouvrage » for the nature `chapitre` and the type « Book Chapter ». */
export const fieldText = (field: string, value: string): string =>
  field === 'type' ? typeText(value) : (valueLabels[field]?.[value] ?? value);
