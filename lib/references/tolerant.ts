/** Schemas of data from outside, whose fields may be missing, single or in a list: an unusable value counts as missing. */
import { z } from 'zod';
import { withoutInvisible } from '@/lib/format/one-line';

export const maybe = z.unknown().optional();
/** A list as it is, anything else alone in one. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? withoutInvisible(value)
    : typeof value === 'number'
      ? String(value)
      : undefined;

/** A text, or the first of a list. */
export const first = maybe.transform((value) => textOf(listOf(value)[0]));
/** The texts of a list, or one text. */
export const all = maybe.transform((value) => listOf(value).flatMap((item) => textOf(item) ?? []));
/** The items of a list that fit `schema`; `null` and absence are an empty list. */
export const listOfAny = <S extends z.ZodType>(schema: S) =>
  maybe.transform((value) =>
    listOf(value).flatMap((item): z.output<S>[] => {
      const parsed = schema.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    }),
  );
/** The value if it fits `schema`, else undefined: many fields are null. */
export const held = <S extends z.ZodType>(schema: S) =>
  maybe.transform((value): z.output<S> | undefined => schema.safeParse(value).data);

/** `Words<'a b'>` is `'a' | 'b'`. */
export type Words<Text extends string> = Text extends `${infer Word} ${infer Rest}` ? Word | Words<Rest> : Text;
/** Members with these names, all of one schema. */
export const members = <Names extends string, Shape>(names: Names, shape: Shape): Record<Words<Names>, Shape> =>
  Object.fromEntries(names.split(' ').map((name) => [name, shape])) as Record<Words<Names>, Shape>;
