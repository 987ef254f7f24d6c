import type { z } from 'zod';
import { defineSection } from '../define';
import { hidden } from '../editor-tree';
import { card, itemId, listOf, newId, requiredOrRefused } from '../fields';
import { listLabels } from '../list-labels';

/** A stat tile of the About block: « 15+ », « années d’expérience ». */
const chiffre = card({
  id: itemId('chiffre'),
  valeur: requiredOrRefused('La valeur est requise', 40),
  libelle: requiredOrRefused('Le libellé est requis', 200),
});
type Chiffre = z.output<typeof chiffre>;

const schema = listOf(chiffre);

export const chiffresCles = defineSection({
  id: 'chiffres-cles',
  type: 'cards',
  order: 1.6,
  title: 'Chiffres clés',
  label: 'Chiffres clés',
  place: 'about',
  anchor: 'about',
  menu: { route: 'key-figures', group: 'À propos' },
  internal: true,
  schema,
  normalize: (list) => list,
  editor: {
    node: 'list',
    blank: (): Chiffre => ({ id: newId('chiffre'), valeur: '', libelle: '' }),
    name: (item) => `${item.valeur} ${item.libelle}`.trim(),
    labels: listLabels('chiffre clé', 'chiffres clés', {
      add: 'Ajouter un autre chiffre clé',
      removed: 'Chiffre clé supprimé avec succès!',
    }),
    item: {
      node: 'group',
      fields: {
        id: hidden,
        valeur: { node: 'text', fact: true, label: 'Valeur', required: true, placeholder: '15+', span: 'third' },
        libelle: { node: 'text', label: 'Libellé', required: true, placeholder: 'Années d’expérience', span: 'half' },
      },
    },
  },
  labels: {
    editTitle: 'Gérer mes chiffres clés',
    itemTitle: 'Modifier le chiffre clé',
    edit: 'Modifier les chiffres clés',
    save: 'Sauvegarder les chiffres clés',
    saved: (count) => `${count} chiffre(s) clé(s) sauvegardé(s) avec succès!`,
    help: [
      'Quatre chiffres tiennent sur une ligne du bloc « À propos ».',
      'Le site n’en affiche aucun que vous n’ayez écrit.',
    ],
  },
  count: (list) => list.length,
});

/** The About block's four stat tiles until the owner edits them. */
export const chiffresClesSample = [
  { id: 'chiffre-experience', valeur: '15+', libelle: 'Années d’expérience' },
  { id: 'chiffre-publications', valeur: '50+', libelle: 'Publications' },
  { id: 'chiffre-theses', valeur: '7', libelle: 'Thèses' },
  { id: 'chiffre-etudiants', valeur: '500+', libelle: 'Étudiants' },
];
