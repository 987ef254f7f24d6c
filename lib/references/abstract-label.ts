/** The word that journals and databases print before an abstract, which says nothing in a field of that name. */
import { patternOf } from './plain-patterns';

const label = /^\s*(?:<[^<>]{1,200}>\s*)*(?:abstract|summary|r[ée]sum[ée])/iu;
/** A sign, a tag or a line's end. */
const parted = /^(?:\s*(?:[:.—–]|<\/[^<>]{1,40}>|\r?\n)|\s+-\s)[\s:.]*/u;
/** A sentence or a section: « Abstract We show », « AbstractBackground », but not « Abstract Wiener spaces are ». */
const begun = patternOf('<afterLabel>', 'u');

/** An abstract without its label: « Abstract. », « RÉSUMÉ : », « <jats:title>Abstract</jats:title> ». */
export function withoutLabel(abstract: string): string {
  const [found] = label.exec(abstract) ?? [];
  if (found === undefined) return abstract;
  const rest = abstract.slice(found.length);
  const [between] = parted.exec(rest) ?? [];
  if (between !== undefined) return rest.slice(between.length);
  return begun.test(rest) ? rest : abstract;
}
