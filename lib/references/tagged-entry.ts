/** The common part of the readers of tagged formats, RIS and PubMed's: an entry that is split into its tags. */
import { TooSlow, withinProcessorTime } from '../time-limit';
import type { Draft } from './draft';
import { finishedWork } from './finished-work';
import type { Entry } from './work';

export type Tags = ReadonlyMap<string, readonly string[]>;
export type RawEntry = { readonly line: number; readonly lines: readonly string[]; readonly tags: Tags };

const maxSize = 1024 * 1024;
const maxMilliseconds = 2000;

/**
 * The work of an entry, with the key that its source has for it and what `oddIn` says of its tags, or why it is
 * refused.
 */
export function readTagged(
  { line, lines, tags }: RawEntry,
  given: string | undefined,
  draftOf: (tags: Tags) => Draft,
  oddIn: (tags: Tags) => readonly string[] = () => [],
): Entry {
  const key = given?.slice(0, 500);
  const text = lines.slice(0, 60).join('\n').slice(0, 2000);
  const refuse = (refused: string): Entry => ({ line, key, refused, text });
  const size = [...tags.values()].reduce(
    (total, values) => total + values.reduce((sum, value) => sum + value.length, 0),
    0,
  );
  if (size > maxSize) return refuse('Cette entrée est trop longue\u00a0: 1\u00a0Mo au plus.');
  try {
    const result = withinProcessorTime(maxMilliseconds, () => finishedWork(draftOf(tags)));
    if ('refused' in result) return refuse(result.refused);
    const odd = oddIn(tags);
    return { line, key, work: result.work, ...(odd.length > 0 && { odd }) };
  } catch (error) {
    if (error instanceof TooSlow) return refuse('Cette entrée demande trop de temps à lire.');
    throw error;
  }
}
