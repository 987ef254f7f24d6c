/** The sections for career entries: how their items are read, compared, shown and extended. */
import { isRecord } from '@/lib/record';
import { normalTitle } from '@/lib/references/normal-title';
import { whenText } from '@/sections/dated';
import { thesisNumber } from '@/sections/theses-encadrees/facts';
import { activite } from '../activites/definition';
import type { ItemKind } from '../item';
import { jury, juryName } from '../jurys/definition';
import { poste } from '../parcours/definition';
import { projet } from '../projets/definition';
import type { ContentOf } from '../registry';
import { responsabilite } from '../responsabilites/definition';
import { diplome } from '../statut-professionnel/definition';
import { noDomain, these } from '../theses-encadrees/definition';
import { followingDates } from '../theses-encadrees/follow-dates';
import type { CareerPlace } from './plan-shape';

export type Contents = { readonly [Place in CareerPlace]: ContentOf<Place> };

/** What identifies an item: folded texts, a year, identifiers. */
export type Signature = {
  readonly title: string;
  readonly body: string;
  readonly year: string;
  readonly ids: readonly string[];
  /** Its state, where that changes: « En cours », or whether a jury has met. */
  readonly state?: string;
  /** The item's id, where it can be updated. */
  readonly item?: string;
  /** Its original wording. */
  readonly name: string;
};

type Place<Item, Content> = {
  readonly kind: ItemKind<Item>;
  readonly signatureOf: (item: Item) => Signature;
  readonly items: (content: Content) => readonly Item[];
  readonly with: (content: Content, items: readonly Item[], domain: string | undefined) => Content;
  /** Maps the content's items, where they can be updated. */
  readonly map?: (content: Content, change: (item: Item) => Item) => Content;
};

const yearIn = (text: string | undefined): string => /\d{4}/.exec(text ?? '')?.[0] ?? '';
/** The words of a name in a canonical order: « MODÈLE Paul » is « Paul Modèle ». */
const words = (text: string | undefined): string =>
  normalTitle(text ?? '')
    .split(' ')
    .toSorted()
    .join(' ');
const signed = (name: string, body?: string, time?: string, ids: readonly (string | undefined)[] = []): Signature => ({
  name,
  title: normalTitle(name),
  body: words(body),
  year: yearIn(time),
  ids: ids.flatMap((id) => (id ? [(thesisNumber(id) ?? id).toLowerCase()] : [])),
});

const place = <Item, Content>(of: Place<Item, Content>): Place<Item, Content> => of;
const list = <Item>(of: Pick<Place<Item, Item[]>, 'kind' | 'signatureOf'>): Place<Item, Item[]> => ({
  ...of,
  items: (content) => content,
  with: (content, items) => [...content, ...items],
  map: (content, change) => content.map(change),
});

const places = {
  'cv--parcours': place<ContentOf<'cv--parcours'>['posts'][number], ContentOf<'cv--parcours'>>({
    kind: poste,
    signatureOf: ({ title, organization, start, end }) => signed(title, organization, start ?? end),
    items: ({ posts }) => posts,
    with: (content, items) => ({ ...content, posts: [...content.posts, ...items] }),
  }),
  'statut-professionnel': list({
    kind: diplome,
    signatureOf: ({ title, organization, year }) => signed(title, organization, year),
  }),
  'cv--activites': place<ContentOf<'cv--activites'>['items'][number], ContentOf<'cv--activites'>>({
    kind: activite,
    signatureOf: ({ title, organization, start, end }) => signed(title, organization, start ?? end),
    items: ({ items }) => items,
    with: (content, items) => ({ ...content, items: [...content.items, ...items] }),
  }),
  responsabilites: list({
    kind: responsabilite,
    signatureOf: ({ title, organization, period }) => signed(title, organization, period),
  }),
  projets: list({
    kind: projet,
    signatureOf: ({ title, year, grant }) =>
      signed(title, grant?.funder, grant?.start ?? grant?.end ?? year, [grant?.reference]),
  }),
  'theses-encadrees': place<ContentOf<'theses-encadrees'>[string][number], ContentOf<'theses-encadrees'>>({
    kind: these,
    signatureOf: ({ id, sujet, statut, encadrement, devenir }) => ({
      ...signed(sujet, encadrement?.doctorant, '', [devenir?.thesesFr]),
      state: statut,
      item: id,
    }),
    items: (domains) => Object.values(domains).flat(),
    with: (domains, items, domain = noDomain) => ({ ...domains, [domain]: [...(domains[domain] ?? []), ...items] }),
    map: (domains, change) =>
      Object.fromEntries(Object.entries(domains).map(([name, items]) => [name, items.map(change)])),
  }),
  'cv--jurys': list({
    kind: jury,
    signatureOf: (item) => ({
      ...signed(juryName(item), item.candidat, '', [item.lien]),
      state: item.date ? 'Soutenue' : 'En cours',
      item: item.id,
    }),
  }),
};

/** A place with its types erased, for items that its own schema has made. */
export const placeOf = (to: CareerPlace) => places[to] as unknown as Place<unknown, unknown>;

/**
 * A stored item with its source's news: status, years and number of a defence, and blank fields. The owner's words
 * stay.
 */
export function withUpdates(stored: unknown, imported: unknown): unknown {
  const joined = mergedItem(stored, imported);
  if (!isRecord(joined) || !isRecord(imported)) return joined;
  return { ...joined, ...followingDates(joined), ...('statut' in imported && { statut: imported.statut }) };
}

function mergedItem(stored: unknown, imported: unknown): unknown {
  if (!isRecord(stored) || !isRecord(imported))
    return isBlank(stored) || isFormer(stored) ? (imported ?? stored) : stored;
  return Object.fromEntries(
    Object.keys({ ...stored, ...imported }).map((key) => [key, mergedItem(stored[key], imported[key])]),
  );
}
const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
const isFormer = (value: unknown): boolean => /^s/.test(thesisNumber(String(value)) ?? '');

/** The signatures of a section's items; degrees may also be in a second section. */
export function signaturesIn(to: CareerPlace, contents: Contents): readonly Signature[] {
  const { items, signatureOf } = placeOf(to);
  const signatures = items(contents[to]).map(signatureOf);
  if (to !== 'statut-professionnel') return signatures;
  const { degrees } = contents['cv--parcours'];
  return [...signatures, ...degrees.map(({ title, organization, date }) => signed(title, organization, date))];
}

/** An item as its section would show it: the title, and the rest on a line; null if the section refuses it. */
export function shownItem(to: CareerPlace, item: unknown) {
  const { kind, signatureOf } = placeOf(to);
  const { data, error } = kind.schema.safeParse(item);
  if (error || !isRecord(data)) return { reason: error?.issues[0]?.message ?? '' };
  const { title, where, line = [where], when = '', status, lede, facts } = kind.view(data, 'fr');
  const factLines = facts.flatMap(({ key, label, lines }) =>
    ['link', 'thesesFr', 'dates'].includes(key) ? [] : `${label}\u00a0: ${lines.join(', ')}`,
  );
  const listed = kind.editor.summary?.(data).facts ?? [];
  const parts = new Set([...listed, ...line, whenText(when, 'fr'), status?.text, lede, ...factLines]);
  return { title, line: [...parts].filter(Boolean).join(' ·\u00a0'), signature: signatureOf(data) };
}
