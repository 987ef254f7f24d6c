import { z } from 'zod';
import { defineSection } from '../define';
import { hidden, options, optionsOf } from '../editor-tree';
import { yearField } from '../enseignement/course-years';
import { orders, readCoefficient } from '../enseignement/hetd';
import { hoursText, parsePlainHours } from '../enseignement/hours';
import { card, itemId, listOf, newId, optionalText } from '../fields';
import { listLabels } from '../list-labels';

const listOrNone = <Item extends z.ZodType>(item: Item) => z.preprocess((value) => value ?? [], listOf(item));
const asText = (standard: string) => (value: unknown) =>
  typeof value === 'number' ? String(value).replace('.', ',') : (value ?? standard);

/** A text that passes `isRead`; a number is accepted too. */
const readable = (standard: string, isRead: (text: string) => boolean, message: string) =>
  z.preprocess(asText(standard), z.string(message).max(200, message).refine(isRead, message));

const isCoefficient = (text: string): boolean => readCoefficient(text) !== null;
const coefficient = (standard: string) => readable(standard, isCoefficient, 'Un coefficient s’écrit comme 1,5 ou 2/3');
const isHours = (text: string): boolean => parsePlainHours(text) !== null;

/** How hours are counted from a year on, until the next rule. */
const rule = card(
  {
    id: itemId('regle'),
    status: optionalText(200),
    from: z.preprocess((value) => value || undefined, yearField().optional()),
    due: readable('', isHours, 'Le service dû s’écrit en heures, comme 192'),
    cm: coefficient('1,5'),
    td: coefficient('1'),
    tp: readable(
      '1',
      (text) => isCoefficient(text) || orders.some((order) => order === text),
      'Un coefficient s’écrit comme 1,5 ou 2/3',
    ),
    ctd: coefficient('1,25'),
    project: coefficient('1'),
  },
  'Chaque règle doit être un objet',
);
export type ServiceRule = z.output<typeof rule>;

const lineNatures = {
  referentiel: 'Référentiel (équivalences horaires)',
  forfait: 'Forfait en heures équivalent TD',
  decharge: 'Décharge',
} as const;

/** Hours of a year besides teaching: granted, or taken off the service. */
const line = card(
  {
    id: itemId('ligne'),
    year: yearField(),
    nature: z.enum(
      Object.keys(lineNatures) as [keyof typeof lineNatures],
      'La nature est referentiel, forfait ou decharge',
    ),
    hours: readable('', isHours, 'Les heures s’écrivent comme 24 ou 12 h 30'),
    label: optionalText(),
  },
  'Chaque ligne doit être un objet',
);
type ServiceLine = z.output<typeof line>;

const otherShare = { label: 'Autre', placeholder: '0,75' } as const;

const schema = card(
  {
    /** Whether visitors see the service by year. */
    shown: z.preprocess((value) => value || undefined, z.literal(true, 'Ce champ doit être vrai ou faux').optional()),
    rules: listOrNone(rule),
    lines: listOrNone(line),
  },
  'Le service d’enseignement doit être un objet',
);
export type TeachingService = z.output<typeof schema>;
/** The service of an owner who has entered nothing. */
export const noService = schema.parse({});

/** How teaching hours count towards a service, and what else does. Without a rule nothing is counted in HETD. */
export const serviceEnseignement = defineSection({
  id: 'cv--service',
  type: 'cards',
  order: 3.7,
  title: 'Service d’enseignement',
  label: 'Service d’enseignement',
  place: 'teaching',
  anchor: 'teaching',
  internal: true,
  optional: true,
  schema,
  normalize: (content) => content,
  hasContent: ({ shown }) => shown === true,
  editor: {
    node: 'group',
    fields: {
      shown: {
        node: 'checkbox',
        label: 'Montrer le service sur le site',
        hint: 'Les heures de chaque année s’affichent alors dans le détail des cours, et leur tableau sous les cours.',
      },
      rules: {
        node: 'list',
        label: 'Statuts et coefficients',
        blank: (): ServiceRule => ({
          id: newId('regle'),
          due: '',
          cm: '1,5',
          td: '1',
          tp: 'prorata',
          ctd: '1,25',
          project: '1',
        }),
        name: ({ status, due, from }) =>
          status || [due && `${due} h`, from && `depuis ${from}`].filter(Boolean).join(' '),
        labels: {
          one: 'statut',
          many: 'statuts',
          add: 'Ajouter un statut',
          confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce statut ?',
          empty: 'Aucun statut\u00a0: les heures sont additionnées, sans équivalent TD.',
          addFirst: 'Ajouter un statut',
        },
        item: {
          node: 'group',
          fields: {
            id: hidden,
            status: { node: 'text', label: 'Statut', placeholder: 'Maître de conférences', span: 'half' },
            from: {
              node: 'text',
              fact: true,
              label: 'À partir de l’année',
              placeholder: '2021-2022',
              hint: 'Vide\u00a0: depuis le début.',
              span: 'half',
            },
            due: {
              node: 'select',
              fact: true,
              label: 'Service dû',
              required: true,
              options: optionsOf({
                192: '192 h (enseignant-chercheur, ATER)',
                384: '384 h (PRAG, PRCE)',
                96: '96 h (ATER à mi-temps)',
                64: '64 h (doctorant)',
                0: '0 h (vacataire)',
              }),
              other: { label: 'Autre', placeholder: '128' },
            },
            cm: {
              node: 'select',
              fact: true,
              label: 'Coefficient du CM',
              options: options(['1,5', '1']),
              other: otherShare,
              span: 'half',
            },
            td: {
              node: 'select',
              fact: true,
              label: 'Coefficient du TD',
              options: options(['1']),
              other: otherShare,
              span: 'half',
            },
            tp: {
              node: 'select',
              fact: true,
              label: 'Coefficient du TP',
              options: optionsOf({
                1: '1',
                '2/3': '2/3',
                prorata: 'Au prorata\u00a0: 1 dans le service, 2/3 au-delà',
                'tp-abord': 'TP d’abord\u00a0: 1 dans le service, 2/3 au-delà',
                'tp-fin': 'TP en dernier\u00a0: 1 dans le service, 2/3 au-delà',
              }),
              other: otherShare,
              hint: 'Quels TP sont au-delà du service dépend de l’établissement.',
            },
            ctd: {
              node: 'select',
              fact: true,
              label: 'Coefficient du CTD',
              options: options(['1,25', '1,5', '1']),
              other: otherShare,
              span: 'half',
            },
            project: {
              node: 'select',
              fact: true,
              label: 'Coefficient du projet',
              options: options(['1', '0,8']),
              other: otherShare,
              span: 'half',
            },
          },
        },
      },
      lines: {
        node: 'list',
        fact: true,
        label: 'Référentiel, forfaits, décharges',
        blank: (): ServiceLine => ({ id: newId('ligne'), year: '', nature: 'referentiel', hours: '' }),
        name: ({ label, nature, year }) => [label || lineNatures[nature], year].filter(Boolean).join(', '),
        summary: ({ hours }) => ({ facts: [hoursText(hours)] }),
        labels: listLabels('ligne', 'lignes', { feminine: true, addFirst: 'Ajouter une ligne' }),
        item: {
          node: 'group',
          fields: {
            id: hidden,
            year: {
              node: 'text',
              label: 'Année universitaire',
              required: true,
              placeholder: '2024-2025',
              span: 'third',
            },
            nature: { node: 'select', label: 'Nature', required: true, options: optionsOf(lineNatures), span: 'third' },
            hours: { node: 'text', label: 'Heures', required: true, placeholder: '24', span: 'third' },
            label: { node: 'text', label: 'Intitulé', placeholder: 'Responsabilité du master' },
          },
        },
      },
    },
  },
  labels: {
    title: 'Service par année',
    editTitle: 'Gérer le service d’enseignement',
    edit: 'Modifier le service',
    save: 'Sauvegarder le service',
    saved: () => 'Service sauvegardé avec succès!',
    help: [
      'Un statut donne le service dû et les coefficients\u00a0; les heures des cours sont alors comptées en heures équivalent TD (HETD).',
      'Avec plusieurs statuts (ATER puis maître de conférences), chacun vaut à partir de son année.',
      'Le référentiel et les forfaits s’ajoutent au total\u00a0; une décharge diminue le service dû.',
      'Rien n’est public tant que la case n’est pas cochée.',
    ],
  },
  count: ({ rules, lines }) => rules.length + lines.length,
});
