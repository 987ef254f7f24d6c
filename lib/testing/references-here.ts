/**
 * For tests of what is done with references: the tasks of the process (lib/workers/references.ts) in this one, which
 * starts no other for each file. `vi.mock('@/lib/references/process', () => import('@/lib/testing/references-here'))`.
 */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { toParts } from '@/lib/hosts/json-answer';
import type * as real from '@/lib/references/process';
import { readReferences } from '@/lib/references/read';
import { compareEntries } from '@/sections/publications/import/compare';

export const inReferencesProcess: typeof real.inReferencesProcess = async (task, { onProgress }) => {
  const work = task.name === 'parse' ? toParts : compareEntries;
  const told = (done: number, total: number) => onProgress?.({ step: 'comparison', done, total });
  const answer = work(await buffer(Readable.from(task.input)), told);
  if ('refusal' in answer) return answer;
  const { head, lines } = JSON.parse(JSON.stringify(answer));
  return {
    head: task.head.parse({ ...head, count: lines.length }),
    lines: lines.map((line: unknown) => task.line.parse(line)),
  };
};

export const readReferencesFile: typeof real.readReferencesFile = async (file) =>
  JSON.parse(JSON.stringify(readReferences(file instanceof Uint8Array ? file : await buffer(file))));
