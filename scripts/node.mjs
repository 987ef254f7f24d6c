#!/usr/bin/env node
// `node scripts/node.mjs SCRIPT [ARGUMENT…]`: runs a script of the project under a supported Node (docs/decisions/0013-supported-node.md).
// Older Nodes must be able to parse this file and what it imports, to print the message that refuses them.
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CliError, command } from './lib/console.mjs';
import { root } from './lib/project.mjs';
import { isSupported, rerunUnderSupported } from './lib/supported-node.mjs';

await command(async () => {
  const [name, ...args] = process.argv.slice(2);
  if (name === undefined) throw new CliError('Indiquez le programme à lancer : node scripts/node.mjs scripts/start.mjs');
  const script = path.resolve(root, name);
  if (!isSupported()) return rerunUnderSupported(script, args);
  if (!fs.existsSync(script)) throw new CliError(`${name} est introuvable. Si les dépendances manquent, npm run build les installe.`);
  process.argv.splice(1, 2, script);
  await import(pathToFileURL(script).href);
});
