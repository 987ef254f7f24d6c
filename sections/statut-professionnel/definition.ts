import type { z } from 'zod';
import { says } from '@/lib/format/fold';
import { withoutItalics } from '@/lib/format/italics';
import { careerTool, defineSection } from '../define';
import { listOf, longText, optionalText, optionalWebAddress, requiredOrRefused, text, textOrNumber } from '../fields';
import { field, itemKind, offers } from '../item';
import { listLabels } from '../list-labels';
import { thesisFacts } from '../parcours/definition';
import { mentionText } from '../parcours/mention';
import { hasThesis } from './has-thesis';

/** Levels suggested in the form. */
export const levels = offers({
  Licence: { en: 'Bachelor’s degree', ar: 'إجازة' },
  Master: { en: 'Master’s degree', ar: 'ماستر' },
  Ingénieur: { en: 'Engineering degree', ar: 'دبلوم مهندس' },
  Doctorat: { en: 'PhD', ar: 'دكتوراه' },
  HDR: { en: 'HDR', ar: 'التأهيل الجامعي' },
});

/** Whether a degree's title contains its level: « Doctorat en droit », « Habilitation à diriger des recherches ». */
const saysLevel = (title: string, level: string): boolean =>
  says(title, level) || (level === 'HDR' && /habilitation/i.test(title));

/** A diploma or a training; for a thesis, its details in a CV. */
const fields = {
  title: field(requiredOrRefused('Le titre est requis'), {
    node: 'text',
    label: 'Titre',
    required: true,
    loadReader: () => import('./pasted-line'),
  }),
  organization: field(optionalText(), { node: 'text', fact: 'named', label: 'Établissement', span: 'half' }),
  mention: field(optionalText(), { node: 'text', label: 'Mention', span: 'half' }),
  year: field(textOrNumber(), { node: 'text', fact: true, label: 'Année', span: 'half' }),
  level: field(text(), {
    node: 'text',
    label: 'Niveau',
    span: 'half',
    suggestions: levels.values,
  }),
  description: field(longText(), { node: 'textarea', label: 'Précisions', rows: 2 }),
  subject: field(optionalText(20_000), { node: 'textarea', fact: 'kept', label: 'Sujet', rows: 2, when: hasThesis }),
  supervision: field(
    optionalText(),
    { node: 'text', fact: true, label: 'Direction', when: hasThesis },
    thesisFacts.supervision,
  ),
  jury: field(
    optionalText(20_000),
    {
      node: 'textarea',
      fact: true,
      label: 'Jury',
      rows: 3,
      hint: 'Un membre par ligne\u00a0: nom, établissement, rôle.',
      when: hasThesis,
    },
    thesisFacts.jury,
  ),
  link: field(optionalWebAddress(), {
    node: 'text',
    input: 'url',
    label: 'Lien',
    placeholder: 'https://',
    when: hasThesis,
  }),
};

export const diplome = itemKind(fields, {
  present: ({ title, year, organization = '', mention = '', subject = '', link }, language) => ({
    title,
    where: organization,
    line: [organization, mentionText(mention, language)],
    when: year,
    lede: withoutItalics(subject),
    link,
  }),
  cv: ({ title, level: stored, organization, mention = '', description, subject = '' }, { fact, language }) => {
    const level = levels.in(language, stored);
    return {
      line: [saysLevel(title, level) ? '' : level, organization, mentionText(mention, language)],
      below: [description, withoutItalics(subject), fact('supervision'), fact('jury')],
    };
  },
  list: {
    sorted: true,
    summary: (item) => ({ facts: [item.level, item.year, item.organization ?? ''], text: item.description }),
    labels: listLabels('diplôme', 'diplômes', {
      add: 'Ajouter un autre diplôme',
      removed: 'Diplôme supprimé avec succès!',
    }),
  },
});
export type Diplome = z.output<typeof diplome.schema>;

const schema = listOf(diplome.schema);

export const statutProfessionnel = defineSection({
  id: 'statut-professionnel',
  type: 'cards',
  order: 2,
  title: 'Formation et diplômes',
  label: 'Formation et diplômes',
  place: 'about',
  anchor: 'about',
  menu: { route: 'education', group: 'Carrière' },
  tools: [careerTool],
  schema,
  normalize: (list) => list.map(diplome.tidy),
  editor: diplome.editor,
  labels: {
    editTitle: 'Gérer mes diplômes',
    itemTitle: 'Modifier le diplôme',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder',
    saved: () => 'Section mise à jour',
    help: [
      'Les diplômes s’affichent dans le bloc « À propos », du plus récent au plus ancien, et dans vos dossiers.',
      'D’un doctorat ou d’une habilitation, vous pouvez dire le sujet, la direction et le jury.',
    ],
  },
  count: (list) => list.length,
});

/** Sample content of « Formation et diplômes », for a fictional researcher. */
export const statutProfessionnelSample = [
  {
    title: 'Habilitation universitaire en informatique',
    description:
      'Sécurité des réseaux et environnements d’apprentissage : architectures, données, usages. Faculté des Sciences d’El Jadida.',
    year: '2015',
    level: 'Habilitation',
  },
  {
    title: 'Certificat de conception pédagogique pour l’enseignement à distance',
    description: 'Scénarisation, tutorat et évaluation de parcours en ligne.',
    year: '2012',
    level: 'Certificat',
  },
  {
    title: 'Doctorat en informatique et télécommunications',
    description:
      'Qualité de service et contrôle d’accès dans les réseaux sans fil maillés. Mention très honorable avec félicitations du jury.',
    year: '2008',
    level: 'Doctorat',
  },
  {
    title: 'Diplôme d’études supérieures approfondies, réseaux et systèmes répartis',
    description: 'Mention bien. Mémoire sur la réservation de ressources dans les réseaux ad hoc.',
    year: '2004',
    level: 'Bac + 5',
  },
  {
    title: 'Maîtrise en physique, option électronique et informatique industrielle',
    description: 'Major de promotion.',
    year: '2002',
    level: 'Bac + 4',
  },
];
