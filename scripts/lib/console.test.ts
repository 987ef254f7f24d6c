import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { urlInRoot } from './project';

test('a command whose reader has gone (`| head -1`) finishes its work without an error', async () => {
  const program = `
    import { command } from '${urlInRoot('scripts/lib/console.ts')}';
    await command(async () => {
      console.log('first');
      for await (const _ of process.stdin);
      for (let line = 0; line < 5; line += 1) await new Promise((done) => { console.log('later'); setImmediate(done); });
      console.error('done');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  const [said, ended] = [text(child.stderr), once(child, 'close')];
  await once(child.stdout, 'data');
  child.stdout.destroy();
  await once(child.stdout, 'close');
  child.stdin.end();
  expect(await ended).toEqual([0, null]);
  expect(await said).toBe('done\n');
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
  'a command that %s ends takes what it runs with it',
  async (signal) => {
    const program = `
    import { command } from '${urlInRoot('scripts/lib/console.ts')}';
    import { run } from '${urlInRoot('scripts/lib/run.ts')}';
    await command(() => run(process.execPath, ['-e', 'console.log("up"); setInterval(() => {}, 1000)'], { show: true }));`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    const ended = once(child.stdout, 'close'); // when the last process that holds it ends
    await once(child.stdout, 'data');
    child.kill(signal);
    await ended;
    expect(child.exitCode ?? (await once(child, 'close'))[0]).toBeGreaterThan(128);
  },
);
