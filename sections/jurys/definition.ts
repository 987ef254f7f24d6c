import { z } from 'zod';
import { counted } from '@/lib/format/french';
import { withoutItalics } from '@/lib/format/italics';
import { isRecord } from '@/lib/record';
import { checkPeriod, type Dated, dateNode, newestFirst, optionalDate, yearsText } from '../dated';
import { careerTool, defineSection } from '../define';
import { hidden, options } from '../editor-tree';
import { itemId, listOf, requiredOrRefused, text, webAddress } from '../fields';
import { field, itemKind, rare } from '../item';
import { listLabels } from '../list-labels';
import { readPeriod } from '../period';
import { juryNatures, juryRoles } from './offered';

const other = { label: 'Autre' } as const;

const fields = {
  id: field(itemId('jury'), hidden),
  candidat: field(text(300), {
    node: 'text',
    fact: true,
    label: 'Candidat',
    loadReader: () => import('./pasted-line'),
  }),
  titre: field(text(), {
    node: 'textarea',
    fact: ({ candidat }) => (candidat === '' ? undefined : 'kept'), // a thesis; else a post, or a line as it was pasted
    label: 'Titre ou poste',
    rows: 2,
  }),
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
    labels: listLabels('jury', 'jurys', { add: 'Ajouter un autre jury', removed: 'Jury supprimé avec succès!' }),
  },
});
export type Jury = z.output<typeof jury.schema>;
/** Its dates: one day, or a period up to an end. */
export function datesOf({ date, end }: { readonly date?: string; readonly end?: string }): Dated {
  return { start: date, end };
}

type Named = { readonly [Key in 'titre' | 'candidat' | 'etablissement' | 'nature']: string };

/** A jury's name: its subject, else its candidate, else its place. */
export const juryName = ({ titre, candidat, etablissement, nature }: Named): string =>
  [titre, candidat, etablissement, nature].find((name) => name.trim() !== '') ?? '';

/** A period may be typed as its date: « 2019–2022 ». */
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

type JuryGroup = { readonly nature: string; readonly juries: readonly Jury[] };

/** Juries by nature, known ones first, the owner's own in list order; newest first in each. */
export function groupedJuries(all: readonly Jury[]): JuryGroup[] {
  const byNature = Map.groupBy(all, ({ nature }) => nature.trim());
  const names = new Set<string>([...juryNatures.values, ...byNature.keys()]);
  return [...names].flatMap((nature) => {
    const juries = byNature.get(nature);
    return juries ? [{ nature, juries: newestJuries(juries) }] : [];
  });
}

/** Newest first; undated ones last. */
export const newestJuries = (juries: readonly Jury[]): Jury[] =>
  newestFirst(
    juries.map((jury) => ({ jury, ...datesOf(jury) })),
    () => false,
  ).map(({ jury }) => jury);
