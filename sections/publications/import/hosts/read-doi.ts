import { z } from 'zod';
import { ask } from '@/lib/hosts/ask';
import { HostProblem, hostProblem, unknownProblem } from '@/lib/hosts/host-problem';
import { boundsError } from '@/lib/json-bounds';
import type { Entry } from '@/lib/references/work';
import { type Reading, readItems } from './read-items';

const record = z.looseObject({ title: z.unknown(), type: z.unknown() });
const accept = 'application/vnd.citationstyles.csl+json';

/**
 * The works of these checked DOIs, in order. An unknown DOI, or one whose record cannot be read, becomes a refused
 * entry. A problem with the host itself is thrown, since it would concern the other DOIs too.
 */
export async function readDois(dois: readonly string[], reading: Reading): Promise<Entry[]> {
  const { onProgress, ...asking } = reading;
  const answers: (object | HostProblem)[] = [];
  for (const doi of dois) {
    answers.push(await askDoi(doi, asking));
    onProgress?.({ step: 'doi', done: answers.length, total: dois.length });
  }
  const items = answers.filter((answer) => !(answer instanceof HostProblem));
  const read = await readItems(items, reading);
  return answers.map((answer, index): Entry => {
    const doi = dois[index] ?? '';
    const where = { line: index + 1, key: doi };
    const problem = answer instanceof HostProblem ? answer : hostProblem('doi', 'unexpectedResponse');
    const entry = answer === problem ? undefined : read[items.indexOf(answer)];
    return entry ? { ...entry, ...where } : { ...where, refused: problem.message, text: doi };
  });
}

/** The record of a DOI as an item of CSL-JSON, or the problem with that record. Throws the problems of the host itself. */
export async function askDoi(doi: string, reading: Omit<Reading, 'onProgress'>): Promise<object | HostProblem> {
  try {
    const answer = record.safeParse(await ask('doi', { path: pathOf(doi), accept, ...reading }));
    if (!answer.success) return unknownProblem('doi', 'doi.org ne connaît pas ce DOI, ou n’en a pas de notice.');
    const { abstract: _, ...item } = answer.data; // its rights may belong to the publisher
    const isBoundless = boundsError(item)?.path === null; // nested too deeply to be passed to the reading process
    return isBoundless ? hostProblem('doi', 'unexpectedResponse') : { DOI: doi, ...item };
  } catch (error) {
    if (error instanceof HostProblem && concernsOneRecord(error)) return error;
    throw error;
  }
}

/** The prefix, then the whole suffix encoded as one part: it may hold signs that have a meaning in an address. */
const pathOf = (doi: string): string =>
  doi.replace(/^([^/]*)\/(.*)$/, (_, prefix: string, rest: string) => `/${prefix}/${encodeURIComponent(rest)}`);

/** Whether a problem concerns one DOI, so that the others may still be asked for. */
export const concernsOneRecord = ({ fault }: HostProblem): boolean => !hostFaults.has(fault);
const hostFaults: ReadonlySet<HostProblem['fault']> = new Set([
  'silent',
  'slow',
  'interrupted',
  'waiting',
  'failing',
  'partial',
]);
