#!/usr/bin/env node
// `npm start`: prepares what the site needs, then serves it in this process.
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import type { Env } from '../lib/env.ts';
import { errorCode } from '../lib/error-codes.ts';
import { CliError, command, parseArguments, printedHelp } from './lib/console.ts';
import { enterProject } from './lib/env-file.ts';
import { inRoot, urlInRoot } from './lib/project.ts';
import { readSettings, setUp, setUpSite } from './lib/setup.ts';

const help = `
Utilisation : npm start

Installe ce qui manque, met la base de données à jour, construit le site si besoin, puis le sert.
Les réglages (PORT, HOST, SITE_URL…) viennent de l’environnement ou du fichier .env : voir .env.example.
`;

// Registered first: the first process of a container gets no signal without a handler. lib/site/start/start.ts takes
// over once the site is ready.
process.once('SIGTERM', () => process.exit(0));

if (!printedHelp(help)) await command(start);

async function start() {
  parseArguments('npm start', {});
  console.log('Portfolio universitaire');
  enterProject();
  // First, so that a mistaken second start installs, builds or changes nothing below a running site.
  const isInstalled = fs.existsSync(inRoot('node_modules/.package-lock.json'));
  if (isInstalled) await ensureAlone(await readSettings());
  const env = await setUp();
  if (!isInstalled) await ensureAlone(env);
  await setUpSite();
  await serveSite(env);
}

/**
 * Throws a `CliError` for an address that cannot be listened at, a database that another site uses, and one that cannot
 * be used, such as a newer version's.
 */
async function ensureAlone({ PORT, HOST, databaseFile }: Env) {
  const server = net.createServer();
  try {
    await once(server.listen(PORT, HOST), 'listening');
  } catch (error) {
    throw listenError(error, PORT, HOST) ?? error;
  }
  server.close();
  await once(server, 'close');
  const { holdDatabase } = await import('../lib/site/db/hold.ts'); // needs a dependency
  holdDatabase(databaseFile);
  const { refuseUnusable } = await import('../lib/site/db/migrate.ts');
  refuseUnusable(databaseFile, inRoot('prisma/migrations'));
}

/** Behind the accelerator (server/) if it is there; else by `next start`. */
async function serveSite({ PORT, HOST }: Env) {
  Object.assign(process.env, { NODE_ENV: 'production' });
  if (!fs.existsSync(inRoot('server/main.ts'))) {
    process.argv.splice(2, Number.POSITIVE_INFINITY, 'start', '--port', String(PORT), '--hostname', HOST);
    await import(urlInRoot('node_modules/next/dist/bin/next'));
    return;
  }
  const { serve } = await import('../server/main.ts');
  try {
    await serve();
  } catch (error) {
    throw listenError(error, PORT, HOST) ?? error;
  }
}

/** The `CliError` for an error of `listen`; null for any other. */
function listenError(error: unknown, port: number, host: string): CliError | null {
  const code = errorCode(error);
  if (code === 'EADDRINUSE')
    return new CliError(
      `Le port ${port} est déjà pris sur ${host} : arrêtez l’autre programme, ou choisissez-en un autre, par exemple PORT=${port === 65_535 ? 3000 : port + 1} npm start`,
    );
  if (code === 'EACCES')
    return new CliError(
      `Cet utilisateur ne peut pas ouvrir le port ${port} : choisissez-en un au-dessus de 1023, par exemple PORT=3000 npm start`,
    );
  if (['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND'].includes(code))
    return new CliError(`L’adresse ${host} n’est pas celle de cette machine : changez HOST.`);
  return null;
}
