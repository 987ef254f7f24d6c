#!/usr/bin/env node
// `npm run dev`: prepares the database and starts Next's development server.
import { command, printedHelp } from './lib/console.mjs';
import { ensureWritable } from './lib/ensure-writable.mjs';
import { runNode } from './lib/run.mjs';
import { setUp, setUpDatabase } from './lib/setup.mjs';

const help = `
Utilisation : npm run dev

Sert le site en développement : chaque changement du code se voit aussitôt.
`;

if (!printedHelp(help)) await command(develop);

async function develop() {
  const env = await setUp();
  ensureWritable(env.uploadsDir, 'UPLOADS_DIR');
  const { setupToken } = await setUpDatabase(env);
  if (setupToken) console.log(`\nPour créer le compte administrateur : ${env.SITE_URL}/login?jeton=${setupToken}\n`);
  const { code } = await runNode('node_modules/next/dist/bin/next', ['dev', '--port', String(env.PORT), '--hostname', env.HOST], { show: true });
  process.exitCode = code;
}
