import type { z } from 'zod';
import { defineSection } from '../define';
import {
  card,
  listOf,
  longText,
  optionalText,
  optionalWebAddress,
  requiredOrRefused,
  text,
  textOrNumber,
} from '../fields';
import { keptText } from '../optional';
import { statutProfessionnelSample } from './sample';

/** A diploma or a training; of a thesis, what a CV says of it. */
const diplome = card({
  title: requiredOrRefused('Le titre est requis'),
  description: longText(),
  year: textOrNumber(),
  level: text(),
  organization: optionalText(),
  mention: optionalText(),
  subject: optionalText(20_000),
  supervision: optionalText(),
  jury: optionalText(20_000),
  link: optionalWebAddress(),
});
export type Diplome = z.output<typeof diplome>;

const schema = listOf(diplome);

/** Whether a form asks for what is known of a thesis: of a doctorate, an habilitation, or what says some of it already. */
const hasThesis = ({ title, level, subject, supervision, jury, link }: Readonly<Record<string, unknown>>): boolean =>
  Boolean(subject || supervision || jury || link) ||
  /doctorat|habilitation|hdr|th[eè]se|ph\.?d/i.test(`${title} ${level}`);

/** The training and diplomas of the About block. */
export const statutProfessionnel = defineSection({
  id: 'statut-professionnel',
  type: 'cards',
  order: 2,
  title: 'Formation et diplômes',
  label: 'Formation et diplômes',
  place: 'about',
  anchor: 'about',
  menu: { route: 'education', group: 'Carrière' },
  schema,
  normalize: (list) =>
    list.map((item) => ({
      ...item,
      organization: keptText(item.organization),
      mention: keptText(item.mention),
      subject: keptText(item.subject),
      supervision: keptText(item.supervision),
      jury: keptText(item.jury),
      link: keptText(item.link),
    })),
  defaults: schema.parse(statutProfessionnelSample),
  editor: {
    node: 'list',
    blank: (): Diplome => ({ title: '', description: '', year: '', level: '' }),
    name: (item) => item.title,
    summary: (item) => ({ facts: [item.level, item.year, item.organization ?? ''], text: item.description }),
    labels: {
      one: 'diplôme',
      many: 'diplômes',
      add: 'Ajouter un autre diplôme',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce diplôme ?',
      removed: 'Diplôme supprimé avec succès!',
      empty: 'Aucun diplôme ajouté',
      addFirst: 'Ajouter mon premier diplôme',
    },
    item: {
      node: 'group',
      fields: {
        title: { node: 'text', label: 'Titre', required: true },
        organization: { node: 'text', fact: true, label: 'Établissement', span: 'half' },
        mention: { node: 'text', label: 'Mention', span: 'half' },
        year: { node: 'text', fact: true, label: 'Année', span: 'half' },
        level: {
          node: 'text',
          label: 'Niveau',
          span: 'half',
          suggestions: ['Licence', 'Master', 'Ingénieur', 'Doctorat', 'HDR'],
        },
        description: { node: 'textarea', label: 'Précisions', rows: 2 },
        subject: { node: 'textarea', label: 'Sujet', rows: 2, when: hasThesis },
        supervision: { node: 'text', fact: true, label: 'Direction', when: hasThesis },
        jury: {
          node: 'textarea',
          fact: true,
          label: 'Jury',
          rows: 3,
          hint: 'Un membre par ligne\u00a0: nom, établissement, rôle.',
          when: hasThesis,
        },
        link: { node: 'text', input: 'url', label: 'Lien', placeholder: 'https://', when: hasThesis },
      },
    },
  },
  labels: {
    title: 'Formation et diplômes',
    editTitle: 'Gérer mes diplômes',
    itemTitle: 'Modifier le diplôme',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder',
    saved: () => 'Section mise à jour',
    help: [
      'Les diplômes s’affichent dans le bloc « À propos », dans l’ordre de cette liste, et dans vos dossiers.',
      'D’un doctorat ou d’une habilitation, vous pouvez dire le sujet, la direction et le jury.',
    ],
  },
  count: (list) => list.length,
});
