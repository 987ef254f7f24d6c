#!/usr/bin/env node
// `node scripts/node.mjs SCRIPT [ARGUMENT…]`: runs a script of the project under a supported Node
// (docs/decisions/0013-supported-node.md). Older Nodes must be able to parse this file and what it imports, to print
// the message that refuses them: these are no TypeScript.
import fs from 'node:fs';
import module from 'node:module'; // Node 18 has no enableCompileCache to import
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CliError, isCliError } from '../lib/cli-error.mjs';
import { isSupported, rerunUnderSupported } from './lib/supported-node.mjs';

try {
  await runScript(process.argv.slice(2));
} catch (error) {
  console.error(isCliError(error) ? error.message : error);
  process.exitCode = 1;
}

/** @param {string[]} given */
async function runScript([name]) {
  if (!isSupported()) await rerunUnderSupported(process.argv.slice(1));
  if (name === undefined) throw new CliError('Indiquez le programme à lancer : node scripts/node.mjs scripts/start.ts');
  const root = fileURLToPath(new URL('..', import.meta.url));
  const script = path.resolve(root, name.replace(/^scripts\/start\.mjs$/, 'scripts/start.ts')); // the name in older systemd units
  if (!fs.existsSync(script))
    throw new CliError(`${name} est introuvable. Si les dépendances manquent, npm run build les installe.`);
  const caches = process.env.SITE_DIR ? path.join(process.env.SITE_DIR, '.cache') : path.join(root, '.scratch');
  // From Node 24 on the cache holds TypeScript as JavaScript: without it, each start loads the stripper of types, and
  // keeps its 20 MB.
  module.enableCompileCache(path.join(caches, 'compile-cache'));
  process.argv.splice(1, 2, script);
  await import(pathToFileURL(script).href);
}
