#!/usr/bin/env node
// `npm run test:browsers`: the short suite of e2e/browsers, in Firefox and in WebKitGTK.
import fs from 'node:fs';
import { parseArguments } from '../scripts/lib/arguments.ts';
import { CliError, command, printedHelp, seconds, step } from '../scripts/lib/console.ts';
import { inRoot } from '../scripts/lib/project.ts';
import { runNode } from '../scripts/lib/run.ts';
import { setUp, setUpSite } from '../scripts/lib/setup.ts';
import { annotationsOf, playwrightResults, type Results } from '../scripts/lib/test-results.ts';
import { type OtherBrowser, otherBrowsers, programsOf } from './lib/other-browsers.ts';

const help = `
Utilisation : npm run test:browsers [-- --only firefox|webkit] [-- FICHIER…]

Passe les essais d’e2e/browsers sur un site construit, dans Firefox (par WebDriver BiDi, sans pilote) et dans WebKitGTK (par
WebKitWebDriver). Sur Debian et en root, demande à apt-get ce qui manque : firefox-esr, webkit2gtk-driver, xvfb.
Un navigateur absent est nommé à la fin. Le code de sortie est 1 si un essai échoue, si rien n’a été essayé, si le
navigateur donné par --only est absent, et, quand CI est défini, dès qu’un navigateur est absent.
`;

type Outcome = Results & { readonly name: string; readonly time: string; readonly skips: readonly string[] };

if (!printedHelp(help)) await command(browsers);

async function browsers() {
  const { asked, files } = readOptions();
  console.log('Portfolio universitaire : essais dans d’autres navigateurs');
  await setUp();
  await setUpSite();
  const missing = [];
  const outcomes = [];
  for (const browser of asked) {
    const programs = await step(
      browser.name,
      () => programsOf(browser),
      (found) => found?.join(', ') ?? 'ABSENT',
    );
    if (programs) outcomes.push(await runIn(browser, programs, files));
    else missing.push(browser);
  }
  console.log('');
  for (const outcome of outcomes) report(outcome);
  for (const { name, packages } of missing)
    console.log(
      `ATTENTION : aucun essai dans ${name}, qui est absent (Debian et Ubuntu : apt-get install ${packages.join(' ')}).`,
    );
  if (outcomes.length === 0)
    throw new CliError('Rien n’a été essayé : aucun de ces navigateurs n’est sur cette machine.');
  const hasFailed = outcomes.some(({ passed, failed }) => failed > 0 || passed === 0);
  if (hasFailed || (missing.length > 0 && process.env.CI)) process.exitCode = 1;
}

function readOptions() {
  const { values, positionals: files } = parseArguments(
    'npm run test:browsers',
    { only: { type: 'string' } },
    Number.POSITIVE_INFINITY,
  );
  const asked = otherBrowsers.filter(({ id }) => values.only === undefined || values.only === id);
  if (asked.length === 0)
    throw new CliError(
      `Navigateur inconnu : ${values.only}. Navigateurs : ${otherBrowsers.map(({ id }) => id).join(', ')}`,
    );
  return { asked, files };
}

/** Runs the suite in one browser, with its output shown. */
async function runIn(
  { id, name }: OtherBrowser,
  [program]: readonly string[],
  files: readonly string[],
): Promise<Outcome> {
  const started = performance.now();
  const results = inRoot(`.scratch/results/browsers-${id}.json`);
  fs.rmSync(results, { force: true });
  console.log(`\n── ${name}`);
  const { code } = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/browsers/playwright.config.ts', '--project', id, ...files],
    {
      show: true,
      env: { FORCE_COLOR: '0', NO_COLOR: '1', OTHER_BROWSER: program, PLAYWRIGHT_JSON_OUTPUT_FILE: results },
    },
  );
  const counts = playwrightResults(results);
  return {
    ...counts,
    failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed,
    name: annotationsOf(results, 'browser')[0] ?? name,
    time: seconds(started),
    skips: annotationsOf(results, 'skip'),
  };
}

function report({ name, passed, failed, skipped, failures, skips, time }: Outcome) {
  for (const failure of failures) console.log(`✗ ${name} › ${failure}`);
  console.log(`${name} : ${passed} passed, ${failed} failed, ${skipped} skipped (${time})`);
  for (const skip of skips) console.log(`  ÉCARTÉ : ${skip}`);
}
