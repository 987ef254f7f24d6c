import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Problem } from '@/lib/errors';
import { withProgress } from './progress';

const asking = (accept: string, signal?: AbortSignal) =>
  new Request('http://localhost/api', { headers: { accept }, ...(signal && { signal }) });
const work = async (_: AbortSignal, report: (step: object) => void) => {
  report({ done: 1 });
  await setTimeout(1);
  report({ done: 2 });
  return { success: true };
};
async function sent(response: Response): Promise<unknown[]> {
  return (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('each step is a line, and the result is the last one, with its status', async () => {
  const response = await withProgress(asking('application/x-ndjson'), 'id', work);
  expect(await sent(response)).toEqual([
    { progress: { done: 1 } },
    { progress: { done: 2 } },
    { status: 200, result: { success: true } },
  ]);
});

test('a refusal is the last line; for a client that does not accept lines it is thrown', async () => {
  const refuse = async () => Promise.reject(new Problem('upstream', 'HAL ne répond pas.'));
  expect(await sent(await withProgress(asking('application/x-ndjson'), 'id', refuse))).toEqual([
    { status: 502, result: { success: false, error: 'HAL ne répond pas.' } },
  ]);
  await expect(withProgress(asking('*/*'), 'id', refuse)).rejects.toThrow('HAL ne répond pas.');
  expect(await sent(await withProgress(asking('*/*'), 'id', work))).toEqual([{ success: true }]);
});
