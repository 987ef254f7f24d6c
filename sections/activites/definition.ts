import type { z } from 'zod';
import { says } from '@/lib/format/fold';
import { decapitalised } from '@/lib/format/french';
import type { Language } from '@/lib/languages';
import {
  checkPeriod,
  type Dated,
  dateNode,
  heldNode,
  isHeldToday,
  newestFirst,
  ongoingNode,
  optionalDate,
  periodText,
  withTypedPeriod,
} from '../dated';
import { careerTool, defineSection } from '../define';
import { ownDocuments } from '../documents';
import { documentsEditor } from '../documents-editor';
import { hidden, options } from '../editor-tree';
import { card, itemId, listOf, longText, requiredOrRefused, text, tick, webAddress } from '../fields';
import { field, itemKind, offers } from '../item';
import { listLabels } from '../list-labels';
import { checkTimes, companionFields, timeFields } from './event-fields';
import { isLasting, nameOfNature, namesTitle, natures, offeredNatures } from './natures';

export const roles = offers({
  Présidente: { en: 'Chair', ar: 'رئيسة' },
  Président: { en: 'Chair', ar: 'رئيس' },
  Membre: { en: 'Member', ar: 'عضو' },
  Relecteur: { en: 'Reviewer', ar: 'محكّم' },
  Relectrice: { en: 'Reviewer', ar: 'محكّمة' },
  Discutant: { en: 'Discussant', ar: 'مناقش' },
  Discutante: { en: 'Discussant', ar: 'مناقشة' },
  Invité: { en: 'Guest', ar: 'ضيف' },
  Invitée: { en: 'Guest', ar: 'ضيفة' },
});

type Titled = { readonly title: string; readonly role: string };

/** The role for visitors, where the title (perhaps still in French) does not contain it. */
export function roleBeside({ title, role }: Titled, language: Language): string {
  const text = roles.in(language, role);
  return says(title, role) || says(title, text) ? '' : text;
}

/**
 * An activity on a date or over a period; `ongoing` when it has begun and continues. One of a lasting nature continues
 * while it has no end, unless it has `ended` on an unknown date.
 */
const fields = {
  id: field(itemId('activite'), hidden),
  nature: field(requiredOrRefused('La nature est requise', 200), {
    node: 'select',
    label: 'Nature',
    required: true,
    options: options(offeredNatures.values),
    learns: ['nature'],
    other: { label: 'Autre nature', placeholder: 'Science participative' },
  }),
  title: field(requiredOrRefused('L’intitulé est requis'), {
    node: 'text',
    fact: ({ nature, title }) => (namesTitle(String(nature), String(title)) ? 'kept' : undefined),
    label: 'Intitulé',
    required: true,
    loadReader: () => import('./pasted-line'),
  }),
  role: field(text(), { node: 'text', label: 'Rôle', span: 'half', suggestions: roles.values }),
  organization: field(text(), { node: 'text', fact: 'named', label: 'Organisme ou manifestation', span: 'half' }),
  place: field(text(), { node: 'text', fact: 'named', label: 'Ville', span: 'half' }),
  country: field(text(), { node: 'text', fact: 'named', label: 'Pays', span: 'half' }),
  start: field(optionalDate(), dateNode('Date ou début')),
  end: field(optionalDate(), dateNode('Fin')),
  ongoing: field(
    tick(),
    ongoingNode((group) => !isLasting(group)),
  ),
  ended: field(tick(), heldNode(isLasting)),
  ...timeFields,
  link: field(webAddress(), { node: 'text', input: 'url', label: 'Lien', placeholder: 'https://' }),
  description: field(longText(), { node: 'textarea', label: 'Description', rows: 3 }),
  ...companionFields,
  documents: field(ownDocuments, documentsEditor),
};

type Lasting = Dated & {
  readonly nature: string;
  readonly role: string;
  readonly startTime?: string;
  readonly ongoing?: true;
  readonly ended?: true;
};

export function isOngoing(activity: Lasting): boolean {
  const { ongoing, start, end } = activity;
  if (start === undefined) return false;
  return isLasting(activity) ? isHeldToday(activity) : ongoing === true && end === undefined;
}

export const activite = itemKind(fields, {
  present: (activity, language) => ({
    title: activity.title,
    where: activity.organization,
    line: [roleBeside(activity, language), activity.organization, activity.place, activity.country],
    when: { start: activity.start, end: activity.end, goesOn: isOngoing(activity) },
    lede: activity.description,
    link: activity.link,
    documents: activity.documents,
  }),
  cv: ({ title, role, organization, place, country }, { language }) => ({
    line: [decapitalised(roleBeside({ title, role }, language)), organization, place, country],
  }),
  list: {
    label: 'Activités',
    edit: 'dialog',
    sorted: true,
    together: ['nature'],
    copy: ({ documents: _, slides: _slides, video: _video, ...item }) => item,
    summary: (item) => ({ facts: [item.nature, periodText(item, isOngoing(item)), item.organization] }),
    labels: listLabels('activité', 'activités', { feminine: true, editOne: 'Modifier l’activité' }),
  },
});
export type Activity = z.output<typeof activite.schema>;
/** Natures hidden on the page; `others` are the owner's own. */
const leftOut = card(
  {
    awards: tick(),
    talks: tick(),
    conferences: tick(),
    reviewing: tick(),
    expertise: tick(),
    stays: tick(),
    societies: tick(),
    outreach: tick(),
    exhibitions: tick(),
    others: tick(),
  },
  'Les natures masquées doivent être un objet',
);

const schema = card(
  {
    items: listOf(withTypedPeriod(activite.schema.superRefine(checkPeriod).superRefine(checkTimes), true)).default([]),
    hidden: leftOut.default({}),
  },
  'Le contenu doit être un objet',
);
export type Activities = z.output<typeof schema>;

export const activites = defineSection({
  id: 'cv--activites',
  type: 'cards',
  optional: true,
  order: 6.5,
  title: 'Activités',
  label: 'Activités',
  place: 'page',
  anchor: 'cv--activites',
  navUnderMore: 'Activités',
  menu: { route: 'activities', group: 'Carrière' },
  tools: [careerTool],
  schema,
  normalize: ({ items, hidden }) => ({
    items: items.map((item) => ({ ...activite.tidy(item), nature: item.nature.trim() })),
    hidden,
  }),
  editor: {
    node: 'group',
    folds: { 'Choisir les natures à masquer': ['hidden'] },
    fields: {
      items: activite.editor,
      hidden: {
        node: 'group',
        label: 'Choisir les natures à masquer',
        fields: {
          awards: { node: 'checkbox', label: natures.awards.label },
          talks: { node: 'checkbox', label: natures.talks.label },
          conferences: { node: 'checkbox', label: natures.conferences.label },
          reviewing: { node: 'checkbox', label: natures.reviewing.label },
          expertise: { node: 'checkbox', label: natures.expertise.label },
          stays: { node: 'checkbox', label: natures.stays.label },
          societies: { node: 'checkbox', label: natures.societies.label },
          outreach: { node: 'checkbox', label: natures.outreach.label },
          exhibitions: { node: 'checkbox', label: natures.exhibitions.label },
          others: { node: 'checkbox', label: 'Autres natures' },
        },
      },
    },
  },
  labels: {
    editTitle: 'Activités',
    edit: 'Modifier',
    save: 'Sauvegarder mes activités',
    saved: (count) => `${count} activité(s) sauvegardée(s) avec succès!`,
    counted: ['activité', 'activités'],
    help: [
      'Les communications (colloques, congrès, affiches) et les expositions sont des travaux\u00a0: elles ont leur place dans «\u00a0Publications\u00a0», où une liste s’importe.',
      'Le site groupe les activités par nature, de la plus récente à la plus ancienne.',
      'Un comité ou une société savante sans fin s’affiche «\u00a0depuis 2019\u00a0», comme un poste\u202f; décochez «\u00a0Se poursuit aujourd’hui\u00a0» si ce n’est plus vrai.',
      'Choisissez «\u00a0Autre nature\u00a0» pour en nommer une vous-même.',
      'Une conférence ou un séminaire à venir est en tête, avec son heure si vous la donnez\u00a0; le site en fait un agenda, que chacun peut ajouter au sien.',
      'Une nature que le site ne montre pas reste à votre disposition pour vos dossiers.',
      'Les contrats et les projets financés ont leur page\u00a0: «\u00a0Projets\u00a0».',
    ],
  },
  hasContent: ({ items }) => items.length > 0,
  forVisitors: (content) => ({ ...content, items: content.items.filter(isShown(content)) }),
  count: ({ items }) => items.length,
});

/** Whether visitors see an activity. */
const isShown =
  ({ hidden }: Pick<Activities, 'hidden'>) =>
  ({ nature }: Activity): boolean =>
    !new Map<string, unknown>(Object.entries(hidden)).get(nameOfNature(nature));

type OfNature = { readonly nature: string; readonly items: readonly Activity[] };

/** Activities by nature, newest first: the listed natures in order, then the owner's own as they appear. */
export function byNature(items: readonly Activity[]): readonly OfNature[] {
  const used = new Set(items.map(({ nature }) => nature));
  return [...new Set([...offeredNatures.values, ...used])]
    .filter((nature) => used.has(nature))
    .map((nature) => ({
      nature,
      items: newestFirst(
        items.filter((item) => item.nature === nature),
        isOngoing,
      ),
    }));
}
