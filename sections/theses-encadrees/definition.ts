import { z } from 'zod';
import { counted, quoted } from '@/lib/format/french';
import { withoutItalics } from '@/lib/format/italics';
import type { Language } from '@/lib/languages';
import { groupsOf } from '@/sections/groups';
import { careerTool, defineSection } from '../define';
import { ownDocuments } from '../documents';
import { documentsEditor } from '../documents-editor';
import { hidden, options } from '../editor-tree';
import { itemId, listOf, requiredOrRefused, text, tick } from '../fields';
import { field, itemKind, offers } from '../item';
import { listLabels } from '../list-labels';
import { palettes } from '../palette';
import { statusHint } from '../period';
import { defence, sequel, supervision } from './facts';
import { followingDates, withFollowing } from './follow-dates';
import { countedNatures, isThesis, natureOf, type Supervised } from './natures';
import { finishedStatus, isAbandoned, isPrivate, publicTheses } from './privacy';

/** Domain of theses without one; hidden from visitors. */
export const noDomain = 'Sans domaine';

/** Statuses offered in the form; others may be stored and are shown unchanged. */
export const statuses = offers(
  {
    'En cours': { en: 'In progress', ar: 'قيد الإنجاز' },
    Soutenue: { en: 'Defended', ar: 'تمت مناقشتها' },
    Abandonnée: { en: 'Discontinued', ar: 'متوقفة' },
  },
  { [finishedStatus]: { en: 'Completed', ar: 'منجز' } },
);

/** The status for display: « Soutenu » for a masculine noun, a dissertation or a project; nobody defends a post-doc. */
export function statusText(item: Supervised & { readonly statut: string }, language: Language = 'fr'): string {
  const nature = natureOf(item);
  if (item.statut === 'Soutenue' && ['Post-doctorat', 'Ingénieur', 'Stage'].includes(nature))
    return statuses.in(language, finishedStatus);
  return language === 'fr' && item.statut === 'Soutenue' && ['Master', 'PFE'].includes(nature)
    ? 'Soutenu'
    : statuses.in(language, item.statut);
}

const fields = {
  id: field(itemId('these'), hidden),
  sujet: field(requiredOrRefused('Le sujet est requis'), {
    node: 'textarea',
    fact: ({ named }) => (named === true ? undefined : 'kept'), // unless it is a line as it was pasted
    label: 'Sujet',
    required: true,
    rows: 2,
    loadReader: () => import('./pasted-line'),
    hint: 'Mots en italique\u00a0: entre <i> et </i>, comme <i>Zea mays</i>.',
  }),
  statut: field(requiredOrRefused('Le statut est requis'), {
    node: 'choice',
    label: 'Statut',
    required: true,
    options: options(statuses.values),
    hint: datesHint('statut', statusHint('annee', 'statut', { current: 'En cours' })),
  }),
  /** Whether visitors and dossiers see it although it was abandoned. */
  shown: field(tick(), {
    node: 'checkbox',
    label: 'Montrer cette thèse abandonnée',
    hint: 'Sans cette coche, elle reste dans l’administration\u202f: ni le site ni les dossiers ne la montrent.',
    when: ({ statut, shown }) => isAbandoned(String(statut ?? '')) || shown === true,
  }),
  /** Of a line that is kept as it was pasted: until the defence, visitors and dossiers are told nothing of it. */
  named: field(tick(), {
    node: 'checkbox',
    label: 'Le sujet contient un nom\u00a0: ce travail n’est pas public avant la soutenance',
    hint: 'Pour le montrer avant, ôtez le nom du sujet, puis cette coche.',
    when: ({ named, statut }) => named === true && statut !== 'Soutenue',
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
    // Copied as another person's supervision in the same setting.
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
    labels: listLabels('thèse', 'thèses', { feminine: true, removed: 'Thèse supprimée avec succès!' }),
  },
});
export type These = z.output<typeof these.schema>;
/** The hint of status or year: what follows from the dates, if the field differs. */
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
 * Tone and icon of the badge: green for a defended thesis and other finished supervision, grey for an abandoned one,
 * otherwise orange.
 */
export function thesisLook(statut: string): {
  readonly tone: 'vert' | 'gris' | 'orange';
  readonly icon: 'done' | 'stopped' | 'clock';
} {
  if (statut === 'Soutenue' || statut === finishedStatus) return { tone: 'vert', icon: 'done' };
  return isAbandoned(statut) ? { tone: 'gris', icon: 'stopped' } : { tone: 'orange', icon: 'clock' };
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
