import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { freePort, inherited, run } from './support/site';

test('under next start, which does not build again: a wrong setting of .env, a build that is not there, or of older sources', {
  tag: '@long',
}, async () => {
  const project = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio projet '));
  const copied = ['lib', 'scripts', 'next.config.mjs', 'instrumentation.ts'];
  for (const name of fs.readdirSync('.').filter((each) => each !== '.next' && each !== '.env' && each !== '.git')) {
    if (copied.includes(name)) fs.cpSync(name, path.join(project, name), { recursive: true });
    else fs.symlinkSync(path.resolve(name), path.join(project, name));
  }
  fs.mkdirSync(path.join(project, '.next'));
  for (const name of fs.readdirSync('.next'))
    fs.symlinkSync(path.resolve('.next', name), path.join(project, '.next', name));
  const inProject = async () => {
    const args = ['node_modules/next/dist/bin/next', 'start', '--port', String(await freePort())];
    const data = {
      DATABASE_URL: `file:${test.info().outputPath('a.db')}`,
      UPLOADS_DIR: test.info().outputPath('uploads'),
    };
    const { code, output } = await run(args, { ...inherited(), ...data }, '', project);
    return [code, output.trim().split('\n').at(-1)];
  };
  fs.writeFileSync(path.join(project, '.env'), 'SITE_URL=exemple.org\n');
  expect(await inProject()).toEqual([1, expect.stringMatching(/^Réglage incorrect : SITE_URL doit être/)]);
  fs.rmSync(path.join(project, '.env'));
  fs.appendFileSync(path.join(project, 'instrumentation.ts'), '// changed\n');
  expect(await inProject()).toEqual([1, expect.stringContaining('Le code du site a changé depuis sa construction')]);
  fs.copyFileSync('instrumentation.ts', path.join(project, 'instrumentation.ts'));
  for (const name of fs.readdirSync(path.join(project, '.next'))) fs.rmSync(path.join(project, '.next', name));
  expect(await inProject()).toEqual([1, expect.stringContaining('Le site n’est pas construit')]);
  fs.rmSync(project, { recursive: true });
});
