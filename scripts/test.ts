#!/usr/bin/env node
// `npm test`: types, lint, unit tests, then end-to-end tests against a production build.
import fs from 'node:fs';
import { parseArguments } from './lib/arguments.ts';
import { findBrowser } from './lib/browser.ts';
import { CliError, command, printedHelp, seconds, step } from './lib/console.ts';
import { installPackages } from './lib/debian.ts';
import { findOnPath } from './lib/find-on-path.ts';
import { npm } from './lib/npm.mjs';
import { inRoot } from './lib/project.ts';
import { run } from './lib/run.ts';
import { setUp, setUpSite } from './lib/setup.ts';
import { pathUnder } from './lib/supported-node.mjs';
import { playwrightResults, sumOf, vitestResults } from './lib/test-results.ts';
import { type Node, otherNodes, thisNode } from './lib/tested-nodes.ts';

const help = `
Utilisation : npm test [-- --long] [-- --nodes] [-- FICHIER…]

Installe ce qui manque, construit le site, puis vérifie les types et le style, et passe les essais unitaires et de
bout en bout ; enfin, sur les autres versions de Node.js prises en charge (téléchargées une fois), les essais unitaires de ce
qui se sert de Node.js. Avec --nodes, les essais de bout en bout passent aussi sur chacune. Ce que beaucoup de pages ont en
commun est essayé sur un échantillon d’entre elles ; avec --long (npm run test:long), sur toutes, avec les essais marqués
@long, et tous les essais unitaires sur chaque version.
Les FICHIERS limitent les essais de bout en bout, et à cette seule version de Node.js : npm test -- e2e/start.spec.ts
Le navigateur est PLAYWRIGHT_CHROMIUM, sinon celui de la machine.
`;

/**
 * The unit tests of what stands on Node: files, processes, SQLite, HTTP. The other Nodes run these; `npm run test:long`
 * runs all on each.
 */
const ofNode = [
  ...[
    'scripts/lib',
    'scripts/cli/backup',
    'scripts/cli/restore.test',
    'scripts/cli/restore-versions',
    'scripts/cli/owner',
    'server',
  ],
  ...['auth', 'backup', 'db/adapter', 'db/documents', 'db/migrat', 'http', 'incoming', 'public-pages', 'start'].map(
    (name) => `lib/site/${name}`,
  ),
  ...['lib/sqlite', 'lib/typeset/pdf', 'lib/web-stream', 'sections/publications/import/hosts/proxy'],
];

if (!printedHelp(help)) await command(test);

async function test() {
  const started = performance.now();
  const { values, positionals: files } = parseArguments(
    'npm test',
    { nodes: { type: 'boolean' }, long: { type: 'boolean' } },
    Number.POSITIVE_INFINITY,
  );
  const isWholeOnEach = values.nodes ?? false;
  console.log('Portfolio universitaire : essais');
  await setUp();
  await setUpSite();
  const browser = await step('Navigateur', findBrowser);
  if (!findOnPath(['pdftotext'])) await step('Lecteur de PDF', () => installPackages(['poppler-utils']));
  if (!findOnPath(['rsync'])) await step('rsync', () => installPackages(['rsync']));
  if (values.long) await step('Moteurs de contrôle', installEngines);
  const { nodes, missing } =
    files.length > 0 && !isWholeOnEach
      ? { nodes: [], missing: [] }
      : await step('Autres versions de Node.js', otherNodes, (others) => namesOf(others.nodes));
  fs.rmSync(inRoot('.scratch/results'), { recursive: true, force: true });
  fs.mkdirSync(inRoot('.scratch/results'), { recursive: true });

  const checks = [
    await check('Types', 'node_modules/typescript/bin/tsc', ['--noEmit']),
    await check('Style', 'node_modules/@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  ];
  const results = [];
  for (const node of [thisNode, ...nodes]) {
    const unit = inRoot(`.scratch/results/unit-${node.version}.json`);
    checks.push(await checkUnit(node, unit, { isLong: values.long ?? false }));
    results.push(vitestResults(unit));
    if (node !== thisNode && !isWholeOnEach) continue;
    const e2e = inRoot(`.scratch/results/e2e-${node.version}.json`);
    checks.push(await checkEndToEnd(node, e2e, files, { browser, isLong: values.long ?? false }));
    results.push(playwrightResults(e2e));
  }

  const { passed, failed, skipped, failures } = sumOf(results);
  for (const { line, reason } of missing) console.log(`ATTENTION : aucun essai sur Node.js ${line} : ${reason}`);
  const failedChecks = checks.filter((isGood) => !isGood).length + (process.env.CI ? missing.length : 0);
  const didNotRun = results.some((each) => each.passed + each.failed === 0);
  for (const failure of failures) console.log(`✗ ${failure}`);
  if (didNotRun) console.log('Un des jeux d’essais n’a rien exécuté.');
  if (failedChecks > 0) console.log(`${failedChecks} étape${failedChecks > 1 ? 's' : ''} en échec.`);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''} (${seconds(started)})`);
  if (failedChecks > 0 || failed > 0 || didNotRun) process.exitCode = 1;
}

/** The packages of e2e/engines, and Java for one of them. */
async function installEngines() {
  const { code, output } = await npm(['ci', '--ignore-scripts'], inRoot('e2e/engines'));
  if (code !== 0) throw new CliError(`Les moteurs de e2e/engines ne s’installent pas :\n${output}`);
  if (!findOnPath(['java'])) await installPackages(['default-jre-headless']);
}

function namesOf(nodes: readonly Node[]) {
  return nodes.map(({ version }) => version).join(', ') || 'aucune';
}

function checkUnit(node: Node, results: string, { isLong }: { isLong: boolean }) {
  const everyStep = isLong && node === thisNode; // scripts/cli/restore-kill.test.ts, lib/references/hostile.test.ts; they take minutes
  const files = isLong || node === thisNode ? [] : ofNode;
  const args = [
    'run',
    ...files,
    ...(everyStep ? ['--testTimeout=900000'] : []),
    '--reporter=default',
    '--reporter=./scripts/lib/vitest-results.ts',
  ];
  return check('Essais unitaires', 'node_modules/vitest/vitest.mjs', args, {
    node,
    env: { RESULTS_FILE: results, ...(everyStep && { KILL_EVERY_STEP: '1', LONG: '1' }) },
  });
}

function checkEndToEnd(
  node: Node,
  results: string,
  files: readonly string[],
  { browser, isLong }: { browser: string; isLong: boolean },
) {
  const env = {
    PLAYWRIGHT_CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: results,
    ...(isLong && { E2E_FORM: 'long' }),
  };
  return check(
    'Essais de bout en bout',
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', ...files],
    { node, env },
  );
}

/** Runs one check with its output shown; a failure does not keep the next from running. */
async function check(
  label: string,
  script: string,
  args: string[],
  { node = thisNode, env = {} }: { node?: Node; env?: Readonly<Record<string, string>> } = {},
) {
  const started = performance.now();
  const isOther = node !== thisNode;
  const name = isOther ? `${label}, Node.js ${node.version}` : label;
  console.log(`\n── ${name}`);
  const { code } = await run(node.program, [script, ...args], {
    show: true,
    env: { FORCE_COLOR: '0', NO_COLOR: '1', ...(isOther ? { PATH: pathUnder(node.program) } : {}), ...env },
  });
  console.log(`  ${code === 0 ? '✓' : '✗'} ${name} (${seconds(started)})`);
  return code === 0;
}
