import type { OwnDocument } from './documents';
import { hidden, type ListNode } from './editor-tree';
import { newId } from './fields';

/** The documents of a course, a project or a thesis: PDFs to attach, each with its name. */
export const documentsEditor: ListNode<OwnDocument> = {
  node: 'list',
  label: 'Documents',
  edit: 'files',
  blank: () => ({ id: newId('document'), file: '', name: '' }),
  name: (document) => document.name,
  labels: {
    one: 'document',
    many: 'documents',
    add: 'Joindre un PDF',
    confirmRemove: 'Êtes-vous sûr de vouloir retirer ce document ?',
    empty: 'Aucun document joint',
    addFirst: 'Joindre un PDF',
  },
  item: {
    node: 'group',
    fields: { id: hidden, file: hidden, name: { node: 'text', label: 'Intitulé', required: true } },
  },
};
