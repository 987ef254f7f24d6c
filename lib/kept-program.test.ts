import { expect, test } from 'vitest';
import { publicationList } from '@/lib/testing/typeset-samples';
import { KeptProgram } from './kept-program';
import { prepared } from './typeset/prepare';

const job = (count: number) => JSON.stringify({ format: 'docx', document: prepared(publicationList(count)) });

test('a job that takes too long ends the program, and is not tried again', async () => {
  const hasty = new KeptProgram('typeset', { seconds: 0.01, maxOutput: 1e6 });
  expect(await hasty.run(job(1000))).toMatchObject({ ended: { signal: 'SIGKILL', isOutOfTime: true } });
  expect(await hasty.run(job(1))).toMatchObject({ ended: { isOutOfTime: true } });
});

test('an answer that is too long ends the program; the next one starts another', async () => {
  const narrow = new KeptProgram('typeset', { seconds: 60, maxOutput: 12_000 });
  expect(await narrow.run(job(300))).toMatchObject({ ended: { signal: 'SIGKILL', isOutOfTime: false } });
  const next = await narrow.run(job(1));
  expect(next.ended).toBeUndefined();
});

test('what the program cannot read ends it with what it said', async () => {
  const program = new KeptProgram('typeset', { seconds: 60, maxOutput: 1e6 });
  const { ended } = await program.run('{');
  expect(ended).toMatchObject({ code: 1, signal: null });
  expect(ended?.said).toContain('SyntaxError');
});
