#!/usr/bin/env node
// `npm run test:trust`: tests under attack, failure and load, in their long form; `npm test` runs the short one of most
// of them.
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import { parseArguments } from '../scripts/lib/arguments.ts';
import { findBrowser } from '../scripts/lib/browser.ts';
import { CliError, command, printedHelp, seconds, step } from '../scripts/lib/console.ts';
import { inRoot } from '../scripts/lib/project.ts';
import { setUp, setUpSite } from '../scripts/lib/setup.ts';
import { runSuite, suites } from './lib/trust-suites.ts';

const help = `
Utilisation : npm run test:trust [-- OPTIONS]

Passe les essais de confiance dans leur forme longue (environ une heure), puis donne un tableau et écrit les chiffres
dans .scratch/trust/figures.json. Le code de sortie est 1 dès qu’un essai échoue. Un essai que cette machine ne permet
pas (monter un disque, par exemple) le dit et compte comme écarté, jamais comme réussi.

  --only SUITE[,SUITE]  seulement ces suites
  --short               la forme courte, celle de npm test
  --seed N              la graine du hasard ; sans elle, une nouvelle à chaque fois, affichée

Suites :
${suites.map(({ id, shows }) => `  ${id.padEnd(10)}${shows}`).join('\n')}
`;

if (!printedHelp(help)) await command(trust);

async function trust() {
  const started = performance.now();
  const { only, isLong, seed } = readOptions();
  console.log(`Portfolio universitaire : essais de confiance, forme ${isLong ? 'longue' : 'courte'}, graine ${seed}`);
  await setUp();
  await setUpSite();
  const browser = await step('Navigateur', findBrowser);
  fs.mkdirSync(inRoot('.scratch/trust'), { recursive: true });

  const outcomes = [];
  for (const { id, shows } of only) {
    console.log(`\n── ${id} : ${shows}`);
    outcomes.push(await runSuite(id, { isLong, seed, browser }));
  }
  const figures = inRoot('.scratch/trust/figures.json');
  fs.writeFileSync(
    figures,
    `${JSON.stringify({ at: new Date().toISOString(), form: isLong ? 'long' : 'short', seed, node: process.version, outcomes }, null, 2)}\n`,
  );
  console.table(
    outcomes.map(({ suite, cases, passed, failed, skipped, seconds }) => ({
      Suite: suite,
      Cas: cases,
      Réussis: passed,
      Échecs: failed,
      Écartés: skipped,
      'Durée (s)': seconds,
    })),
  );
  for (const { suite, skips } of outcomes) for (const skip of skips) console.log(`  ${suite} : ${skip}`);
  console.log(`Chiffres : ${figures} (${seconds(started)})`);
  if (outcomes.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

function readOptions() {
  const { values } = parseArguments('npm run test:trust', {
    only: { type: 'string' },
    short: { type: 'boolean' },
    seed: { type: 'string' },
  });
  const seed = values.seed ?? String(randomInt(1, 2 ** 31 - 1));
  if (!/^\d{1,10}$/.test(seed)) throw new CliError('La graine est un nombre entier : --seed 42');
  return {
    only: values.only === undefined ? suites : readSuites(values.only),
    isLong: !values.short,
    seed: Number(seed),
  };
}

function readSuites(text: string) {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !suites.some(({ id }) => id === name));
  if (unknown !== undefined)
    throw new CliError(`Suite inconnue : ${unknown || '(aucune)'}. Suites : ${suites.map(({ id }) => id).join(', ')}`);
  return suites.filter(({ id }) => names.includes(id));
}
