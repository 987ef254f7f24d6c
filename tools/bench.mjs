#!/usr/bin/env node
// `npm run bench`: measures the site's speed and memory, beside those of other servers (docs/performance.md).
import fs from 'node:fs';
import { command, printedHelp, seconds } from '../scripts/lib/console.mjs';
import { inRoot } from '../scripts/lib/project.mjs';
import { setUp, setUpSite } from '../scripts/lib/setup.mjs';
import { help, partNames, readOptions } from './bench/options.mjs';
import { measures } from './bench/parts.mjs';
import { endAllOnSignal, endRunning } from './bench/processes.mjs';
import { writeReport } from './bench/report/write.mjs';
import { busyness, describeMachine, findTools } from './bench/tools.mjs';

if (!printedHelp(help)) await command(bench);

async function bench() {
  const began = performance.now();
  const { only, rounds, isShort, withLighthouse, isWhole } = readOptions(process.argv.slice(2));
  console.log(`Portfolio universitaire : mesures, ${rounds} tour${rounds > 1 ? 's' : ''}${isShort ? ', forme courte' : ''}`);
  const { browser } = await findTools({ browser: only.includes('browser'), servers: only.some((id) => ['home', 'saves', 'growth'].includes(id)) });
  await setUp();
  await setUpSite();
  endAllOnSignal();
  const machine = await describeMachine();
  const loadBefore = busyness();
  if (loadBefore > 1) console.log(`La machine est occupée (charge ${loadBefore.toLocaleString('fr-FR')}) : ces chiffres ne vaudront que pour essayer.`);

  /** @type {Record<string, unknown>} */
  const parts = {};
  for (const { id, shows } of partNames.filter((part) => only.includes(part.id))) {
    const since = performance.now();
    console.log(`\n── ${id} : ${shows}`);
    const folder = inRoot('.scratch/bench', id);
    fs.rmSync(folder, { recursive: true, force: true });
    fs.mkdirSync(folder, { recursive: true });
    const say = (/** @type {string} */ text) => console.log(`  … ${text} (${seconds(since)})`);
    try {
      parts[id] = await measures[id]?.({ folder, rounds, isShort, withLighthouse, browser, say });
      console.log(`  ✓ ${id} (${seconds(since)})`);
    } catch (error) {
      console.error(`  ✗ ${id} (${seconds(since)})`, error); // the other parts go on
      process.exitCode = 1;
    } finally {
      await endRunning();
    }
  }
  const isComplete = isWhole && Object.keys(parts).length === partNames.length;
  const folder = inRoot(isComplete ? 'docs' : '.scratch/bench/report');
  const at = new Date().toISOString();
  const minutes = (performance.now() - began) / 60_000;
  const { file, missed } = writeReport(folder, { at, form: isShort ? 'short' : 'whole', rounds, minutes, loadBefore, machine, parts });
  console.log(`\nRapport : ${file} (${seconds(began)})`);
  for (const line of missed) console.log(`  non tenu : ${line}`);
}
