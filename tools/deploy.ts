#!/usr/bin/env node
// `npm run test:deploy`: tests the files of docs/deploy with the programs that they configure.
import fs from 'node:fs';
import path from 'node:path';
import { CliError, command, printedHelp, step } from '../scripts/lib/console.ts';
import { findOnPath, systemFolders } from '../scripts/lib/find-on-path.ts';
import { inRoot } from '../scripts/lib/project.ts';
import { run, runNode } from '../scripts/lib/run.ts';
import { setUp, setUpSite } from '../scripts/lib/setup.ts';

const help = `
Utilisation : npm run test:deploy [-- OPTIONS DE PLAYWRIGHT]

Vérifie docs/deploy : nginx.conf tel quel (seuls les noms, les ports, le certificat et les dossiers changent), devant un
site construit, sur cette machine ; portfolio.service et portfolio@.service par systemd-analyze. Demande les paquets nginx et openssl ; le code
de sortie est 1 s’il en manque un.
`;

if (!printedHelp(help)) await command(deploy);

async function deploy() {
  console.log('Portfolio universitaire : essais de la mise en service');
  const nginx = await step('nginx', () => requiredProgram('nginx'));
  await step('openssl', () => requiredProgram('openssl'));
  await setUp();
  await setUpSite();
  const wasVerified = await step('Unités systemd', verifyUnits, (isDone) =>
    isDone ? 'vérifiées' : 'NON vérifiées, systemd-analyze est absent',
  );
  const { code } = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/deploy/playwright.config.ts', ...process.argv.slice(2)],
    {
      show: true,
      env: { FORCE_COLOR: '0', NO_COLOR: '1', NGINX: nginx },
    },
  );
  if (!wasVerified) console.log('Les unités n’ont pas été vérifiées : systemd-analyze est absent (paquet systemd).');
  if (code !== 0) process.exitCode = 1;
}

/** The path of a program; throws a `CliError` without it. */
function requiredProgram(name: string) {
  const file = findOnPath([name], systemFolders);
  if (file === undefined)
    throw new CliError(
      `Essais non passés : il manque ${name}. Installez le paquet ${name} (Debian et Ubuntu : apt-get install ${name}).`,
    );
  return file;
}

/** Verifies both units; returns false without systemd-analyze. Throws a `CliError` when one is refused. */
async function verifyUnits() {
  const program = findOnPath(['systemd-analyze']);
  if (program === undefined) return false;
  for (const name of ['portfolio.service', 'portfolio@.service']) {
    const unit = fs
      .readFileSync(inRoot('docs/deploy', name), 'utf8')
      .replace('/usr/bin/node', process.execPath)
      .replace(/^WorkingDirectory=.*$/m, `WorkingDirectory=${inRoot()}`);
    const file = inRoot('.scratch/deploy', name.replace('@', '@essai'));
    fs.mkdirSync(inRoot('.scratch/deploy'), { recursive: true });
    fs.writeFileSync(file, unit);
    const { code, output } = await run(program, ['verify', file]);
    if (code !== 0 || output.includes(path.basename(file)))
      throw new CliError(`${name} est refusé par systemd :\n${output.trim()}`);
  }
  return true;
}
