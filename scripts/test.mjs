#!/usr/bin/env node
// `npm test`: types, lint, unit tests, then end-to-end tests against a production build.
import fs from 'node:fs';
import { findBrowser } from './lib/browser.mjs';
import { command, helped, seconds, step } from './lib/console.mjs';
import { inRoot } from './lib/project.mjs';
import { runNode } from './lib/run.mjs';
import { setUp, setUpSite } from './lib/setup.mjs';
import { playwrightCounts, sumOf, vitestCounts } from './lib/test-results.mjs';

const help = `
Utilisation : npm test [-- FICHIER…]

Installe ce qui manque, construit le site, puis vérifie les types et le style, et passe les essais unitaires et de
bout en bout. Les FICHIERS limitent les essais de bout en bout : npm test -- e2e/start.spec.ts
Le navigateur est PLAYWRIGHT_CHROMIUM, sinon celui de la machine.
`;

if (!helped(help)) await command(test);

async function test() {
  const started = performance.now();
  console.log('Portfolio universitaire : essais');
  await setUp();
  await setUpSite();
  const browser = await step('Navigateur', findBrowser, (file) => file);
  fs.rmSync(inRoot('.scratch/results'), { recursive: true, force: true });
  fs.mkdirSync(inRoot('.scratch/results'), { recursive: true });

  const checks = [
    await check('Types', 'node_modules/typescript/bin/tsc', ['--noEmit']),
    await check('Style', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
    await check('Essais unitaires', 'node_modules/vitest/vitest.mjs', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${inRoot('.scratch/results/unit.json')}`,
    ]),
    await check('Essais de bout en bout', 'node_modules/@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)], {
      PLAYWRIGHT_CHROMIUM: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: inRoot('.scratch/results/e2e.json'),
    }),
  ];
  const counts = [vitestCounts(inRoot('.scratch/results/unit.json')), playwrightCounts(inRoot('.scratch/results/e2e.json'))];
  const { passed, failed, skipped } = sumOf(counts);
  const failedChecks = checks.filter((isGood) => !isGood).length;
  const didNotRun = counts.some((count) => count.passed + count.failed === 0);
  if (didNotRun) console.log('Un des jeux d’essais n’a rien exécuté.');
  if (failedChecks > 0) console.log(`${failedChecks} étape${failedChecks > 1 ? 's' : ''} en échec.`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''} (${seconds(started)})`);
  if (failedChecks > 0 || failed > 0 || didNotRun) process.exitCode = 1;
}

/**
 * Runs one check with its output shown; a failure does not keep the next from running.
 * @param {string} label
 * @param {string} script
 * @param {string[]} args
 * @param {Readonly<Record<string, string>>} [env]
 */
async function check(label, script, args, env = {}) {
  const started = performance.now();
  console.log(`\n── ${label}`);
  const { code } = await runNode(script, args, { show: true, env: { FORCE_COLOR: '0', NO_COLOR: '1', ...env } });
  console.log(`  ${code === 0 ? '✓' : '✗'} ${label} (${seconds(started)})`);
  return code === 0;
}
