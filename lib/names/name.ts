/** The name of a person or a body. */
import { z } from 'zod';

const text = z.string();

/**
 * A person, whose suffix is a rank such as « Jr. » or « III », with the ORCID that a source has for them, or a body such
 * as a consortium.
 */
export const nameSchema = z
  .union([
    z.object({ family: text, given: text.optional(), suffix: text.optional(), orcid: text.optional() }),
    z.object({ literal: text }),
  ])
  .readonly();
export type Name = z.output<typeof nameSchema>;

/** The longest name that is read, in characters. */
export const maxName = 300;

/** The name as far as it is read; « … » says that it goes on. */
export const boundedName = (name: string): string =>
  name.length > maxName ? `${name.slice(0, maxName - 1).trimEnd()}…` : name;

/** Whether a name was cut there. */
export const isCut = (name: Name): boolean => nameText(name).endsWith('…');

/** The longest list in one text: the longest line of authors that a publication has. */
const maxList = 100_000;

/** A text that may hold a list, as far as it is read. */
export const boundedList = (names: string): string =>
  names.length > maxList ? `${names.slice(0, maxList - 1)}…` : names;

/** « Martin Luther King Jr. », a body as it is called. */
export const nameText = (name: Name): string =>
  'literal' in name ? name.literal : [name.given, name.family, name.suffix].filter(Boolean).join(' ');

/** The person of these parts, without those that are empty; undefined for nobody. */
export function person(family: string, given = '', suffix = ''): Name | undefined {
  if (family === '') return given === '' ? undefined : person(given, '', suffix);
  return { family, ...(given !== '' && { given }), ...(suffix !== '' && { suffix }) };
}
