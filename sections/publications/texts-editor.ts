import { hidden, type ListNode, optionsOf } from '../editor-tree';
import { newId } from '../fields';
import type { FullText } from './text-fields';
import { licenceLabels, textVersionLabels } from './text-words';

/** The full texts of a publication: files to attach, each with what is to be known of it. */
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
