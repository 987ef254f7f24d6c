import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { scratchDatabase } from '@/lib/testing/scratch-database';

/** Runs a program that holds the database until it is killed, and says so, or what it was refused with. */
async function hold(file: string, env: Readonly<Record<string, string>> = {}) {
  const script = `const { holdDatabase } = await import(${JSON.stringify(new URL('./hold.ts', import.meta.url).href)});
    try { holdDatabase(${JSON.stringify(file)}); console.log('held'); setInterval(() => {}, 1000); } catch ({ message }) { console.log(message); }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env: { ...process.env, ...env } });
  const [said] = await once(child.stdout, 'data');
  return {
    said: String(said).trim(),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

test('one site holds a database, and it is free however that one ends', async () => {
  const { file, close } = await scratchDatabase();
  const first = await hold(file);
  expect(first.said).toBe('held');
  expect((await hold(file)).said).toBe(
    `Un site se sert déjà de la base de données ${file} : arrêtez-le, ou changez DATABASE_URL.`,
  );
  const beside = await hold(file, { SERVES_ONLY: '1' });
  expect(beside.said, 'what a command serves for itself is not in the way').toBe('held');
  await beside.kill();
  await first.kill();
  const second = await hold(file);
  expect(second.said).toBe('held');
  await second.kill();
  await close();
});
