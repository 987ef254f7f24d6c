/** A line of one's own list as it was written, where nobody is sure what it says: its title is the line. */
import { finalStop } from './deduce';
import type { Nature } from './natures';
import { patternOf } from './plain-patterns';
import type { Work } from './work';

const addresses = patternOf('<addresses>', 'giu');

/** The years that a line names, each once, up to next year. */
const yearsIn = (line: string): string[] =>
  [...new Set(line.replace(addresses, '').match(/(?<![\d/.-])(?:19|20)\d\d(?![\d/-])/gu))].filter(
    (year) => Number(year) <= new Date().getFullYear() + 1,
  );

/** Facts that a heading says of what stands below it. */
const facts = ['peerReviewed', 'audience', 'invited', 'unreviewed', 'proceedings', 'poster', 'popular'] as const;

/** Of this nature, without its addresses and its year, which have fields of their own, where they stand apart in it. */
export function asWritten(line: string, work: Work, nature: Nature = work.nature): Work {
  const { doi, halId, arxivId, url, status } = work;
  const years = yearsIn(line);
  const date = years.length > 1 ? years.toSorted().at(-1) : work.date?.slice(0, 4); // « 2022 (1re éd. 2015) »
  const isLinked = doi ?? halId ?? url;
  const year = new RegExp(String.raw`\s*[[(]${date}[a-z]?[\])](?=[\s.,:]|$)|[,.]\s${date}(?=[.,;]|\s*$)`);
  const text = isLinked ? line.replace(addresses, '') : line;
  const title = (years.length > 1 ? text : text.replace(year, '')).replace(/[\s,;:–-]+$/u, '').replace(finalStop, '');
  return {
    ...{ nature, title, authors: [], date, doi, halId, arxivId, url },
    ...(nature === work.nature && Object.fromEntries(facts.map((fact) => [fact, work[fact]]))),
    status: date === undefined ? status : undefined,
  };
}
