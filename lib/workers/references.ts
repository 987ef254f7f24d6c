/**
 * Tasks of lib/references/process.ts: `read` gets the bytes of a bibliography, `parse` those of a host's JSON,
 * `compare` the JSON of works, then the stored publications to compare with.
 */
import type { Packed } from '@/lib/references/process';
import { throttled } from '@/lib/references/progress';
import type { OnProgress } from '@/lib/references/read-each';

type Answer = { readonly head: object; readonly lines: readonly object[] } | { readonly refusal: string };
type Task = (input: Buffer, onProgress: OnProgress) => Answer;

/** Each loads its modules when it starts. */
const tasks: Readonly<Record<'read' | 'parse' | 'compare', () => Promise<Task>>> = {
  read: async () => {
    const { readReferences } = await import('@/lib/references/read');
    return (bytes, onProgress) => {
      const read = readReferences(bytes, onProgress);
      if ('refusal' in read) return read;
      const { entries, ...head } = read;
      return { head, lines: entries };
    };
  },
  parse: async () => (await import('@/lib/hosts/json-answer')).toParts,
  compare: async () => (await import('@/sections/publications/import/compare')).compareEntries,
};

export async function work(
  { name, input }: { readonly name: keyof typeof tasks; readonly input: readonly Uint8Array[] },
  report: (progress: { readonly done: number; readonly total: number }) => void,
): Promise<Packed> {
  const task = await tasks[name]();
  const output = task(
    Buffer.concat(input),
    throttled((done: number, total: number) => report({ done, total })),
  );
  if ('refusal' in output) return output;
  return { head: output.head, count: output.lines.length, packets: Array.from(packets(output.lines)) };
}

/** In characters: size of a packet; a longer line has its own. */
const packetSize = 16 * 1024;

function* packets(lines: readonly object[]): Generator<string> {
  let packet: string[] = [];
  let size = 0;
  for (const line of lines) {
    const json = JSON.stringify(line);
    if (size > 0 && size + json.length > packetSize) {
      yield `[${packet.join()}]`;
      [packet, size] = [[], 0];
    }
    packet.push(json);
    size += json.length;
  }
  yield `[${packet.join()}]`;
}
