/** Reads the ORCIDs that lists write beside names. */
import type { Name } from './name';

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
