import { z } from 'zod';
import { ask } from '@/lib/hosts/ask';
import { HostProblem, hostProblem, unknownProblem } from '@/lib/hosts/host-problem';
import { boundsError } from '@/lib/json-bounds';
import type { Entry } from '@/lib/references/work';
import { type Reading, readItems } from './read-items';

const record = z.looseObject({ title: z.unknown(), type: z.unknown() });
const accept = 'application/vnd.citationstyles.csl+json';

/**
 * The works of these checked DOIs, in their order; one that is not known, or whose record cannot be read, is an entry
 * that is refused. A problem with the host itself is thrown: the other DOIs would have it too.
 */
export async function readDois(dois: readonly string[], reading: Reading): Promise<Entry[]> {
  const { onProgress, ...asking } = reading;
  const answers: (object | HostProblem)[] = [];
  for (const doi of dois) {
    answers.push(await askDoi(doi, asking));
    onProgress?.({ step: 'doi', done: answers.length, total: dois.length });
  }
  const items = answers.filter((each) => !(each instanceof HostProblem));
  const read = await readItems(items, reading);
  return answers.map((each, index): Entry => {
    const doi = dois[index] ?? '';
    const where = { line: index + 1, key: doi };
    const problem = each instanceof HostProblem ? each : hostProblem('doi', 'unexpectedResponse');
    const entry = each === problem ? undefined : read[items.indexOf(each)];
    return entry ? { ...entry, ...where } : { ...where, refused: problem.message, text: doi };
  });
}

/**
 * The record of a DOI as an item of CSL-JSON, or what is wrong with it; throws a `HostProblem` with the host itself.
 */
export async function askDoi(doi: string, reading: Omit<Reading, 'onProgress'>): Promise<object | HostProblem> {
  try {
    const answer = record.safeParse(await ask('doi', { path: pathOf(doi), accept, ...reading }));
    if (!answer.success) return unknownProblem('doi', 'doi.org ne connaît pas ce DOI, ou n’en a pas de notice.');
    const { abstract: _, ...item } = answer.data; // it may belong to the publisher
    const isBoundless = boundsError(item)?.path === null; // nested without end, it could not be handed on
    return isBoundless ? hostProblem('doi', 'unexpectedResponse') : { DOI: doi, ...item };
  } catch (error) {
    if (error instanceof HostProblem && isOfOneRecord(error)) return error;
    throw error;
  }
}

/** The prefix, then all of the rest as one part: it may hold signs that an address reads otherwise. */
const pathOf = (doi: string): string =>
  doi.replace(/^([^/]*)\/(.*)$/, (_, prefix: string, rest: string) => `/${prefix}/${encodeURIComponent(rest)}`);

/** Whether a problem is that of one DOI: the others may be asked for. */
export const isOfOneRecord = ({ fault }: HostProblem): boolean => !ofHost.has(fault);
const ofHost: ReadonlySet<HostProblem['fault']> = new Set([
  'silent',
  'slow',
  'interrupted',
  'waiting',
  'failing',
  'partial',
]);
