import { z } from 'zod';
import { fold } from '@/lib/format/fold';
import { counted } from '@/lib/format/french';
import { withoutItalics } from '@/lib/format/italics';
import { isRecord } from '@/lib/record';
import { checkPeriod, type Dated, dateNode, optionalDate, yearsText } from '../dated';
import { careerTool, defineSection } from '../define';
import { hidden, options } from '../editor-tree';
import { itemId, listOf, requiredOrRefused, text, webAddress } from '../fields';
import { field, itemKind, offers, rare } from '../item';
import { readPeriod } from '../period';
import { bodyIn, degrees, type LineTable, oneOfThese, personIn, readLine, townIn, withPartsApart } from '../read-line';
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
    role: /(?<=^|[,;(:–—.]\s*|\s-\s*)(?:membre\s+(?=invit))?((?:vice-)?présidente?|rapport(?:eu(?:re?|se)|rice)|suffragante?|suppléante?|examinat(?:eur|rice)|membre|garante?|invitée?)(?:\s+(?:du jury|externe|extérieure?))?(?=\s*(?:$|[,;):–—-])|\s+d[eu'’]|\s+(?:CSI|HDR|thèse)(?!\p{L}))/iu,
  },
  /** The role of another person. */
  inTitle:
    /\((?:garante?|président\p{L}*|direct\p{L}*|dir\.|jury)\s?:[^()]*\)|(?<=[,;]\s+)(?:garante?|président\p{L}*|direct\p{L}*|dir\.)\s?:\s+\p{Lu}[^,;()]*/gu,
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
  const isOfPosts = /^(?:jury\s(?:du\s|de\s(?:l['’])?))?(?:concours|recrutement|agrégation|prix)(?!\p{L})/iu.test(line);
  const { candidat: _, ...partsOfPosts } = lineTable.parts;
  const { title, said, period, town } = readLine(
    withPartsApart(line),
    isOfPosts ? { ...lineTable, parts: partsOfPosts } : lineTable,
  );
  const { nature: saidNature, role: saidRole, ...saidNames } = said;
  const isOfPrize = /(?:^|du\s)prix(?!\p{L})/iu.test(line); // a prize for theses is no thesis
  const named = isOfPrize
    ? ''
    : (natureNamed(line) ?? juryNatures.values.find((each) => each !== 'Master' && fold(line).includes(fold(each))));
  const kind = saidNature ?? named ?? nature;
  const last = period?.end ?? period?.start;
  const isOfYears = period && (period.goesOn || period.start?.slice(0, 4) !== last?.slice(0, 4));
  /** A committee or a competition has two dates; another jury sat once, and what it says of years stays in its title. */
  const hasTwoDates = /^(?:comité|concours)/iu.test(String(kind)) && period?.start && period.end;
  const dates = hasTwoDates ? { date: period.start, end: period.end } : { date: last };
  const isTown = saidNames.candidat && !saidNames.etablissement && /^\p{Lu}[\p{L}’-]+(?:\s\d{1,2})?$/u.test(title); // « Inès Roux, Lyon 3, 2017 »
  const [titre, etablissement] = isTown ? ['', title] : saidNames.etablissement ? [title, ''] : townIn(title);
  return {
    ...blank(),
    nature: kind,
    role: saidRole ?? role,
    titre:
      titre && !saidNames.candidat && isOfYears && !hasTwoDates
        ? `${titre}, ${period.text}`
        : titre.replace(/^(?:(?:19|20)\d\d[\s,]*)+$/u, ''),
    ...saidNames,
    etablissement: [saidNames.etablissement ?? etablissement, town].filter(Boolean).join(', '),
    ...(dates.date && dates),
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
  end: rare(field(optionalDate(), dateNode('Fin'))),
  etablissement: field(text(), { node: 'text', fact: 'named', label: 'Établissement', span: 'half' }),
  lien: field(webAddress(), { node: 'text', input: 'url', label: 'Lien', placeholder: 'https://' }),
};

export const jury = itemKind(fields, {
  present: (item) => ({
    title: withoutItalics(juryName(item)),
    where: item.etablissement,
    when: { ...datesOf(item), goesOn: false },
    lede: '',
    link: item.lien,
  }),
  list: {
    sorted: true,
    summary: ({ candidat, nature, role, etablissement, titre, ...dates }) => ({
      facts: [titre.trim() === '' ? '' : candidat, nature, role, etablissement, yearsText(datesOf(dates), false, 'fr')],
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

/** When it sat: at a date, or from that to an end. */
export function datesOf({ date, end }: { readonly date?: string; readonly end?: string }): Dated {
  return { start: date, end };
}

type Named = { readonly [Key in 'titre' | 'candidat' | 'etablissement' | 'nature']: string };

/** What a jury is called: its subject, else its candidate, else where it sat. */
export const juryName = ({ titre, candidat, etablissement, nature }: Named): string =>
  [titre, candidat, etablissement, nature].find((name) => name.trim() !== '') ?? '';

/** What sat for some years may have them typed as its date: « 2019–2022 ». */
const withTypedDates = z.preprocess(
  (value) => {
    if (!isRecord(value) || typeof value.date !== 'string' || value.end) return value;
    const { start, end } = readPeriod(value.date) ?? {};
    return start && end ? { ...value, date: start, end } : value;
  },
  jury.schema.superRefine((item, context) => checkPeriod(datesOf(item), context)),
);
const schema = listOf(withTypedDates);

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
      'Le site les range par nature, du plus récent au plus ancien. Une date peut n’être qu’une année, ou dire plusieurs années\u00a0: « 2019–2022 ».',
    ],
  },
  hasContent: (list) => list.length > 0,
  count: (list) => list.length,
});
