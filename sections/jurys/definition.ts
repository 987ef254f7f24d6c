import type { z } from 'zod';
import { fold } from '@/lib/format/fold';
import { counted } from '@/lib/format/french';
import { withoutItalics } from '@/lib/format/italics';
import { dateNode, optionalDate } from '../dated';
import { careerTool, defineSection } from '../define';
import { hidden, options } from '../editor-tree';
import { itemId, listOf, requiredOrRefused, text, webAddress } from '../fields';
import { field, itemKind, offers } from '../item';
import { bodyIn, degrees, type LineTable, oneOfThese, personIn, readLine, townIn } from '../read-line';
import { juryRoles, roleIn } from './roles';

/** Natures offered in the form, in the order of the page; the owner may write another one. */
export const juryNatures = offers({
  Thèse: { en: 'PhD examination', ar: 'أطروحات الدكتوراه' },
  HDR: { en: 'Habilitation (HDR)', ar: 'التأهيل الجامعي' },
  Master: { en: 'Master’s examination', ar: 'بحوث الماستر' },
  'Comité de suivi': { en: 'PhD monitoring committees', ar: 'لجان تتبع الأطروحات' },
  'Comité de sélection': { en: 'Selection committees', ar: 'لجان الانتقاء' },
  Concours: { en: 'Competitive examinations', ar: 'مباريات' },
});

const other = { label: 'Autre' } as const;

/** What the parts of a pasted line say: « Claire Dupont, HDR, Université de Lyon, rapporteur, 2021 ». */
const lineTable: LineTable<'nature' | 'role' | 'etablissement' | 'candidat'> = {
  phrases: {
    role: /(?<=^|[,;(:–—-]\s*)(?:membre\s+(?=invit))?(présidente?|rapport(?:eu(?:re?|se)|rice)|suffragante?|suppléante?|examinat(?:eur|rice)|membre|garante?|invitée?)(?:\s+(?:du jury|externe|extérieure?))?(?=\s*(?:$|[,;):–—-])|\s+d[eu'’])/iu,
  },
  parts: {
    nature: oneOfThese([...degrees, [/^(?:comité de suivi|csi)(?: individuel)?(?: de thèse)?$/iu, 'Comité de suivi']]),
    etablissement: bodyIn,
    candidat: personIn,
    role: roleIn,
  },
};

/** Of a line, by its abbreviations. */
const natureNamed = oneOfThese([
  [/(?<!\p{L})CSI(?!\p{L})/u, 'Comité de suivi'],
  [/(?<!\p{L})COS(?!\p{L})/u, 'Comité de sélection'],
  [/(?:agrégation|CRFPA|CAPES)(?!\p{L})/u, 'Concours'],
]);

/** The jury that a pasted line names; what it does not say is that of the jury before it. */
function juryOf(line: string, { nature = '', role = '' }: Readonly<Record<string, unknown>> = {}) {
  const { title, said, period, town } = readLine(line, lineTable);
  const { nature: saidNature, role: saidRole, ...saidNames } = said;
  const named =
    natureNamed(line) ?? juryNatures.values.find((each) => each !== 'Master' && fold(line).includes(fold(each)));
  const date = period?.end ?? period?.start;
  const isTown = saidNames.candidat && /^\p{Lu}[\p{Ll}’-]+$/u.test(title); // « Inès Roux, Toulouse, 2017 »
  const [titre, etablissement] = isTown ? ['', title] : saidNames.etablissement ? [title, ''] : townIn(title);
  return {
    ...blank(),
    nature: saidNature ?? named ?? nature,
    role: saidRole ?? role,
    titre,
    ...saidNames,
    etablissement: [saidNames.etablissement ?? etablissement, town].filter(Boolean).join(', '),
    ...(date && { date }),
  };
}

const fields = {
  id: field(itemId('jury'), hidden),
  candidat: field(text(300), {
    node: 'text',
    fact: true,
    label: 'Candidat',
    hint: 'Une liste collée donne un jury par ligne.',
    eachLine: (item, line) => juryOf(line, item),
  }),
  titre: field(text(), { node: 'textarea', label: 'Titre ou poste', rows: 2 }),
  nature: field(requiredOrRefused('La nature du jury est requise', 200), {
    ...{ node: 'select', label: 'Nature', required: true, span: 'half' },
    options: options(juryNatures.values),
    other,
  }),
  role: field(text(200), {
    ...{ node: 'select', label: 'Votre rôle', span: 'half' },
    options: options(juryRoles.values),
    other,
  }),
  date: field(optionalDate(), dateNode('Date')),
  etablissement: field(text(), { node: 'text', fact: 'named', label: 'Établissement', span: 'half' }),
  lien: field(webAddress(), { node: 'text', input: 'url', label: 'Lien', placeholder: 'https://' }),
};

export const jury = itemKind(fields, {
  present: (item) => ({
    title: withoutItalics(juryName(item)),
    where: item.etablissement,
    when: { start: item.date, goesOn: false },
    lede: '',
    link: item.lien,
  }),
  list: {
    sorted: true,
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
  },
});
export type Jury = z.output<typeof jury.schema>;
function blank(): Readonly<Record<string, unknown>> {
  return jury.editor.blank();
}

type Named = { readonly [Key in 'titre' | 'candidat' | 'etablissement' | 'nature']: string };

/** What a jury is called: its subject, else its candidate, else where it sat. */
export const juryName = ({ titre, candidat, etablissement, nature }: Named): string =>
  [titre, candidat, etablissement, nature].find((name) => name.trim() !== '') ?? '';

const schema = listOf(jury.schema);

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
  tools: [careerTool],
  schema,
  normalize: (list) => list,
  editor: jury.editor,
  labels: {
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
