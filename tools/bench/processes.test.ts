import { expect, it } from 'vitest';
import { endAll, start } from './processes.mjs';

it('ends what it started, and starts nothing more', async () => {
  const lines: string[] = [];
  const waiting = start(process.execPath, ['-e', 'console.log("ready"); setInterval(() => {}, 1000)'], { onLine: (line) => lines.push(line) });
  while (lines.length === 0) await new Promise<void>((resolve) => setImmediate(resolve));
  await endAll();
  await waiting.ended;
  expect(lines).toEqual(['ready']);
  expect(() => process.kill(waiting.pid, 0)).toThrow(/ESRCH/);
  expect(() => start(process.execPath, ['-v'])).toThrow('Les mesures sont interrompues.');
});
