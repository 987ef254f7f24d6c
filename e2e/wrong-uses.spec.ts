import fs from 'node:fs';
import { rowsOf } from '../lib/testing/rows';
import { sample } from './support/sample';
import { freePort, inherited, run } from './support/site';
import { expect, test } from './support/test';

test('a wrong use of a command prints one line and exits with 1', async ({ site }) => {
  const at = (name: string) => test.info().outputPath(name);
  fs.writeFileSync(at('image.png'), Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]));
  fs.writeFileSync(at('entamé.json'), '{');
  fs.mkdirSync(at('plein'));
  fs.writeFileSync(at('plein/lettre.txt'), 'x');
  fs.mkdirSync(at('site/.env'), { recursive: true });
  const named: Readonly<Record<string, string>> = { port: new URL(site.origin).port, database: site.databaseFile };
  const settings = {
    ...inherited(),
    DATABASE_URL: `file:${site.databaseFile}`,
    UPLOADS_DIR: site.uploadsDir,
    PORT: String(await freePort()),
  };
  const uses = sample(rowsOf('e2e/wrong-uses.txt'), 8);
  const tried = await Promise.all([0, 1].map((turn) => tryEach(uses.filter((_, n) => n % 2 === turn))));
  expect(fs.existsSync('sites'), 'nothing is made where SITE_DIR leads nowhere').toBe(false);
  expect(tried.flat().filter(({ isTold }) => !isTold)).toEqual([]);

  async function tryEach(some: ReturnType<typeof rowsOf>) {
    const outcomes = [];
    for (const { input: use, outputs } of some) {
      const [command = '', ...input] = use.split('\n');
      const words = command
        .split(' ')
        .map((word) => word.replace(/\{(.+)\}/, (_, name: string) => named[name] ?? at(name)));
      const isSetting = (word: string) => /^[A-Z_]+=/.test(word);
      const env = Object.fromEntries(words.filter(isSetting).map((word) => word.split(/=(.*)/, 2)));
      const [name, ...args] = words.filter((word) => !isSetting(word));
      const { code, output } = await run(
        ['scripts/node.mjs', `scripts/${name}.ts`, ...args],
        { ...settings, ...env },
        input.join('\n'),
      );
      // Beside the steps of the set-up.
      const said = output.split('\n').filter((each) => !/^(?: {2}[✓✗…] .*|Portfolio universitaire.*|)$/.test(each));
      const isTold = code === 1 && said.length === 1 && outputs.some((line) => said[0]?.includes(line));
      outcomes.push({ use, code, said, isTold });
    }
    return outcomes;
  }
});
