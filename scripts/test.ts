#!/usr/bin/env node
// `npm test`: lint, types, unit tests, then end-to-end tests against a production build.
import fs from 'node:fs';
import { findBrowser } from './lib/browser.ts';
import { command, parseArguments, printedHelp, seconds, step } from './lib/console.ts';
import { installPackages } from './lib/debian.ts';
import { findOnPath } from './lib/find-on-path.ts';
import { inRoot } from './lib/project.ts';
import { run } from './lib/run.ts';
import { setUp, setUpSite } from './lib/setup.ts';
import { playwrightResults, sumOf, vitestResults } from './lib/test-results.ts';

const help = `
Utilisation : npm test [-- FICHIER…]
              npm run test:nightly

Installe ce qui manque, construit le site, puis vérifie les types et le style, et passe les essais unitaires et de bout en
bout. Les FICHIERS limitent les essais de bout en bout : npm test -- e2e/start.spec.ts
La nuit, tout : les essais longs, les attaques et les pannes, toutes les pages et tous les états au lieu d’un échantillon.
Le navigateur est PLAYWRIGHT_CHROMIUM, sinon celui de la machine.
`;

if (!printedHelp(help)) await command(test);

async function test() {
  const started = performance.now();
  const { values, positionals: files } = parseArguments(
    'npm test',
    { nightly: { type: 'boolean' } },
    Number.POSITIVE_INFINITY,
  );
  console.log('Portfolio universitaire : essais');
  await setUp();
  const biome = ['check', '--error-on-warnings', '.'];
  const [isInStyle] = await Promise.all([check('Style', 'node_modules/@biomejs/biome/bin/biome', biome), setUpSite()]);
  const browser = await step('Navigateur', findBrowser);
  if (!findOnPath(['pdftotext'])) await step('Lecteur de PDF', () => installPackages(['poppler-utils']));
  fs.rmSync(inRoot('.scratch/results'), { recursive: true, force: true });
  fs.mkdirSync(inRoot('.scratch/results'), { recursive: true });
  const [unit, endToEnd] = [inRoot('.scratch/results/unit.json'), inRoot('.scratch/results/e2e.json')];
  const env: Readonly<Record<string, string>> = values.nightly ? { NIGHTLY: '1' } : {};

  const checks = [
    isInStyle,
    await check('Types', 'node_modules/typescript/bin/tsc', ['--noEmit']), // also of routes, whose types the build writes
    await check(
      'Essais unitaires',
      'node_modules/vitest/vitest.mjs',
      ['run', '--reporter=default', '--reporter=./scripts/lib/vitest-results.ts'],
      { ...env, RESULTS_FILE: unit },
    ),
    await check(
      'Essais de bout en bout',
      'node_modules/playwright/cli.js',
      ['test', '--config', 'e2e/playwright.config.ts', ...files],
      { ...env, PLAYWRIGHT_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: endToEnd },
    ),
  ];

  const results = [vitestResults(unit), playwrightResults(endToEnd)];
  const { passed, failed, skipped, failures } = sumOf(results);
  const failedChecks = checks.filter((isGood) => !isGood).length;
  const didNotRun = results.some((each) => each.passed + each.failed === 0);
  for (const failure of failures) console.log(`✗ ${failure}`);
  if (didNotRun) console.log('Un des jeux d’essais n’a rien exécuté.');
  if (failedChecks > 0) console.log(`${failedChecks} étape${failedChecks > 1 ? 's' : ''} en échec.`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''} (${seconds(started)})`);
  if (failedChecks > 0 || failed > 0 || didNotRun) process.exitCode = 1;
}

/** Runs one check and shows its output; the next one runs even when it fails. */
async function check(label: string, script: string, args: string[], env: Readonly<Record<string, string>> = {}) {
  const started = performance.now();
  console.log(`\n── ${label}`);
  const { code } = await run(process.execPath, [script, ...args], {
    show: true,
    env: { FORCE_COLOR: '0', NO_COLOR: '1', ...env },
  });
  console.log(`  ${code === 0 ? '✓' : '✗'} ${label} (${seconds(started)})`);
  return code === 0;
}
