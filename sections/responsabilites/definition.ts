import type { z } from 'zod';
import { says } from '@/lib/format/fold';
import { careerTool, defineSection } from '../define';
import { hidden, options } from '../editor-tree';
import { itemId, lines, listOf, longText, optionalLines, optionalText, requiredOrDropped, text } from '../fields';
import { iconSets } from '../icons';
import { extra, field, group, itemKind, offers, rare } from '../item';
import { listLabels } from '../list-labels';
import { palettes, toneOf } from '../palette';
import { statusHint } from '../period';

/** Statuses offered in the form; others may be stored and are shown unchanged. */
const statuses = offers(
  {
    Actuel: { en: 'Current', ar: 'حالية' },
    Terminé: { en: 'Completed', ar: 'منتهية' },
    Suspendu: { en: 'Suspended', ar: 'متوقفة' },
  },
  { 'En cours': { en: 'Current', ar: 'حالية' } },
);

/** Unknown keys of `details` are stored, but not shown. */
const details = group(
  { label: 'Détails' },
  {
    type: field(text(), { node: 'text', label: 'Type' }, { en: 'Type', ar: 'النوع' }),
    périmètre: rare(field(optionalText(), { node: 'text', label: 'Périmètre' }, { en: 'Scope', ar: 'النطاق' })),
    utilisateurs: extra({ fr: 'Utilisateurs', en: 'Users', ar: 'المستعملون' }),
    effectifs: extra({ fr: 'Effectifs', en: 'Numbers', ar: 'الأعداد' }),
    volume: extra({ fr: 'Volume', en: 'Volume', ar: 'الحجم' }),
    partenaires: extra({ fr: 'Partenaires', en: 'Partners', ar: 'الشركاء' }),
    certifications: extra({ fr: 'Certifications', en: 'Certifications', ar: 'الشهادات المهنية' }),
    missions: field(
      lines(),
      { node: 'strings', label: 'Missions', line: 'Mission', add: 'Ajouter une mission' },
      { en: 'Duties', ar: 'المهام', as: 'open' },
    ),
    réalisations: rare(
      field(
        optionalLines(),
        { node: 'strings', label: 'Réalisations', line: 'Réalisation', add: 'Ajouter une réalisation' },
        { en: 'Achievements', ar: 'الإنجازات' },
      ),
    ),
    domaines: extra({ fr: 'Domaines', en: 'Fields', ar: 'المجالات' }),
    thematiques: extra({ fr: 'Thématiques', en: 'Topics', ar: 'المواضيع' }),
  },
);

const fields = {
  id: field(itemId('responsabilite'), hidden),
  title: field(requiredOrDropped('Le titre est requis'), {
    node: 'text',
    label: 'Titre',
    required: true,
    loadReader: () => import('./pasted-line'),
  }),
  organization: field(requiredOrDropped("L'organisation est requise"), {
    node: 'text',
    fact: true,
    label: 'Organisation',
    required: true,
    span: 'half',
  }),
  period: field(text(), {
    node: 'text',
    fact: true,
    label: 'Période',
    hint: '« 2019 – 2023 » ou « depuis 2021 »',
    span: 'half',
  }),
  status: field(text(), {
    node: 'choice',
    label: 'Statut',
    options: [...options(statuses.values), { value: '', label: 'Non précisé' }],
    hint: statusHint('period', 'status', { current: 'Actuel', over: 'Terminé' }),
  }),
  icon: field(text(), { node: 'icon', label: 'Icône', icons: iconSets.responsibilities }),
  description: field(longText(), { node: 'textarea', label: 'Description', rows: 4 }),
  details,
  color: field(text(), { node: 'colour', label: 'Couleur', palette: palettes.projects }),
};

export const responsabilite = itemKind(fields, {
  present: ({ title, organization, period, status, description, color }, language) => ({
    title,
    where: says(title, organization) ? '' : organization, // « Membre du conseil de l’IUEM »
    when: period,
    status: { text: statuses.in(language, status), tone: status === 'Actuel' ? 'vert' : 'bleu' },
    isCurrent: status === 'Actuel' || status === 'En cours',
    lede: description,
    tone: toneOf(color),
  }),
  cv: ({ description, details }) => ({ below: [description, details.missions] }),
  folds: { Apparence: ['icon', 'color'] },
  list: {
    labels: listLabels('responsabilité', 'responsabilités', {
      feminine: true,
      add: 'Ajouter une autre responsabilité',
      removed: 'Responsabilité supprimée avec succès!',
    }),
  },
});
export type Responsabilite = z.output<typeof responsabilite.schema>;

export const words = {
  none: { fr: 'Aucune responsabilité disponible', en: 'No responsibilities available', ar: 'لا توجد مسؤوليات' },
  detail: { fr: 'Détail de la responsabilité', en: 'Details of the responsibility', ar: 'تفاصيل المسؤولية' },
} as const;

const schema = listOf(responsabilite.schema);

export const responsabilites = defineSection({
  id: 'responsabilites',
  type: 'cards',
  order: 7,
  title: 'Responsabilités',
  label: 'Responsabilités',
  place: 'page',
  anchor: 'responsibilities',
  nav: 'Responsabilités',
  menu: { route: 'responsibilities', group: 'Page' },
  tools: [careerTool],
  schema,
  normalize: (list) => list.map(responsabilite.tidy),
  emptyMessage: 'Veuillez ajouter au moins une responsabilité valide',
  editor: responsabilite.editor,
  labels: {
    editTitle: 'Gérer mes responsabilités',
    itemTitle: 'Modifier la responsabilité',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder mes responsabilités',
    saved: (count) => `${count} responsabilité(s) sauvegardée(s) avec succès!`,
    help: [
      'Le titre et l’organisation sont obligatoires.',
      'Les missions s’affichent quand un visiteur ouvre la responsabilité ; les lignes vides sont ignorées.',
    ],
  },
  count: (list) => list.length,
});
