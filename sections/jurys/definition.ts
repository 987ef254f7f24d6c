import type { z } from 'zod';
import { counted } from '@/lib/format/french';
import { withoutItalics } from '@/lib/format/italics';
import { dateNode, optionalDate } from '../dated';
import { defineSection } from '../define';
import { hidden, options } from '../editor-tree';
import { card, itemId, listOf, newId, requiredOrRefused, text, webAddress } from '../fields';
import { juryRoles } from '../theses-encadrees/facts-editor';

/** A jury or committee in which the owner sat. */
const jury = card({
  id: itemId('jury'),
  candidat: text(300),
  titre: text(),
  nature: requiredOrRefused('La nature du jury est requise', 200),
  role: text(200),
  date: optionalDate(),
  etablissement: text(),
  lien: webAddress(),
});
export type Jury = z.output<typeof jury>;

const schema = listOf(jury);

/** Natures offered in the form, in the order of the page; the owner may write another one. */
export const juryNatures = ['Thèse', 'HDR', 'Master', 'Comité de suivi', 'Comité de sélection'] as const;

const other = { label: 'Autre' } as const;

/** What a jury is called: its subject, else its candidate, else where it sat. */
export const juryName = ({ titre, candidat, etablissement, nature }: Jury): string =>
  [titre, candidat, etablissement, nature].find((name) => name.trim() !== '') ?? '';

/** The nature that a pasted line names: « Comité de sélection MCF 65, Lille, 2023 ». */
const natureIn = (line: string): string | undefined =>
  juryNatures.find((nature) => line.toLowerCase().includes(nature.toLowerCase()));

const blank = (): Jury => ({
  id: newId('jury'),
  candidat: '',
  titre: '',
  nature: '',
  role: '',
  etablissement: '',
  lien: '',
});

export const jurys = defineSection({
  id: 'cv--jurys',
  type: 'cards',
  optional: true,
  order: 5.7,
  title: 'Jurys',
  label: 'Jurys',
  place: 'page',
  anchor: 'cv--jurys',
  navUnderMore: 'Jurys',
  menu: { route: 'juries', group: 'Carrière' },
  schema,
  normalize: (list) => list,
  defaults: [],
  editor: {
    node: 'list',
    sorted: true,
    blank,
    name: (item) => withoutItalics(juryName(item)),
    summary: ({ candidat, nature, role, date, etablissement, titre }) => ({
      facts: [titre.trim() === '' ? '' : candidat, nature, role, etablissement, date?.slice(0, 4) ?? ''],
    }),
    together: ['nature'],
    labels: {
      one: 'jury',
      many: 'jurys',
      add: 'Ajouter un autre jury',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce jury ?',
      removed: 'Jury supprimé avec succès!',
      empty: 'Aucun jury ajouté',
      addFirst: 'Ajouter mon premier jury',
    },
    item: {
      node: 'group',
      fields: {
        id: hidden,
        candidat: {
          node: 'text',
          fact: true,
          label: 'Candidat',
          hint: 'Une liste collée donne un jury par ligne.',
          eachLine: ({ nature, role }, line) => ({ ...blank(), nature: natureIn(line) ?? nature, role }),
        },
        titre: { node: 'textarea', label: 'Titre ou poste', rows: 2 },
        nature: { node: 'select', label: 'Nature', required: true, options: options(juryNatures), other, span: 'half' },
        role: { node: 'select', label: 'Votre rôle', options: options(juryRoles), other, span: 'half' },
        date: dateNode('Date'),
        etablissement: { node: 'text', fact: true, label: 'Établissement', span: 'half' },
        lien: { node: 'text', input: 'url', label: 'Lien', placeholder: 'https://' },
      },
    },
  },
  labels: {
    title: 'Jurys',
    editTitle: 'Gérer mes jurys',
    itemTitle: 'Modifier le jury',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder mes jurys',
    saved: (count) => `${counted(count, 'jury sauvegardé', 'jurys sauvegardés')} avec succès!`,
    help: [
      'Les jurys et les comités dans lesquels vous avez siégé\u00a0; ceux de vos propres doctorants se saisissent avec leur thèse.',
      'Le site les range par nature, du plus récent au plus ancien. Une date peut n’être qu’une année.',
    ],
  },
  hasContent: (list) => list.length > 0,
  count: (list) => list.length,
});
