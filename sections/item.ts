/**
 * An item of a section as a table of fields and one view (docs/architecture.md, “A kind”). From the table follow its
 * schema, form, tidying on save and blank item; from the view its card, moment on a timeline, dialog, dossier entry and
 * editor row.
 */
import type { z } from 'zod';
import { fold } from '@/lib/format/fold';
import type { Language } from '@/lib/languages';
import { isRecord } from '@/lib/record';
import { type When, whenText } from './dated';
import type { OwnDocument } from './documents';
import type { AnyGroup, AnyNode, Folds, GroupNode, ItemSummary, ListNode, NodeFor } from './editor-tree';
import { card, details, filled, isBlank, nonBlankGroup, whenPresent } from './fields';
import type { IconName } from './icons';
import { idOf } from './nodes/match-items';
import { gradientOf, type Tone } from './palette';

type Values = Readonly<Record<string, unknown>>;

/** How a field is shown to visitors. */
type Shown<Value = never> = {
  /** Label; by default the form's. */
  readonly fr?: string;
  readonly en: string;
  readonly ar: string;
  /**
   * Shows lines as a list even if there is one: ticked, in a row, or set apart; `open`: one that timelines show too.
   */
  readonly as?: 'ticks' | 'row' | 'apart' | 'open';
  /** Whether a card shows it beside its description, or only in print, where there are no dialogs. */
  readonly onCard?: 'always' | 'print';
  /** The value for visitors; by default the stored one. */
  readonly read?: (value: NonNullable<Value>, language: Language) => unknown;
};

type Field<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  readonly node: AnyNode;
  readonly shown?: Shown;
  readonly fields?: Fields;
  readonly isRare?: true;
};
/** A fact that no form has: stored by an import, or computed by `read` from the surrounding group. */
type Extra = { readonly shown: Shown & { readonly fr: string } };
type Fields = Readonly<Record<string, Field | Extra>>;

/** A field: its schema, its form node and, for a fact, its label for visitors. */
export const field = <Schema extends z.ZodType>(
  schema: Schema,
  node: NodeFor<z.output<Schema>>,
  shown?: Shown<z.output<Schema>>,
): Field<Schema> => ({ schema, node: node as AnyNode, shown: shown as Shown | undefined });

/** The same field, shown in the form only for items that have it. */
export const rare = <Schema extends z.ZodType>(of: Field<Schema>): Field<Schema> => ({ ...of, isRare: true });

export const extra = <Group = never>(shown: Shown<Group> & { readonly fr: string }): Extra => ({
  shown: shown as Extra['shown'],
});

/** A group of fields; `schema` makes the group's schema from its fields'. */
export const group = <F extends Fields, Schema extends z.ZodType = ReturnType<typeof details<ShapeOf<F>>>>(
  node: Omit<GroupNode<object>, 'node' | 'fields'>,
  fields: F,
  schema: (shape: ShapeOf<F>) => Schema = details as never,
): Field<Schema> & { readonly fields: F } => ({
  schema: schema(shapeOf(fields)),
  node: { ...node, ...nodeOf(fields) },
  fields,
});

type ShapeOf<F extends Fields> = { [K in keyof F as F[K] extends Field ? K : never]: SchemaOf<F[K]> };
type SchemaOf<Of> = Of extends Field<infer Schema> ? Schema : never;
type ValueOf<F extends Fields> = z.output<z.ZodObject<ShapeOf<F>>>;
/** The names of its fields, including those in its groups. */
type KeyOf<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly fields: infer Inner extends Fields } ? KeyOf<Inner> : K;
}[keyof F];

/**
 * Values that a form offers, by their stored French text, with their translations; `known` are further stored values.
 */
export function offers(values: Readonly<Record<string, Words>>, known: Readonly<Record<string, Words>> = {}) {
  const words = { ...known, ...values };
  return {
    values: Object.keys(values),
    /** A stored value for visitors; the owner's own text, and any in French, is unchanged. */
    in: (language: Language, value: string): string =>
      language === 'fr' || !Object.hasOwn(words, value.trim()) ? value : (words[value.trim()]?.[language] ?? value),
  };
}
type Words = { readonly en: string; readonly ar: string };

/** A fact of an item for visitors. */
export type Fact = { readonly key: string; readonly label: string; readonly lines: readonly string[] } & Pick<
  Shown,
  'as' | 'onCard'
>;

/** An item for visitors, dossiers and the editor's list. */
export type ItemView = Presented & {
  readonly id: string;
  readonly facts: readonly Fact[];
  /** In a dossier, where that differs: the period in the margin, what follows the title, the lines below. */
  readonly cv?: {
    readonly when?: When;
    readonly line?: readonly (string | undefined)[];
    readonly below?: readonly (string | readonly string[] | Fact | undefined)[];
  };
};

type Presented = {
  readonly title: string;
  /** Below the title: a place, an organisation, a category. */
  readonly where: string;
  readonly when?: When;
  readonly status?: { readonly text: string; readonly tone: 'vert' | 'bleu' | 'orange' | 'gris' };
  readonly isCurrent?: boolean;
  readonly lede: string;
  readonly link?: string;
  readonly tone?: Tone;
  readonly icon?: { readonly stored: string; readonly fallback: IconName };
  readonly documents?: readonly OwnDocument[];
  /** The whole line that contains its place; by default `where`. */
  readonly line?: readonly string[];
};

/** A kind's functions on its items, besides their fields. */
type Rest<Value, Key> = {
  /**
   * Its title, place, time…: everything but facts. The editor also calls it with unfinished items: it must not read
   * below a group.
   */
  readonly present: (item: Value, language: Language) => Presented;
  readonly cv?: (item: Value, entry: EntryInfo<Key>) => ItemView['cv'];
  readonly folds?: Folds;
  readonly list: Omit<ListNode<Value>, 'node' | 'item' | 'blank' | 'name'>;
};
/** Access to a fact by field name, and the language. */
type EntryInfo<Key> = { readonly fact: (key: Key) => Fact | undefined; readonly language: Language };

export type ItemKind<Value> = {
  readonly schema: z.ZodType<Value>;
  /** An item without blank lines and empty optional fields. */
  readonly tidy: (item: Value) => Value;
  readonly view: (item: Value, language: Language) => ItemView;
  readonly editor: ListNode<Value>;
};

export function itemKind<F extends Fields>(
  fields: F,
  { present, cv, folds, list }: Rest<ValueOf<F>, KeyOf<F>>,
): ItemKind<ValueOf<F>> {
  type Value = ValueOf<F>;
  return {
    schema: card(shapeOf(fields)) as unknown as z.ZodType<Value>,
    tidy: (item) => tidied(fields, item) as Value,
    view(item, language) {
      const presented = present(item, language);
      const facts = factsOf(fields, item, language);
      const written = cv?.(item, { fact: (key) => facts.find((fact) => fact.key === key), language });
      return { id: idOf(item) ?? `${presented.when} ${presented.title}`, ...presented, facts, cv: written };
    },
    editor: {
      node: 'list',
      item: { ...nodeOf(fields), ...(folds && { folds }) } as GroupNode<Value>,
      blank: () => blankOf(fields) as Value,
      name: (item) => present(item, 'fr').title,
      summary: (item) => summaryOf(present(item, 'fr')),
      ...list,
    },
  };
}

/** The fields that a form has. */
const formFields = (fields: Fields): [key: string, of: Field][] =>
  Object.entries(fields).flatMap(([key, of]): [string, Field][] => ('node' in of ? [[key, of]] : []));

const shapeOf = <F extends Fields>(fields: F): ShapeOf<F> =>
  Object.fromEntries(formFields(fields).map(([key, { schema }]) => [key, schema])) as ShapeOf<F>;

const nodeOf = (fields: Fields): AnyGroup => ({
  node: 'group',
  fields: Object.fromEntries(
    formFields(fields).map(([key, { node, isRare }]) => [
      key,
      isRare ? ({ ...node, when: whenPresent(key) } as AnyNode) : node,
    ]),
  ),
});

/** The empty value of a field: undefined if optional, '' for a required text. */
const empty = ({ schema }: Field): unknown => {
  const { success, data } = schema.safeParse(undefined);
  return success ? data : '';
};

const blankOf = (fields: Fields): Values =>
  Object.fromEntries(
    formFields(fields)
      .map(([key, of]) => [key, blankValue(of)])
      .filter(([, value]) => value !== undefined),
  );

/** A new item starts with the first icon and colour, and with a blank line. */
function blankValue(of: Field): unknown {
  const { node, fields, isRare } = of;
  if (node.node === 'icon') return node.icons[0];
  if (node.node === 'colour') return gradientOf(node.palette[0]?.tone ?? 'bleu');
  if (node.node === 'strings' && !isRare) return [''];
  const value = empty(of);
  return fields && value !== undefined ? blankOf(fields) : value;
}

function tidied(fields: Fields, item: Values): Values {
  const knownFields = formFields(fields).filter(([key]) => Object.hasOwn(item, key));
  return { ...item, ...Object.fromEntries(knownFields.map(([key, of]) => [key, tidiedValue(of, item[key])])) };
}

function tidiedValue(of: Field, value: unknown): unknown {
  const isOptional = empty(of) === undefined;
  if (of.fields && isRecord(value)) {
    const group = tidied(of.fields, value);
    return isOptional ? nonBlankGroup(group) : group;
  }
  const tidiedNode = of.node.node === 'strings' && Array.isArray(value) ? filled(value) : value;
  return isOptional && isBlank(tidiedNode) ? undefined : tidiedNode;
}

function factsOf(fields: Fields, item: Values, language: Language): Fact[] {
  const values = new Map(Object.entries(item).map(([key, value]) => [fold(key), value])); // imported keys may have accents
  return Object.entries(fields).flatMap(([key, of]): Fact[] => {
    const value = values.get(fold(key));
    if ('fields' in of && of.fields) return isRecord(value) ? factsOf(of.fields, value, language) : [];
    if (!of.shown) return [];
    const { fr, read, as, onCard } = of.shown;
    const from: unknown = read && !('node' in of) ? item : value;
    const lines = linesOf(read && from !== undefined ? read(from as never, language) : from);
    const label =
      language === 'fr'
        ? (fr ?? ('node' in of && 'label' in of.node ? (of.node.label ?? '') : ''))
        : of.shown[language];
    return lines.length > 0 ? [{ key, label, lines, ...(as && { as }), ...(onCard && { onCard }) }] : [];
  });
}

/** A stored value as the lines shown. */
export function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linesOf);
  if (typeof value === 'number') return [String(value)];
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return isPair(value) ? [[value.nom, value.description].filter(Boolean).join('\u00a0: ')] : [];
}

function isPair(value: unknown): value is { nom: string; description: string } {
  return typeof value === 'object' && value !== null && 'nom' in value && 'description' in value;
}

const summaryOf = ({ status, where, when = '', lede }: Presented): ItemSummary => ({
  ...(status && { badge: status }),
  facts: [where, whenText(when, 'fr')],
  text: lede,
});

/**
 * Values that the site offers, « En cours », « Soutenue », « Licence 2 »: stored in French, and shown in the page's
 * language by a table in each kind (docs/decisions/0031-languages.md).
 */
type OfferedWords = Readonly<Record<string, string>>;

/** A stored value for display; the owner's own text is unchanged. */
export const offered = (words: OfferedWords, value: string): string =>
  Object.hasOwn(words, value.trim()) ? (words[value.trim()] ?? value) : value;
