import type { z } from 'zod';
import { counted } from '@/lib/format/french';
import { withoutItalics } from '@/lib/format/italics';
import { dateNode, optionalDate } from '../dated';
import { careerTool, defineSection } from '../define';
import { hidden, options } from '../editor-tree';
import { itemId, listOf, requiredOrRefused, text, webAddress } from '../fields';
import { field, itemKind, offers } from '../item';
import { juryRoles, memberIn } from './roles';

/** Natures offered in the form, in the order of the page; the owner may write another one. */
export const juryNatures = offers({
  Thèse: { en: 'PhD examination', ar: 'أطروحات الدكتوراه' },
  HDR: { en: 'Habilitation (HDR)', ar: 'التأهيل الجامعي' },
  Master: { en: 'Master’s examination', ar: 'بحوث الماستر' },
  'Comité de suivi': { en: 'PhD monitoring committees', ar: 'لجان تتبع الأطروحات' },
  'Comité de sélection': { en: 'Selection committees', ar: 'لجان الانتقاء' },
});

const other = { label: 'Autre' } as const;

/** The nature that a pasted line names: « Comité de sélection MCF 65, Lille, 2023 ». */
const natureIn = (line: string): string | undefined =>
  juryNatures.values.find((nature) => line.toLowerCase().includes(nature.toLowerCase()));

/** What else a line says where it names a candidate: « Claire Dupont, HDR, Université de Lyon, rapporteur, 2021 ». */
function toldBy(line: string): Readonly<Record<string, string>> {
  const told = memberIn(line);
  if (!told) return {};
  const { name, role, body, rest } = told;
  const [date] = rest.filter((part) => /^(?:19|20)\d\d$/.test(part));
  const titre = rest
    .filter((part) => part !== date && part !== natureIn(part))
    .map((part) => part.replace(/^[«“"]\s*|\s*[»”"]$/gu, ''));
  return {
    candidat: name,
    etablissement: body,
    titre: titre.join(', '),
    ...(role && { role }),
    ...(date && { date }),
  };
}

/** A jury or committee in which the owner sat. */
const fields = {
  id: field(itemId('jury'), hidden),
  candidat: field(text(300), {
    node: 'text',
    fact: true,
    label: 'Candidat',
    hint: 'Une liste collée donne un jury par ligne.',
    eachLine: ({ nature, role }, line) => ({
      ...blank(),
      nature: natureIn(line) ?? nature,
      role,
      ...toldBy(line),
    }),
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
  defaults: [],
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
