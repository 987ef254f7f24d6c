/** The ORCID that lists write beside a name. */
import type { Name } from './name';

const shape = /\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b/gi;

/** The only ORCID in a text, without its address; undefined for none, and for several, of which none is told apart. */
function orcidIn(text: string): string | undefined {
  const [orcid, another] = new Set(text.match(shape)?.map((found) => found.toUpperCase()));
  return another === undefined ? orcid : undefined;
}

/** The names with the ORCIDs of the texts that they were read from, where each text is one name. */
export function withOrcids(names: readonly Name[], texts: readonly string[]): Name[] {
  if (names.length !== texts.length) return [...names];
  return names.map((name, index) => withOrcid(name, texts[index] ?? ''));
}

/** A person with the ORCID in a text. */
export function withOrcid(name: Name, text: string): Name {
  const orcid = orcidIn(text);
  return orcid === undefined || 'literal' in name ? name : { ...name, orcid };
}
