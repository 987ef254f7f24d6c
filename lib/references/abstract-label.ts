/** Journals and databases print « Abstract » before an abstract, which is redundant in the field of an abstract. */
import { patternOf } from './plain-patterns';

const labelAtStart = /^\s*(?:<[^<>]{1,200}>\s*)*(?:abstract|summary|r[ée]sum[ée])/iu;
const separator = /^(?:\s*(?:[:.—–]|<\/[^<>]{1,40}>|\r?\n)|\s+-\s)[\s:.]*/u;
/** The label has no sign after it: « Abstract We show », « AbstractBackground », but not « Abstract Wiener spaces are ». */
const sentenceStart = patternOf('<afterLabel>', 'u');

/** An abstract without its label: « Abstract. », « RÉSUMÉ : », « <jats:title>Abstract</jats:title> ». */
export function withoutLabel(abstract: string): string {
  const [found] = labelAtStart.exec(abstract) ?? [];
  if (found === undefined) return abstract;
  const rest = abstract.slice(found.length);
  const [between] = separator.exec(rest) ?? [];
  if (between !== undefined) return rest.slice(between.length);
  return sentenceStart.test(rest) ? rest : abstract;
}
