#!/usr/bin/env node
// `npm run health`: asks the site on this machine for its health, for monitoring (HEALTHCHECK of Dockerfile).
import { localOrigin } from '../lib/network.ts';
import { CliError, command, parseArguments, printedHelp } from './lib/console.ts';
import { enterProject } from './lib/env-file.ts';
import { readSettings } from './lib/setup.ts';

const help = `
Utilisation : npm run health

Demande au site en marche sur cette machine s’il va bien. Le code de sortie est 1 s’il ne répond pas en cinq secondes, ou
s’il ne peut pas lire sa base de données.
`;

if (!printedHelp(help)) await command(askHealth);

async function askHealth() {
  parseArguments('npm run health', {});
  enterProject();
  const { HOST, PORT } = await readSettings();
  const address = `${localOrigin(HOST, PORT)}/api/health`;
  const status = await fetch(address, { signal: AbortSignal.timeout(5000) }).then(
    (response) => response.status,
    () => null,
  );
  if (status === null) throw new CliError(`Le site ne répond pas à ${address}.`);
  if (status !== 200)
    throw new CliError(`Le site ne va pas bien : ${address} répond ${status}. Son journal dit pourquoi.`);
  console.log('Le site va bien.');
}
