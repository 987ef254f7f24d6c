import type { z } from 'zod';
import { defineSection } from '../define';
import { keptDocuments, ownDocuments } from '../documents';
import { documentsEditor } from '../documents-editor';
import { hidden, options } from '../editor-tree';
import { card, itemId, listOf, longText, newId, requiredOrDropped, text, textOr, textOrNumber } from '../fields';
import { listLabels } from '../list-labels';
import { gradientOf, palettes } from '../palette';
import {
  courseTypes,
  establishments,
  levels,
  localEstablishments,
  moreCourseTypes,
  OTHER,
  semesters,
  standardCourseType,
  standardEvaluation,
} from './choices';
import { courseYears, courseYearsEditor, keptYears } from './course-years';
import { readingText } from './hours';

/** A course. `establishment` and `level` are « Autre » only in a draft: saving replaces that by the custom text. */
export const cours = card({
  id: itemId('course'),
  title: requiredOrDropped('Le nom du cours est requis'),
  establishment: requiredOrDropped("L'établissement est requis"),
  customEstablishment: text(),
  level: requiredOrDropped('Le niveau est requis'),
  customLevel: text(),
  hours: textOrNumber(),
  description: longText(),
  objectives: longText(),
  skills: longText(),
  prerequisites: longText(),
  evaluation: textOr(standardEvaluation, 20_000),
  semester: text(),
  courseType: textOr(standardCourseType),
  color: text(),
  program: text(),
  documents: ownDocuments,
  service: courseYears,
})
  .refine((course) => course.establishment !== OTHER || course.customEstablishment.trim() !== '', {
    path: ['customEstablishment'],
    message: "Veuillez préciser le nom de l'établissement",
  })
  .refine((course) => course.level !== OTHER || course.customLevel.trim() !== '', {
    path: ['customLevel'],
    message: 'Veuillez préciser le niveau',
  });
export type Cours = z.output<typeof cours>;

const schema = listOf(cours);

export const enseignement = defineSection({
  id: 'enseignement',
  type: 'cards',
  order: 3.5,
  title: 'Enseignement',
  label: 'Enseignement',
  place: 'page',
  anchor: 'teaching',
  nav: 'Enseignement',
  menu: { route: 'courses', group: 'Page' },
  companions: ['cv--service', 'intro-enseignement', 'infos-enseignement'],
  redirectsContentTo: { id: 'intro-enseignement', matches: isHtml },
  schema,
  normalize: (list) =>
    list.map((course) => ({
      ...withCustomTexts(course),
      documents: keptDocuments(course.documents),
      service: keptYears(course.service),
    })),
  emptyMessage: 'Veuillez ajouter au moins un cours valide',
  editor: {
    node: 'list',
    blank: (): Cours => ({
      id: newId('course'),
      title: '',
      establishment: '',
      customEstablishment: '',
      level: '',
      customLevel: '',
      hours: '',
      description: '',
      objectives: '',
      skills: '',
      prerequisites: '',
      evaluation: '',
      semester: '',
      courseType: '',
      color: gradientOf('bleu'),
      program: '',
    }),
    name: (item) => item.title,
    summary: (item) => ({
      badge: { text: item.level, tone: 'own' },
      facts: [item.hours.replace(/^\d+$/, '$&\u00a0h'), item.establishment, item.semester],
      text: item.description,
    }),
    labels: listLabels('cours', 'cours', { add: 'Ajouter un autre cours', removed: 'Cours supprimé avec succès!' }),
    item: {
      node: 'group',
      folds: {
        'Heures par année': ['service'],
        'Objectifs et évaluation': ['objectives', 'skills', 'prerequisites', 'evaluation'],
        Documents: ['documents'],
        Couleur: ['color'],
      },
      fields: {
        id: hidden,
        title: { node: 'text', label: 'Nom du cours', required: true, loadReader: () => import('./pasted-line') },
        establishment: {
          node: 'select',
          fact: true,
          label: 'Établissement',
          required: true,
          options: establishments,
          learns: ['establishment', 'customEstablishment'],
          local: localEstablishments,
          span: 'half',
        },
        customEstablishment: {
          node: 'text',
          fact: true,
          label: 'Nom de l’établissement',
          required: true,
          span: 'half',
          when: (course) => course.establishment === OTHER,
        },
        level: {
          node: 'select',
          label: 'Niveau',
          required: true,
          options: options(levels),
          learns: ['level', 'customLevel'],
          span: 'half',
        },
        customLevel: {
          node: 'text',
          fact: true,
          label: 'Précisez le niveau',
          required: true,
          span: 'half',
          when: (course) => course.level === OTHER,
        },
        hours: {
          node: 'text',
          fact: true,
          label: 'Volume horaire',
          placeholder: '40h',
          span: 'third',
          reading: readingText,
        },
        semester: {
          node: 'select',
          fact: true,
          label: 'Semestre',
          options: options(semesters),
          learns: ['semester'],
          other: { label: OTHER, placeholder: 'S7' },
          span: 'third',
        },
        courseType: {
          node: 'select',
          label: 'Type de cours',
          options: options([...courseTypes, standardCourseType, ...moreCourseTypes]),
          learns: ['courseType'],
          other: { label: OTHER, placeholder: 'Atelier' },
          span: 'third',
        },
        program: { node: 'text', fact: 'kept', label: 'Filière ou programme' },
        description: { node: 'textarea', label: 'Description', rows: 4 },
        objectives: { node: 'textarea', label: 'Objectifs', rows: 3 },
        skills: { node: 'textarea', label: 'Compétences visées', rows: 3 },
        prerequisites: { node: 'textarea', label: 'Prérequis', rows: 2 },
        evaluation: { node: 'textarea', label: 'Évaluation', rows: 2, placeholder: standardEvaluation },
        documents: documentsEditor,
        color: { node: 'colour', label: 'Couleur', palette: palettes.courses },
        service: courseYearsEditor,
      },
    },
  },
  labels: {
    title: 'Gestion des Cours',
    editTitle: 'Gérer mes cours',
    itemTitle: 'Modifier le cours',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder mes cours',
    saved: (count) => `${count} cours sauvegardé(s) avec succès!`,
    help: [
      'Le nom du cours, l’établissement et le niveau sont obligatoires.',
      'Les cours sont regroupés par établissement sur le site public.',
      'Le volume horaire se lit sous les formes 40h, 18h30, 25 h, 20 heures ou 24h CM + 18h TD\u202f; les heures sont additionnées par établissement.',
    ],
  },
  count: (list) => list.length,
});

/** Whether content is a text but not JSON, and so the introduction. */
function isHtml(content: unknown): boolean {
  return typeof content === 'string' && !/^\s*[[{"]/.test(content);
}

/** Replaces « Autre » by the owner's custom text. */
function withCustomTexts(course: Cours): Cours {
  const establishment = course.establishment === OTHER;
  const level = course.level === OTHER;
  return {
    ...course,
    ...(establishment && { establishment: course.customEstablishment.trim(), customEstablishment: '' }),
    ...(level && { level: course.customLevel.trim(), customLevel: '' }),
  };
}
