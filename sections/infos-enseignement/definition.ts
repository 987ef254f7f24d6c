import type { z } from 'zod';
import { defineSection } from '../define';
import { hidden } from '../editor-tree';
import { card, itemId, listOf, longText, newId, requiredOrRefused, text } from '../fields';
import { iconSets } from '../icons';
import { listLabels } from '../list-labels';

const info = card({
  id: itemId('info'),
  title: requiredOrRefused('Le titre est requis'),
  description: longText(),
  icon: text(),
});
type Info = z.output<typeof info>;

const schema = listOf(info);

export const infosEnseignement = defineSection({
  id: 'infos-enseignement',
  type: 'cards',
  order: 3.6,
  title: 'Informations sur l’enseignement',
  label: 'Informations sur l’enseignement',
  place: 'teaching',
  anchor: 'teaching',
  internal: true,
  schema,
  normalize: (list) => list,
  editor: {
    node: 'list',
    blank: (): Info => ({ id: newId('info'), title: '', description: '', icon: iconSets.competences[0] }),
    name: (item) => item.title,
    summary: (item) => ({ text: item.description }),
    labels: listLabels('information', 'informations', {
      feminine: true,
      add: 'Ajouter une autre information',
      removed: 'Information supprimée avec succès!',
    }),
    item: {
      node: 'group',
      fields: {
        id: hidden,
        title: { node: 'text', label: 'Titre', required: true },
        description: { node: 'textarea', label: 'Description', rows: 3 },
        icon: { node: 'icon', label: 'Icône', icons: iconSets.competences },
      },
    },
  },
  labels: {
    editTitle: 'Gérer les informations',
    itemTitle: 'Modifier l’information',
    edit: 'Modifier les informations',
    save: 'Sauvegarder les informations',
    saved: (count) => `${count} information(s) sauvegardée(s) avec succès!`,
    help: ['Ces cartes s’affichent sous les cours\u00a0: pédagogie numérique, formation continue…'],
  },
  count: (list) => list.length,
});

/** The two information cards of the Teaching block, until the owner edits them. */
export const infosEnseignementSample = [
  {
    id: 'info-pedagogie-numerique',
    title: 'Pédagogie numérique',
    description:
      'Chaque cours dispose d’un espace en ligne : supports, exercices corrigés, laboratoires à distance et forum. Les séances en présence sont consacrées à la pratique, aux projets et aux questions.',
    icon: 'ComputerDesktopIcon',
  },
  {
    id: 'info-formation-continue',
    title: 'Formation continue',
    description:
      'Des modules courts, en présence ou à distance, pour les enseignants, les administrateurs de systèmes et les responsables de la sécurité : réseaux, cybersécurité, conception de cours en ligne.',
    icon: 'BookOpenIcon',
  },
].map((info) => ({ ...info, description: info.description.replace(' :', '\u00a0:') }));
