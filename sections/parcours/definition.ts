import type { z } from 'zod';
import { semicolon } from '@/lib/format/french';
import { withoutItalics } from '@/lib/format/italics';
import { shownNames } from '@/lib/format/shown-names';
import type { Language } from '@/lib/languages';
import {
  checkPeriod,
  dateNode,
  heldNode,
  isHeldToday,
  newestFirst,
  optionalDate,
  periodText,
  withTypedPeriod,
} from '../dated';
import { careerTool, defineSection } from '../define';
import { hidden } from '../editor-tree';
import { card, itemId, listOf, longText, requiredOrRefused, text, tick, webAddress } from '../fields';
import { field, itemKind } from '../item';
import { listLabels } from '../list-labels';
import { mentionText } from './mention';

/**
 * A post; without an end it is current, unless it has `ended` on an unknown date. That of a pasted line,
 * « Professeure (2022) », says neither that it is held today nor that it is over.
 */
const postFields = {
  id: field(itemId('poste'), hidden),
  title: field(requiredOrRefused('La fonction ou le grade est requis'), {
    node: 'text',
    label: 'Fonction ou grade',
    required: true,
    placeholder: 'Maître de conférences',
    loadReader: () => import('./pasted-line'),
  }),
  organization: field(text(), { node: 'text', fact: 'named', label: 'Établissement', span: 'half' }),
  unit: field(text(), { node: 'text', fact: 'named', label: 'Unité, laboratoire ou service', span: 'half' }),
  start: field(optionalDate(), dateNode('Début')),
  end: field(optionalDate(), dateNode('Fin')),
  ended: field(
    tick(),
    heldNode(() => true),
  ),
  place: field(text(), { node: 'text', fact: 'named', label: 'Ville et pays', placeholder: 'Dakar, Sénégal' }),
  description: field(longText(), { node: 'textarea', label: 'Description', rows: 3 }),
};

export const poste = itemKind(postFields, {
  present: ({ title, organization, unit, place, description, ...dates }) => ({
    title,
    where: organization,
    line: [unit, organization, place],
    when: { ...dates, goesOn: isHeldToday(dates) },
    isCurrent: isHeldToday(dates),
    lede: description,
  }),
  list: {
    label: 'Postes',
    edit: 'dialog',
    sorted: true,
    labels: listLabels('poste', 'postes', { editOne: 'Modifier le poste' }),
  },
});
export type Post = z.output<typeof poste.schema>;

/** Facts of a thesis for visitors, besides its subject. */
export const thesisFacts = {
  supervision: { en: 'Supervision', ar: 'الإشراف', read: shownNames },
  jury: {
    ...{ en: 'Examining committee', ar: 'لجنة المناقشة' },
    read: (jury: string, language: Language) => jury.trim().replaceAll(/\s*\n\s*/g, semicolon[language]),
  },
};

/** A degree; `date` may be just a year. */
const degreeFields = {
  id: field(itemId('diplome'), hidden),
  title: field(requiredOrRefused('L’intitulé du diplôme est requis'), {
    node: 'text',
    label: 'Intitulé',
    required: true,
    placeholder: 'Doctorat en immunologie',
  }),
  date: field(optionalDate(), dateNode('Date d’obtention ou de soutenance')),
  mention: field(text(), { node: 'text', label: 'Mention', span: 'half' }),
  organization: field(text(), { node: 'text', fact: 'named', label: 'Établissement' }),
  subject: field(longText(), { node: 'textarea', fact: 'kept', label: 'Sujet', rows: 2 }),
  supervision: field(text(), { node: 'text', fact: true, label: 'Direction' }, thesisFacts.supervision),
  jury: field(
    longText(),
    {
      node: 'textarea',
      fact: true,
      label: 'Jury',
      rows: 3,
      hint: 'Un membre par ligne\u00a0: nom, établissement, rôle.',
    },
    thesisFacts.jury,
  ),
  link: field(webAddress(), { node: 'text', input: 'url', label: 'Lien', placeholder: 'https://' }),
};

export const diplome = itemKind(degreeFields, {
  present: ({ title, date, organization, mention, subject, link }, language) => ({
    title,
    where: organization,
    line: [organization, mentionText(mention, language)],
    when: { start: date, goesOn: false },
    lede: withoutItalics(subject),
    link,
  }),
  cv: ({ date, organization, mention, subject }, { fact, language }) => ({
    line: [
      organization,
      mentionText(mention, language),
      date?.length === 10 ? periodText({ start: date }, false, language) : undefined,
    ],
    below: [withoutItalics(subject), fact('supervision'), fact('jury')],
  }),
  list: {
    label: 'Titres et diplômes',
    // Degrees are entered under « Formation et diplômes »; existing ones here are kept.
    when: ({ degrees }) => Array.isArray(degrees) && degrees.length > 0,
    edit: 'dialog',
    sorted: true,
    labels: listLabels('diplôme', 'diplômes', { editOne: 'Modifier le diplôme' }),
  },
});
export type Degree = z.output<typeof diplome.schema>;

export const newestDegrees = (degrees: readonly Degree[]): readonly Degree[] =>
  newestFirst(
    degrees.map((degree) => ({ ...degree, start: degree.date })),
    () => false,
  );

const list = <Item extends z.ZodType>(item: Item) => listOf(item).default([]);
const schema = card(
  { posts: list(withTypedPeriod(poste.schema.superRefine(checkPeriod))), degrees: list(diplome.schema) },
  'Le contenu doit être un objet',
);

export const parcours = defineSection({
  id: 'cv--parcours',
  type: 'cards',
  optional: true,
  order: 2.5,
  title: 'Parcours',
  label: 'Parcours',
  place: 'page',
  anchor: 'cv--parcours',
  navUnderMore: 'Parcours',
  menu: { route: 'career', group: 'Carrière' },
  tools: [careerTool, { route: 'education', label: 'Formation et diplômes' }],
  schema,
  normalize: (content) => content,
  editor: {
    node: 'group',
    fields: {
      posts: poste.editor,
      degrees: diplome.editor,
    },
  },
  labels: {
    editTitle: 'Parcours',
    edit: 'Modifier',
    save: 'Sauvegarder mon parcours',
    saved: () => 'Parcours sauvegardé avec succès!',
    counted: ['poste ou diplôme', 'postes et diplômes'],
    help: [
      'Le site range les postes du plus récent au plus ancien.',
      'Une date peut n’être qu’une année. Un poste sans fin s’affiche «\u00a0depuis 2019\u00a0».',
      'Les diplômes s’ajoutent sous «\u00a0Formation et diplômes\u00a0»\u202f; ceux qui étaient saisis ici restent.',
    ],
  },
  hasContent: (content) => sizeOf(content) > 0,
  count: (content) => sizeOf(content),
});

const sizeOf = ({ posts, degrees }: z.output<typeof schema>): number => posts.length + degrees.length;
