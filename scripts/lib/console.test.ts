import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { urlInRoot } from './project';

test('a command whose reader has gone (`| head -1`) does its work to the end, and says no error', async () => {
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
