import type { z } from 'zod';
import { says } from '@/lib/format/fold';
import { withoutItalics } from '@/lib/format/italics';
import { careerTool, defineSection } from '../define';
import { listOf, longText, optionalText, optionalWebAddress, requiredOrRefused, text, textOrNumber } from '../fields';
import { field, itemKind, offers } from '../item';
import { thesisFacts } from '../parcours/definition';
import { mentionText } from '../parcours/mention';
import { bodyIn, bodyWithin, ifLike, readLine, unquoted } from '../read-line';

/** Levels suggested in the form. */
export const levels = offers({
  Licence: { en: 'Bachelor’s degree', ar: 'إجازة' },
  Master: { en: 'Master’s degree', ar: 'ماستر' },
  Ingénieur: { en: 'Engineering degree', ar: 'دبلوم مهندس' },
  Doctorat: { en: 'PhD', ar: 'دكتوراه' },
  HDR: { en: 'HDR', ar: 'التأهيل الجامعي' },
});

/** Whether a form asks for what is known of a thesis: of a doctorate, an habilitation, or what says some of it already. */
const hasThesis = ({ title, level, subject, supervision, jury, link }: Readonly<Record<string, unknown>>): boolean =>
  Boolean(subject || supervision || jury || link) ||
  /doctorat|habilitation|hdr|th[eè]se|ph\.?d/i.test(`${title} ${level}`);

/** Whether the title of a degree says its level: « Doctorat en droit », « Habilitation à diriger des recherches ». */
const saysLevel = (title: string, level: string): boolean =>
  says(title, level) || (level === 'HDR' && /habilitation/i.test(title));

/** The degree that a pasted line names: « 2012 : doctorat en histoire, Université de Lyon, mention très honorable ». */
function degreeOf(line: string): Readonly<Record<string, unknown>> {
  const { title, said, period, town } = readLine<
    'subject' | 'supervision' | 'mention' | 'description' | 'organization'
  >(line, {
    phrases: {
      subject: /(?:titre|sujet)\s:\s*(.+)$/iu,
      supervision:
        /(?:(?:sous|ss)\s(?:la\s)?dir(?:ection|\.)\s(?:d(?:e\s|u\s|['’]))?|(?:dir\.|direct(?:eur|rice)|promot(?:eur|rice)|advisor|supervisor)\s*:?\s)\s*((?:(?:Pr|M|Mme|Dr|Prof)\.?\s)?(?:[^,;:().\uE000-\uF8FF]|(?<=(?<!\p{L})\p{L}{1,2})\.)+)/iu,
    },
    inTitle: /(?<=^[\d\s:–—-]*)\p{Lu}[\p{Lu}\d]{2,7}(?=\s*[,(–—-])/u, // « CAPA, EDA Bordeaux »: a degree stands first
    parts: {
      mention: ifLike(/^(?:mention\s|très honorable|félicitations)/iu),
      description: ifLike(/^(?:prix|médaille|major|lauréate?|rang|\d{1,3}e?$)(?!\p{L})/iu),
      organization: bodyIn,
    },
  });
  const [named, within] = said.organization ? [title, said.organization] : bodyWithin(title);
  const [, degree = named, quote] = /^([^«“"]*[^«“",.:\s])\s?[,.:]?\s([«“"].*[»”"])$/u.exec(named) ?? []; // « HDR, « Images » »
  const item = {
    ...diplome.editor.blank(),
    ...said,
    ...(named === '' && { description: '' }),
    ...{
      title: named || said.description || said.organization || line,
      organization: [within, town].filter(Boolean).join(', '),
    },
    ...(period && { year: period.text.replace(/^le\s/u, '') }),
  };
  return quote && hasThesis({ ...item, title: degree }) ? { ...item, title: degree, subject: unquoted(quote) } : item;
}

/** A diploma or a training; of a thesis, what a CV says of it. */
const fields = {
  title: field(requiredOrRefused('Le titre est requis'), {
    node: 'text',
    label: 'Titre',
    required: true,
    eachLine: (_, line) => degreeOf(line),
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
  subject: field(optionalText(20_000), { node: 'textarea', label: 'Sujet', rows: 2, when: hasThesis }),
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
    labels: {
      one: 'diplôme',
      many: 'diplômes',
      add: 'Ajouter un autre diplôme',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce diplôme ?',
      removed: 'Diplôme supprimé avec succès!',
      empty: 'Aucun diplôme ajouté',
      addFirst: 'Ajouter mon premier diplôme',
    },
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
