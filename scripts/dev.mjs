#!/usr/bin/env node
// `npm run dev`: prepares what Next's development server needs, and starts it.
import { command, printedHelp } from './lib/console.mjs';
import { runNode } from './lib/run.mjs';
import { setUp } from './lib/setup.mjs';

const help = `
Utilisation : npm run dev

Sert le site en développement : chaque changement du code se voit aussitôt.
`;

if (!printedHelp(help)) await command(develop);

async function develop() {
  const env = await setUp();
  const { code } = await runNode('node_modules/next/dist/bin/next', ['dev', '--port', String(env.PORT), '--hostname', env.HOST], { show: true });
  process.exitCode = code;
}
