/**
 * Building blocks for the schemas of section kinds. Every text has a length limit and is rejected if it contains NUL or
 * a lone surrogate. Error messages are in French and do not name the field: their path does.
 */
import { z } from 'zod';
import { hasVisibleText, isWellFormed } from '@/lib/format/text';
import { isWebAddress, withoutDirections, withScheme } from '@/lib/format/web-address';
import { isRecord } from '@/lib/record';
import '@/lib/zod-without-eval';
import { ahead } from './items-ahead';

const notText = 'Ce champ doit être un texte';

function clean(max: number) {
  return z
    .string({ error: notText })
    .max(max, `Ce texte ne doit pas dépasser ${new Intl.NumberFormat('fr').format(max)} caractères`)
    .refine((text) => isWellFormed(text), 'Ce texte contient des caractères non valides');
}

/**
 * Short text that is always stored: null and absence read as ''. `max` in UTF-16 units. A field added to an existing
 * kind is `optionalText` instead, so that stored items do not change.
 */
export const text = (max = 2000) => z.preprocess((value) => value ?? '', clean(max));

/** Short text with the default `standard`; an empty one stays empty. */
export const textOr = (standard: string, max = 2000) => z.preprocess((value) => value ?? standard, clean(max));

export const longText = () => text(20_000);

/** HTML; before it is stored, lib/site/db/sanitize-content.ts sanitises it and limits its size without data URLs. */
export const html = () =>
  z.preprocess(
    (value) => value ?? '',
    z.string({ error: notText }).refine(isWellFormed, 'Ce texte contient des caractères non valides'),
  );

/** Required text: the API drops an entry without it, a form refuses it with `message`. */
export const requiredOrDropped = (message: string, max = 2000) =>
  z.preprocess((value) => value ?? '', clean(max).refine(hasVisibleText, { message, params: { missing: true } }));

/** Required text: without it both forms and the API refuse the whole save, so that no entry is lost silently. */
export const requiredOrRefused = (message: string, max = 2000) =>
  z.preprocess(
    (value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : (value ?? '')),
    clean(max).refine(hasVisibleText, message),
  );

/** Free text such as a year or hours; a number is converted to text. */
export const textOrNumber = (max = 200) =>
  z.preprocess(
    (value) => (typeof value === 'number' && Number.isFinite(value) ? String(value) : (value ?? '')),
    clean(max),
  );

/** Lines; a missing list is empty. Blank lines are dropped by `normalize`, not here. */
export const lines = (maxLine = 2000) =>
  z.preprocess(
    (value) => value ?? [],
    z
      .array(clean(maxLine), { error: 'Ce champ doit être une liste de textes' })
      .max(1000, 'Cette liste compte trop de lignes'),
  );

/** Optional text: it stays undefined when absent, so that a save adds no field. */
export const optionalText = (max = 2000) =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : (value ?? undefined)), clean(max).optional());

/** Optional lines; a single text is read as one line. */
export const optionalLines = (maxLine = 2000) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? [value] : (value ?? undefined)),
    z
      .array(clean(maxLine), { error: 'Ce champ doit être une liste de textes' })
      .max(1000, 'Cette liste compte trop de lignes')
      .optional(),
  );

/** A checkbox: true, or absent. */
export const tick = () =>
  z.preprocess((value) => value || undefined, z.literal(true, 'Ce champ doit être vrai ou faux').optional());

/** http(s) URL without credentials, at most 2048 characters, or empty. */
export const webAddress = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? withScheme(withoutDirections(value).trim()) : (value ?? '')),
    z
      .string({ error: notText })
      .refine((value) => value === '' || isWebAddress(value), 'Veuillez saisir une adresse web valide (http ou https)'),
  );

/** An optional web address. */
export const optionalWebAddress = () => z.preprocess((value) => value ?? undefined, webAddress().optional());

/** The stored id of an item; `newId` makes a missing one. */
export const itemId = (prefix: string) =>
  z.preprocess(
    (value) =>
      value === undefined || value === null || value === ''
        ? newId(prefix)
        : typeof value === 'number'
          ? String(value)
          : value,
    clean(200),
  );

/** A new id: prefix, timestamp in ms and random string, such as `course-1763720000000-k3x9q`. */
export function newId(prefix: string): string {
  return `${prefix}-${Date.now()}-${Math.random().toString(36).slice(2, 9)}`;
}

const pair = z.strictObject({ nom: clean(2000), description: clean(20_000) });
const extraMessage =
  'Ce champ supplémentaire doit être un texte, une liste de textes ou une liste de {nom, description}';

/** Values allowed under unknown keys of a card: plain values, lists of text, or lists of {nom, description}. */
const extra = z.union(
  [clean(20_000), z.number(), z.boolean(), z.null(), z.array(clean(20_000)).max(1000), z.array(pair).max(1000)],
  {
    error: extraMessage,
  },
);

/** A card: its named fields, and unknown keys with plain content, which are kept but not typed. */
export function card<Shape extends z.ZodRawShape>(
  shape: Shape,
  error = 'Chaque élément doit être un objet',
): z.ZodType<z.output<z.ZodObject<Shape>>> {
  return z.object(shape, { error }).catchall(extra);
}

/** A group of fields inside a card; a missing one is read as empty. */
export function details<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess((value) => value ?? {}, card(shape, 'Les détails doivent être un objet'));
}

/** One of some values, or absent. */
export const optionalChoice = <const Values extends readonly [string, ...string[]]>(values: Values, message: string) =>
  z.preprocess((value) => value || undefined, z.enum(values, message).optional());

/** An optional value: null is read as absent. */
export const absent = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => value ?? undefined, schema.optional());

/** A list of at most 10,000 items, each with an id of its own: translations and dossiers name an item by it. */
export function listOf<Item extends z.ZodType>(item: Item) {
  return z
    .array(ahead(item), { error: 'Le contenu doit être une liste' })
    .max(10_000, 'Cette liste compte trop d’éléments')
    .transform(withOwnIds);
}

/** The second item with the id « a » gets « a-2 », or the next that no item has. */
function withOwnIds<Item>(items: readonly Item[]): Item[] {
  const idOf = (item: Item) => (isRecord(item) && typeof item.id === 'string' ? item.id : undefined);
  const all = new Set(items.map(idOf));
  if (all.size === items.length) return [...items];
  const counts = new Map<string, number>();
  return items.map((item) => {
    const id = idOf(item);
    if (id === undefined) return item;
    let count = (counts.get(id) ?? 0) + 1;
    while (count > 1 && all.has(`${id}-${count}`)) count += 1;
    counts.set(id, count);
    return count === 1 ? item : { ...item, id: `${id}-${count}` };
  });
}

/** The non-blank lines, trimmed. */
export function filled(list: readonly string[]): string[] {
  return list.map((line) => line.trim()).filter((line) => line !== '');
}

// Optional fields. A save drops empty ones; a form shows those with `whenPresent` only for items that have them, and
// what a form does not show survives its saves.

/** A field's `when`: true while the group has a value under `key`, even an empty text or list. */
export function whenPresent(key: string) {
  return (group: Readonly<Record<string, unknown>>): boolean => group[key] !== undefined;
}

/** The non-blank lines; undefined, which is not stored, for none. */
export function nonBlankLines(list: readonly string[] | undefined): string[] | undefined {
  const lines = filled(list ?? []);
  return lines.length > 0 ? lines : undefined;
}

/** The text unchanged; undefined, which is not stored, if blank. */
export function nonBlankText(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value;
}

/** A group without blank texts and lists; undefined, which is not stored, if nothing is left. */
export function nonBlankGroup<Group extends object>(group: Group | undefined): Group | undefined {
  if (!group) return undefined;
  const filledGroup = { ...group };
  for (const [key, value] of Object.entries(group)) if (isBlank(value)) Reflect.deleteProperty(filledGroup, key);
  return Object.keys(filledGroup).length > 0 ? filledGroup : undefined;
}

export const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);
