import { z } from 'zod';
import { decapitalised } from '@/lib/format/french';
import type { Language } from '@/lib/languages';
import { isRecord } from '@/lib/record';
import type { When } from '@/sections/dated';
import { checkPeriod, type Dated, dateNode, optionalDate, periodText, withTypedPeriod } from '../dated';
import { careerTool, defineSection } from '../define';
import { ownDocuments } from '../documents';
import { documentsEditor } from '../documents-editor';
import { hidden, options } from '../editor-tree';
import {
  absent,
  card,
  itemId,
  lines,
  listOf,
  longText,
  optionalLines,
  optionalText,
  optionalWebAddress,
  requiredOrDropped,
  text,
} from '../fields';
import { iconSets } from '../icons';
import { extra, field, group, itemKind, offers, rare } from '../item';
import { listLabels } from '../list-labels';
import { palettes, toneOf } from '../palette';
import { periodWords, statusHint } from '../period';

/** Statuses offered in the form; others may be stored and are shown unchanged. */
const statuses = offers({
  'En cours': { en: 'Ongoing', ar: 'جارٍ' },
  Terminé: { en: 'Completed', ar: 'منجز' },
  Planifié: { en: 'Planned', ar: 'مبرمج' },
  Suspendu: { en: 'Suspended', ar: 'متوقف' },
  Soumis: { en: 'Submitted', ar: 'مقدَّم' },
  'Non retenu': { en: 'Not selected', ar: 'لم يُقبل' },
});

/**
 * Whether funding was refused. Visitors and dossiers would take the project for a funded one: only the owner sees it.
 */
const isRefused = ({ status }: { readonly status: string }): boolean =>
  /^(?:(?:candidature )?non[ -](?:retenu|financé|sélectionné|accepté)|refusé|rejeté|not (?:funded|selected|granted)|rejected|unsuccessful)/iu.test(
    status.trim(),
  );

/** Whether nobody has decided on it yet. Visitors do not see it; a dossier says that it is submitted. */
const isUndecided = ({ status }: { readonly status: string }): boolean =>
  /^(?:soumis|déposé|en (?:cours d['’])?(?:évaluation|attente|instruction)|(?:sur )?liste d['’]attente|submitted|pending|under review|waiting list)/iu.test(
    status.trim(),
  );

const categories = offers({
  'Projet national': { en: 'National project', ar: 'مشروع وطني' },
  'Projet européen': { en: 'European project', ar: 'مشروع أوروبي' },
  'Projet international': { en: 'International project', ar: 'مشروع دولي' },
  'Contrat industriel': { en: 'Industrial contract', ar: 'عقد صناعي' },
  'Recherche Territoriale': { en: 'Regional research', ar: 'البحث المجالي' },
  'Éducation Durable': { en: 'Sustainable education', ar: 'التربية المستدامة' },
  'Innovation Pédagogique': { en: 'Teaching innovation', ar: 'الابتكار البيداغوجي' },
  'Formation Continue': { en: 'Continuing education', ar: 'التكوين المستمر' },
  'Formation Numérique': { en: 'Digital training', ar: 'التكوين الرقمي' },
  'Recherche Pédagogique': { en: 'Research in education', ar: 'البحث التربوي' },
  'Transformation Digitale': { en: 'Digital transformation', ar: 'التحول الرقمي' },
  'Expertise Académique': { en: 'Academic expertise', ar: 'الخبرة الأكاديمية' },
  'Transition Éducative': { en: 'Educational transition', ar: 'التحول التربوي' },
  'Coopération Internationale': { en: 'International cooperation', ar: 'التعاون الدولي' },
});

/** Unknown keys of `details` are stored, but not shown. */
const details = group(
  { label: 'Détails' },
  {
    type: field(text(), { node: 'text', label: 'Type', span: 'half' }, { en: 'Type', ar: 'النوع' }),
    financement: field(
      text(),
      { node: 'text', fact: 'kept', label: 'Financement', span: 'half' },
      { en: 'Funding', ar: 'التمويل' },
    ),
    role: field(text(), { node: 'text', label: 'Rôle' }, { en: 'Role', ar: 'الدور', onCard: 'always' }),
    durée: rare(
      field(
        optionalText(),
        { node: 'text', fact: true, label: 'Durée' },
        { en: 'Duration', ar: 'المدة', read: periodWords },
      ),
    ),
    etablissements: extra({ fr: 'Établissements', en: 'Institutions', ar: 'المؤسسات' }),
    beneficiaires: extra({ fr: 'Bénéficiaires', en: 'Beneficiaries', ar: 'المستفيدون' }),
    partenaires: extra({ fr: 'Partenaires', en: 'Partners', ar: 'الشركاء' }),
    objectifs: field(
      lines(),
      { node: 'strings', label: 'Objectifs', line: 'Objectif', add: 'Ajouter un objectif' },
      { en: 'Objectives', ar: 'الأهداف' },
    ),
    projets: extra({ fr: 'Projets', en: 'Projects', ar: 'المشاريع' }),
  },
);

/** « 25 000 € » or « 25 000 euros », “€25,000”; « 2,5 M€ », “€2.5M”; « 142 000 DT », “142,000 DT”. */
const amountText = (amount: string, language: Language): string =>
  language === 'en'
    ? amount
        .replace(/(?<=\d),(?=\d{1,2}(?!\d))/g, '.')
        .replace(/(?<=\d)[\s\u00a0\u202f.](?=\d{3}(?!\d))/g, ',')
        .replace(/(\d[\d.,]*)\s*([kM]?)\s?(?:€|(?:euros?|EUR)(?!\p{L}))/gu, '€$1$2')
    : amount;

/** Funding of a project: source, amount and end; all optional, and absent from a project without a grant. */
const grant = group(
  { label: 'Financement et partenaires', fact: true },
  {
    funder: field(
      optionalText(),
      { node: 'text', label: 'Financeur', placeholder: 'Agence nationale de la recherche', span: 'half' },
      { en: 'Funder', ar: 'الجهة الممولة', onCard: 'always' },
    ),
    call: field(
      optionalText(),
      { node: 'text', label: 'Appel à projets', span: 'half' },
      { en: 'Call for projects', ar: 'طلب المشاريع', onCard: 'print' },
    ),
    amount: field(
      optionalText(200),
      { node: 'text', label: 'Montant', placeholder: '120 000 €', span: 'half' },
      { en: 'Amount', ar: 'المبلغ', onCard: 'always', read: amountText },
    ),
    reference: field(
      optionalText(200),
      { node: 'text', label: 'Référence', placeholder: 'ANR-24-CE38-0001', span: 'half' },
      { en: 'Grant number', ar: 'الرقم المرجعي', onCard: 'print' },
    ),
    start: field(optionalDate(), dateNode('Début')),
    end: field(optionalDate(), dateNode('Fin')),
    dates: extra<Dated>({
      ...{ fr: 'Dates', en: 'Dates', ar: 'التواريخ', onCard: 'print' },
      read: (dates, language) => periodText(dates, true, language),
    }),
    partners: field(
      optionalLines(),
      { node: 'strings', label: 'Partenaires', line: 'Partenaire', add: 'Ajouter un partenaire' },
      { fr: 'Organismes partenaires', en: 'Partner organisations', ar: 'المؤسسات الشريكة', onCard: 'always' },
    ),
    link: field(
      optionalWebAddress(),
      { node: 'text', input: 'url', label: 'Lien', placeholder: 'https://' },
      { en: 'Link', ar: 'الرابط', onCard: 'print' },
    ),
  },
  (fields) => absent(withTypedPeriod(card(fields, 'Le contrat doit être un objet').superRefine(checkPeriod))),
);

/** A role or a decision in a title, which is a line as it was pasted. */
const saysMore =
  /(?:^|[,;:(–—]\s*)(?:membre|partenaire|responsable|resp\.|(?:co-?)?porteu|coord|déposé|soumis|tâche)/iu;

const fields = {
  id: field(itemId('projet'), hidden),
  title: field(requiredOrDropped('Le titre du projet est requis'), {
    node: 'text',
    fact: ({ title }) => (saysMore.test(String(title)) ? undefined : 'kept'),
    label: 'Titre du projet',
    required: true,
    loadReader: () => import('./pasted-line'),
  }),
  category: field(requiredOrDropped('La catégorie est requise'), {
    node: 'text',
    label: 'Catégorie',
    required: true,
    suggestions: categories.values,
    span: 'half',
  }),
  year: field(text(), {
    node: 'text',
    fact: true,
    label: 'Période',
    hint: 'Une année, une période, ou « depuis 2021 »',
    span: 'half',
  }),
  status: field(text(), {
    node: 'choice',
    label: 'Statut',
    options: [...options(statuses.values), { value: '', label: 'Non précisé' }],
    hint: statusHint('year', 'status', { current: 'En cours', over: 'Terminé', coming: 'Planifié' }),
  }),
  icon: field(text(), { node: 'icon', label: 'Icône', icons: iconSets.projects }),
  description: field(longText(), { node: 'textarea', label: 'Description', rows: 4 }),
  details,
  grant,
  documents: field(ownDocuments, documentsEditor),
  color: field(text(), { node: 'colour', label: 'Couleur', palette: palettes.projects }),
};

/** The dates of its grant, else the period as typed. */
export const projectPeriod = ({ year, grant }: { readonly year: string; readonly grant?: Dated }): When =>
  grant?.start || grant?.end ? { ...grant, goesOn: true } : year;

export const projet = itemKind(fields, {
  present: ({ title, category, year, status, description, grant, icon, color, documents }, language) => ({
    title,
    where: categories.in(language, category),
    when: year || { ...grant, goesOn: true },
    status: { text: statuses.in(language, status), tone: status === 'En cours' ? 'vert' : 'bleu' },
    lede: description,
    link: grant?.link,
    tone: toneOf(color),
    icon: { stored: icon, fallback: iconSets.projects[0] },
    documents,
  }),
  cv: ({ year, status, description, details, grant }, { fact, language }) => ({
    when: projectPeriod({ year, grant }),
    line: [
      hasBegun(status) ? '' : decapitalised(statuses.in(language, status)),
      decapitalised(details.role),
      grant?.funder ?? details.financement,
      grant?.call,
      grant?.amount && amountText(grant.amount, language),
    ],
    below: [fact('reference'), fact('partners'), description],
  }),
  folds: {
    Apparence: ['icon', 'color'],
    'Financement et partenaires': ['grant'],
    Documents: ['documents'],
  },
  list: {
    isPrivate: isRefused,
    labels: listLabels('projet', 'projets', {
      add: 'Ajouter un autre projet',
      removed: 'Projet supprimé avec succès!',
    }),
  },
});
const hasBegun = (status: string): boolean => status === 'En cours' || status === 'Terminé';
export type Projet = z.output<typeof projet.schema>;
export const words = {
  none: { fr: 'Aucun projet disponible', en: 'No projects available', ar: 'لا توجد مشاريع' },
  detail: { fr: 'Détail du projet', en: 'Details of the project', ar: 'تفاصيل المشروع' },
  heading: { fr: 'Projets et contrats', en: 'Projects and grants', ar: 'المشاريع والعقود' },
} as const;

const schema = z.preprocess(withIds, listOf(projet.schema));

/** A project without an id gets the time in ms and its index, such as `1763720000000-2`. */
function withIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const now = Date.now();
  return value.map((item, index) => (isRecord(item) && !item.id ? { ...item, id: `${now}-${index}` } : item));
}

export const projets = defineSection({
  id: 'projets',
  type: 'cards',
  order: 6,
  title: 'Projets',
  label: 'Projets',
  place: 'page',
  anchor: 'projects',
  nav: 'Projets',
  menu: { route: 'projects', group: 'Page' },
  tools: [careerTool],
  schema,
  normalize: (list) => list.map(projet.tidy),
  emptyMessage: 'Veuillez ajouter au moins un projet valide',
  editor: projet.editor,
  labels: {
    editTitle: 'Gérer mes projets',
    itemTitle: 'Modifier le projet',
    edit: 'Ajouter / Modifier',
    save: 'Sauvegarder mes projets',
    saved: (count) => `${count} projet(s) sauvegardé(s) avec succès!`,
    help: [
      'Le titre et la catégorie sont obligatoires.',
      'Un projet «\u00a0Non retenu\u00a0» reste dans l’administration\u202f: ni le site ni les dossiers ne le montrent. Un projet «\u00a0Soumis\u00a0» n’est que dans vos dossiers.',
      'Les objectifs s’affichent quand un visiteur ouvre le projet\u202f; les lignes vides sont ignorées.',
    ],
  },
  forVisitors: (list) => list.filter((project) => !isRefused(project) && !isUndecided(project)),
  count: (list) => list.length,
});
