import { z } from 'zod';
import { defineSection } from '../define';
import { hidden } from '../editor-tree';
import { card, filled, itemId, lines, listOf, newId, optionalLines, requiredOrDropped, text } from '../fields';
import { iconSets } from '../icons';
import { keptLines, whenPresent } from '../optional';
import { gradientOf, palettes } from '../palette';
import { canonicalLists, extraLists } from './lists';
import { competencesSample } from './sample';

/** A skill card; the lists that few cards have are optional. */
export const competence = z.preprocess(
  canonicalLists,
  card({
    id: itemId('competence'),
    title: requiredOrDropped('Le titre est requis'),
    description: requiredOrDropped('La description est requise', 20_000),
    icon: text(),
    color: text(),
    skills: lines(),
    technologies: lines(),
    outils: lines(),
    langages: optionalLines(),
    specialites: optionalLines(),
    domains: optionalLines(),
    frameworks: optionalLines(),
    plateformes: optionalLines(),
    methodologies: optionalLines(),
    applications: optionalLines(),
    certifications: optionalLines(),
    pointsCles: optionalLines(),
  }),
);
export type Competence = z.output<typeof competence>;

const schema = listOf(competence);

/** The lists of names that are the same in every language: Python, Django, Moodle. */
const namesAlone: ReadonlySet<string> = new Set(['langages', 'frameworks', 'plateformes']);

/** An optional list in the form, shown only for a card that has it. */
const extra = (key: keyof typeof extraLists) =>
  ({
    node: 'strings',
    label: extraLists[key].heading,
    line: extraLists[key].line,
    add: 'Ajouter une ligne',
    when: whenPresent(key),
    ...(namesAlone.has(key) ? ({ fact: true } as const) : {}),
  }) as const;

export const competences = defineSection({
  id: 'competences',
  type: 'cards',
  order: 4,
  title: 'Compétences',
  label: 'Compétences',
  place: 'page',
  anchor: 'competences',
  nav: 'Compétences',
  menu: { route: 'competences', group: 'Page' },
  schema,
  normalize: (list) => list.map(tidyCompetence),
  emptyMessage: 'Veuillez ajouter au moins une compétence valide',
  defaults: schema.parse(competencesSample),
  editor: {
    node: 'list',
    blank: (): Competence => ({
      id: newId('competence'),
      title: '',
      description: '',
      icon: iconSets.competences[0],
      color: gradientOf('bleu'),
      skills: [''],
      technologies: [''],
      outils: [''],
      pointsCles: [''],
    }),
    name: (item) => item.title,
    summary: (item) => ({ facts: filled(item.skills).slice(0, 3), text: item.description }),
    labels: {
      one: 'compétence',
      feminine: true,
      many: 'compétences',
      add: 'Ajouter une autre compétence',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer cette compétence ?',
      removed: 'Compétence supprimée avec succès!',
      empty: 'Aucune compétence ajoutée',
      addFirst: 'Ajouter ma première compétence',
    },
    item: {
      node: 'group',
      fields: {
        id: hidden,
        title: { node: 'text', label: 'Titre', required: true },
        description: { node: 'textarea', label: 'Description', required: true, rows: 3 },
        icon: { node: 'icon', label: 'Icône', icons: iconSets.competences },
        skills: {
          node: 'strings',
          label: 'Compétences techniques',
          line: 'Compétence',
          add: 'Ajouter une compétence technique',
        },
        technologies: { node: 'strings', label: 'Technologies', line: 'Technologie', add: 'Ajouter une technologie' },
        outils: { node: 'strings', label: 'Outils', line: 'Outil', add: 'Ajouter un outil' },
        langages: extra('langages'),
        specialites: extra('specialites'),
        domains: extra('domains'),
        frameworks: extra('frameworks'),
        plateformes: extra('plateformes'),
        methodologies: extra('methodologies'),
        applications: extra('applications'),
        certifications: extra('certifications'),
        pointsCles: { node: 'strings', label: 'Points clés', line: 'Point clé', add: 'Ajouter un point clé' },
        color: { node: 'colour', label: 'Couleur', palette: palettes.competences },
      },
    },
  },
  labels: {
    title: 'Gestion des Compétences',
    editTitle: 'Gérer mes compétences',
    itemTitle: 'Modifier la compétence',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder mes compétences',
    saved: (count) => `${count} compétence(s) sauvegardée(s) avec succès!`,
    help: [
      'Le titre et la description sont obligatoires.',
      'Les listes s’affichent quand un visiteur ouvre la compétence\u202f; les lignes vides sont ignorées.',
    ],
  },
  count: (list) => list.length,
});

function tidyCompetence(item: Competence): Competence {
  return {
    ...item,
    skills: filled(item.skills),
    technologies: filled(item.technologies),
    outils: filled(item.outils),
    langages: keptLines(item.langages),
    specialites: keptLines(item.specialites),
    domains: keptLines(item.domains),
    frameworks: keptLines(item.frameworks),
    plateformes: keptLines(item.plateformes),
    methodologies: keptLines(item.methodologies),
    applications: keptLines(item.applications),
    certifications: keptLines(item.certifications),
    pointsCles: keptLines(item.pointsCles),
  };
}
