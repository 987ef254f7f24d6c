import { z } from 'zod';
import { counted, quoted } from '@/lib/format/french';
import { withoutItalics } from '@/lib/format/italics';
import type { Language } from '@/lib/languages';
import { isRecord } from '@/lib/record';
import { careerTool, defineSection } from '../define';
import { ownDocuments } from '../documents';
import { documentsEditor } from '../documents-editor';
import { hidden, options } from '../editor-tree';
import { itemId, listOf, requiredOrRefused, text, tick } from '../fields';
import { groupsOf } from '../groups';
import { field, itemKind, offers } from '../item';
import { palettes } from '../palette';
import { type PeriodFound, statusHint } from '../period';
import { bodyIn, degrees, ifLike, type LineTable, oneOfThese, personIn, readLine, townIn } from '../read-line';
import { defence, sequel, supervision } from './facts';
import { followingDates, withFollowing } from './follow-dates';
import { countedNatures, isThesis, natureOf, type Supervised } from './natures';
import { isAbandoned, isPrivate, over, publicTheses } from './privacy';
import { shareOf } from './read-facts';

/** The domain of theses for which the owner has named none: visitors do not read it. */
export const noDomain = 'Sans domaine';

/** Statuses offered in the form; others may be stored and are shown as they are. */
export const statuses = offers(
  {
    'En cours': { en: 'In progress', ar: 'قيد الإنجاز' },
    Soutenue: { en: 'Defended', ar: 'تمت مناقشتها' },
    Abandonnée: { en: 'Discontinued', ar: 'متوقفة' },
  },
  { [over]: { en: 'Completed', ar: 'منجز' } },
);

/** The status as it is read: « Soutenu » of what is masculine, a dissertation or a project. */
export const statusText = (item: Supervised & { readonly statut: string }, language: Language = 'fr'): string =>
  language === 'fr' && item.statut === 'Soutenue' && ['Master', 'PFE'].includes(natureOf(item))
    ? 'Soutenu'
    : statuses.in(language, item.statut);

/** What the parts of a pasted line say: « Marie Dupont, « Titre », Université de Lyon, soutenue en 2021, avec A. Martin ». */
const lineTable: LineTable<
  | 'devenir'
  | 'statut'
  | 'role'
  | 'codirection'
  | 'nature'
  | 'quotite'
  | 'ecole'
  | 'financement'
  | 'etablissement'
  | 'doctorant'
  | 'mention'
> = {
  phrases: {
    doctorant: /^\s*(\p{Lu}[\p{L}'’-]+,\s+\p{Lu}[\p{L}.'’-]*)(?=\s*[,;:(–—])/u,
    devenir: /(?<=[,;(.–—-]\s*)(?:actuellement|aujourd['’]hui|désormais|maintenant|now)\s+(\p{L}[^,;()]+)/iu,
    role: /^((?:co-?)?(?:direction|encadrement))\s(?=de\s(?:la\s)?th[eè]se)/iu,
    statut:
      /(?<=^|[,;(.–—-]\s*)(?:th[eè]ses?\s+)?(soutenue?s?|soutenance(?=\s(?:le|en|\d)|\s:)|soutenance\sprévue[^,;()]*|abandon\p{L}*|en cours|en préparation)(?!\p{L})/iu,
    codirection:
      /(?:(?:co-?(?:direction|encadrement|dirigée?|encadrée?)\s+)?avec(?:\sle)?|(?:[Dd]irect(?:eur|rice)|[Pp]romot(?:eur|rice))\s:|co-?(?:dir\.|dir(?=\s)|direction\s:|encadrement\s:))\s+((?:(?:M|Mme|Pr|Dr)\.?\s+)*\p{Lu}[\p{L}.'’-]*\s+\p{Lu}[^,;()]*(?:\s?\((?!\s*\d+\s*%)[^()]*\)|,\s(?:[Uu]niv|Sorbonne|[Ii]nst|ENS|EHESS|CNRS|[ÉE]cole)[^,;()]*(?=\s*\)))?)/u,
    quotite: /(?<![\d,.])(\d{1,3}\s*%)/u,
    nature: /(?<=^|[,;(:–—-]\s*)(PFE)(?!\p{L})/u,
  },
  parts: {
    mention: ifLike(/^(?:\d{1,2}(?:[.,]\d+)?\s?\/\s?20$|mention\s|très honorable|félicitations)/iu),
    nature: oneOfThese([
      ...degrees,
      [/^masters?(?=\s*\/)/iu, 'Master'],
      [/^post-?doc(?:torat|torant\p{L}*)?$/iu, 'Post-doctorat'],
    ]),
    role: oneOfThese([
      [/^co-?direct(?:ion|eur|rice)(?: de thèse)?$/iu, 'Codirection'],
      [/^co-?encadr(?:ement|ante?)$/iu, 'Coencadrement'],
      [/^(?:direction|dir\.?|directeur|directrice)(?: de thèse| principale?)?$/iu, 'Direction'],
      [/^encadr(?:ement|ante?)$/iu, 'Encadrement'],
    ]),
    ecole: ifLike(/^(?:école doctorale|ED\s?\d|(?:master(?:\s[12])?|licence|[ML][123])\s\p{L})/iu),
    financement: ifLike(/^(?:financement|contrat doctoral|bourse|cifre|ANR)(?!\p{L})/iu),
    etablissement: bodyIn,
    doctorant: personIn,
  },
};

/**
 * The thesis that a pasted line names; the status and the nature that it does not say are those of the one before it.
 * Whom it names has a field of its own: no name is public by it.
 */
function thesisOf(line: string, before: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { title, said, period, town } = readLine(line, lineTable);
  const { encadrement: of, statut: statusBefore = '' } = before;
  const natureBefore = isRecord(of) && typeof of.nature === 'string' ? of.nature : '';
  const ofSchool = /^(?:master|M[12])/iu.test(said.ecole ?? '') ? 'Master' : natureBefore;
  const { statut = '', doctorant, nature = ofSchool, quotite = '', devenir, mention, codirection, ...found } = said;
  const supervised = {
    ...found,
    ...(found.etablissement && town && { etablissement: `${found.etablissement}, ${town}` }),
    ...(codirection && { codirection: codirection.replace(/, (.+)$/u, ' ($1)') }),
  };
  const [sujet, etablissement] = supervised.etablissement ? [title, ''] : townIn(title);
  const share = shareOf(quotite);
  const codirected = codirection && /co-?dir/iu.test(line) ? { role: 'Codirection' } : {};
  const day = period?.end ?? period?.start;
  const saidStatus = /^sout(?!.*prévue)/iu.test(statut)
    ? 'Soutenue'
    : /^abandon/iu.test(statut)
      ? 'Abandonnée'
      : 'En cours';
  const status = statut || period?.goesOn ? saidStatus : String(statusBefore);
  const defended = status === 'Soutenue' && day && day.length > 4 && day;
  const person = doctorant?.split(/,\s*/).toReversed().join(' ');
  return {
    ...these.editor.blank(),
    sujet,
    statut: status,
    annee: yearOf(period, status),
    encadrement: {
      ...codirected,
      ...(etablissement && { etablissement }),
      ...supervised,
      ...(share && { quotite: share }),
      ...(person && { doctorant: person }),
      ...(nature && nature !== 'Thèse' && { nature }),
    },
    ...(devenir && { devenir: { situation: devenir } }),
    ...((defended || mention) && { soutenance: { ...(defended && { date: defended }), ...(mention && { mention }) } }),
  };
}

/** The year of the defence, else the period as it is written. */
function yearOf(period: PeriodFound | undefined, status: string): string {
  if (!period) return '';
  const { start, end, goesOn, text } = period;
  if (status === 'Soutenue' && start && !end) return start.slice(0, 4);
  return start && !end && (goesOn || status === 'En cours')
    ? `depuis ${start.slice(0, 4)}`
    : text.replace(/^(?:le|en)\s/u, '');
}

const fields = {
  id: field(itemId('these'), hidden),
  sujet: field(requiredOrRefused('Le sujet est requis'), {
    node: 'textarea',
    label: 'Sujet',
    required: true,
    rows: 2,
    eachLine: (item, line) => thesisOf(line, item),
    hint: 'Mots en italique\u00a0: entre <i> et </i>, comme <i>Zea mays</i>.',
  }),
  statut: field(requiredOrRefused('Le statut est requis'), {
    node: 'choice',
    label: 'Statut',
    required: true,
    options: options(statuses.values),
    hint: datesHint('statut', statusHint('annee', 'statut', { current: 'En cours' })),
  }),
  /** Whether visitors and dossiers are told of it although it was given up. */
  shown: field(tick(), {
    node: 'checkbox',
    label: 'Montrer cette thèse abandonnée',
    hint: 'Sans cette coche, elle reste dans l’administration\u202f: ni le site ni les dossiers ne la montrent.',
    when: ({ statut, shown }) => isAbandoned(String(statut ?? '')) || shown === true,
  }),
  /** Free text, such as « 2021 – 2024 ». */
  annee: field(requiredOrRefused("L'année est requise"), {
    node: 'text',
    fact: true,
    label: 'Année',
    required: true,
    placeholder: '2024 ou 2021 – 2024',
    span: 'half',
    hint: datesHint('annee'),
  }),
  encadrement: supervision,
  soutenance: defence,
  devenir: sequel,
  documents: field(ownDocuments, documentsEditor),
  color: field(text(), { node: 'colour', label: 'Couleur', palette: palettes.theses }),
};

export const these = itemKind(fields, {
  present: (item, language) => ({
    title: withoutItalics(item.sujet),
    where: '',
    when: item.annee,
    status: { text: statusText(item, language), tone: thesisLook(item.statut).tone },
    lede: '',
  }),
  folds: {
    Couleur: ['color'],
    'Doctorant et encadrement': ['encadrement'],
    'Soutenance et jury': ['soutenance'],
    'Devenir et liens': ['devenir'],
    Documents: ['documents'],
  },
  list: {
    label: 'Thèses',
    together: ['statut'],
    // Made to be that of another person in the same place.
    copy: ({ documents: _, soutenance: __, devenir: ___, encadrement, ...item }) => ({
      ...item,
      ...(encadrement && { encadrement: { ...encadrement, doctorant: undefined } }),
    }),
    isPrivate,
    summary: (item) => ({
      badge: { text: statusText(item), tone: thesisLook(item.statut).tone },
      facts: [
        item.annee,
        item.encadrement?.doctorant ?? '',
        isThesis(item) ? '' : natureOf(item),
        isPrivate(item) ? 'Non publiée' : '',
      ],
    }),
    labels: {
      one: 'thèse',
      feminine: true,
      many: 'thèses',
      add: 'Ajouter une thèse',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer cette thèse ?',
      removed: 'Thèse supprimée avec succès!',
      empty: 'Aucune thèse ajoutée',
      addFirst: 'Ajouter ma première thèse',
    },
  },
});
export type These = z.output<typeof these.schema>;

/** The hint of the status or the year: what follows from the dates, where the field says something else. */
function datesHint(
  field: 'statut' | 'annee',
  otherwise?: (item: Readonly<Record<string, unknown>>) => string | undefined,
) {
  return (item: Readonly<Record<string, unknown>>): string | undefined => {
    const proposed = followingDates(item)[field];
    if (proposed === undefined) return otherwise?.(item);
    return proposed === item[field] ? undefined : `D’après les dates\u00a0: ${quoted(proposed)}.`;
  };
}

/** Domain name → its theses. */
const schema = groupsOf(listOf(z.preprocess(withFollowing, these.schema)), 'Le nom du domaine est requis');

/**
 * The badge's tone and sign: a thesis that was defended is green, as is another supervision that is over; one that was
 * given up grey, any other orange.
 */
export function thesisLook(statut: string): {
  readonly tone: 'vert' | 'gris' | 'orange';
  readonly sign: 'done' | 'stopped' | 'clock';
} {
  if (statut === 'Soutenue' || statut === over) return { tone: 'vert', sign: 'done' };
  return isAbandoned(statut) ? { tone: 'gris', sign: 'stopped' } : { tone: 'orange', sign: 'clock' };
}

export const thesesEncadrees = defineSection({
  id: 'theses-encadrees',
  type: 'cards',
  order: 5.5,
  title: 'Thèses encadrées',
  label: 'Thèses encadrées',
  place: 'page',
  anchor: 'theses',
  navUnderMore: 'Thèses encadrées',
  menu: { route: 'theses', group: 'Page' },
  tools: [careerTool],
  schema,
  normalize: (domains) =>
    Object.fromEntries(Object.entries(domains).map(([domain, theses]) => [domain, theses.map(these.tidy)])),
  editor: {
    node: 'map',
    label: 'Domaines de recherche',
    layout: 'choices',
    unnamed: noDomain,
    neutral: { key: noDomain, value: [] },
    blank: () => [],
    count: (theses) => theses.length,
    labels: {
      one: 'Domaine',
      keyLabel: 'Nom du domaine',
      add: 'Ajouter un domaine',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce domaine et toutes ses thèses ?',
      remove: 'Supprimer le domaine',
      keyRequired: 'Le nom du domaine est requis',
      keyTaken: 'Un domaine porte déjà ce nom',
      empty: 'Aucun domaine ajouté\u202f; les thèses peuvent s’en passer.',
      summary: (theses) => summaryOf(theses),
    },
    value: these.editor,
  },
  labels: {
    editTitle: 'Gérer les thèses encadrées',
    itemTitle: 'Modifier la thèse',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder les thèses',
    saved: (count) => `${count} thèse(s) sauvegardée(s) avec succès!`,
    help: [
      'Les thèses sont rangées par domaine de recherche, si vous en nommez\u202f; choisissez un domaine pour voir les siennes.',
      'Supprimer un domaine supprime toutes ses thèses.',
      'Une thèse abandonnée reste dans l’administration, et le nom de qui n’a pas soutenu aussi, tant que vous ne cochez pas le contraire.',
    ],
  },
  hasContent: (domains) => Object.values(domains).flat().length > 0,
  forVisitors: publicTheses,
  count: (domains) => Object.values(domains).flat().length,
});

/** « 4 thèses, 2 soutenues » */
function summaryOf(items: readonly These[]): string {
  const theses = items.filter(isThesis);
  const done = theses.filter(({ statut }) => statut === 'Soutenue').length;
  if (theses.length === 0 && items.length > 0) return countedNatures(items).join(', ');
  const [total = counted(0, 'thèse', 'thèses'), ...others] = countedNatures(items);
  return [total, ...(done === 0 ? [] : [counted(done, 'soutenue', 'soutenues')]), ...others].join(', ');
}
