#!/usr/bin/env node
// `node scripts/node.mjs SCRIPT [ARGUMENT…]`: runs a script of the project under a supported Node
// (docs/decisions/0013-supported-node.md). Older Nodes must be able to parse this file and what it imports, to print
// the message that refuses them: these are no TypeScript. What an interrupted upgrade has left is put right first, so
// the project's own files are imported only then (docs/decisions/0037-upgrade.md).
import fs from 'node:fs';
import module from 'node:module'; // Node 18 has no enableCompileCache to import
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

try {
  if (await upgradeIsSettled(process.argv[2] ?? '')) await runScript(process.argv.slice(2));
} catch (error) {
  const isForPerson = error instanceof Error && error.name === 'CliError';
  console.error(isForPerson ? error.message : error);
  process.exitCode = 1;
}

/** Returns whether to go on: with other versions of the files that are loaded, this process begins anew. @param {string} name */
async function upgradeIsSettled(name) {
  const program = path.join(root, '.upgrade/upgrade-switch.mjs');
  if (!fs.existsSync(program)) return true;
  const { settle } = await import(pathToFileURL(program).href);
  const { lines, isChanged } = await settle(root, name);
  for (const line of lines) console.log(line);
  if (!isChanged || typeof process.execve !== 'function') return true;
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], process.env);
}

/** @param {string[]} given */
async function runScript([name]) {
  const { CliError } = await import('../lib/cli-error.mjs');
  const { isSupported, rerunUnderSupported } = await import('./lib/supported-node.mjs');
  if (!isSupported()) await rerunUnderSupported(process.argv.slice(1));
  if (name === undefined) throw new CliError('Indiquez le programme à lancer : node scripts/node.mjs scripts/start.ts');
  const script = path.resolve(root, name.replace(/^scripts\/start\.mjs$/, 'scripts/start.ts')); // the name in older systemd units
  if (!fs.existsSync(script))
    throw new CliError(
      name.startsWith('scripts/')
        ? `${name} est introuvable. Un conteneur n’a que les commandes du site : c’est l’image qui porte la version.`
        : `${name} est introuvable. Si les dépendances manquent, npm run build les installe.`,
    );
  const caches = process.env.SITE_DIR ? path.join(process.env.SITE_DIR, '.cache') : path.join(root, '.scratch');
  // From Node 24 on the cache holds TypeScript as JavaScript: without it, each start loads the stripper of types, and
  // keeps its 20 MB.
  module.enableCompileCache(path.join(caches, 'compile-cache'));
  process.argv.splice(1, 2, script);
  await import(pathToFileURL(script).href);
}
