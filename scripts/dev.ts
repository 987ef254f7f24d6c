#!/usr/bin/env node
// `npm run dev`: prepares what Next's development server needs, and starts it.
import { command, parseArguments, printedHelp } from './lib/console.ts';
import { runNode } from './lib/run.ts';
import { setUp } from './lib/setup.ts';

const help = `
Utilisation : npm run dev

Sert le site en développement : chaque changement du code se voit aussitôt.
`;

if (!printedHelp(help)) await command(develop);

async function develop() {
  parseArguments('npm run dev', {});
  const env = await setUp();
  const { code } = await runNode(
    'node_modules/next/dist/bin/next',
    ['dev', '--port', String(env.PORT), '--hostname', env.HOST],
    { show: true },
  );
  process.exitCode = code;
}
