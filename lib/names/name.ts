import { z } from 'zod';

const text = z.string();

/**
 * The name of a person, whose suffix is a rank such as « Jr. » or « III », with the ORCID that a source gives; or that
 * of a body such as a consortium.
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

/** A name, cut at the limit with « … ». */
export const boundedName = (name: string): string =>
  name.length > maxName ? `${name.slice(0, maxName - 1).trimEnd()}…` : name;

export const isCut = (name: Name): boolean => nameText(name).endsWith('…');

/** The longest list of names that is read: as long as a publication's line of authors may be. */
const maxList = 100_000;

export const boundedList = (names: string): string =>
  names.length > maxList ? `${names.slice(0, maxList - 1)}…` : names;

/** « Martin Luther King Jr. », or the name of a body. */
export const nameText = (name: Name): string =>
  'literal' in name ? name.literal : [name.given, name.family, name.suffix].filter(Boolean).join(' ');

/** A person with these parts, without the empty ones; undefined when all are empty. */
export function person(family: string, given = '', suffix = ''): Name | undefined {
  if (family === '') return given === '' ? undefined : person(given, '', suffix);
  return { family, ...(given !== '' && { given }), ...(suffix !== '' && { suffix }) };
}

// Reads the ORCIDs that lists write beside names.

const shape = /\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b/gi;

/** The only ORCID in a text; undefined for none or several, since nothing shows which one is meant. */
function orcidIn(text: string): string | undefined {
  const [orcid, another] = new Set(text.match(shape)?.map((found) => found.toUpperCase()));
  return another === undefined ? orcid : undefined;
}

/** Adds the ORCIDs in the texts that the names were read from, if each text gave one name. */
export function withOrcids(names: readonly Name[], texts: readonly string[]): Name[] {
  if (names.length !== texts.length) return [...names];
  return names.map((name, index) => withOrcid(name, texts[index] ?? ''));
}

export function withOrcid(name: Name, text: string): Name {
  const orcid = orcidIn(text);
  return orcid === undefined || 'literal' in name ? name : { ...name, orcid };
}
