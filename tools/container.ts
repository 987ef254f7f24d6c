#!/usr/bin/env node
// `npm run test:container`: builds the image from Dockerfile with podman, on a Debian made here, and tests it.
import { parseArguments } from '../scripts/lib/arguments.ts';
import { CliError, command, printedHelp, step } from '../scripts/lib/console.ts';
import { findOnPath, systemFolders } from '../scripts/lib/find-on-path.ts';
import { npm } from '../scripts/lib/npm.mjs';
import { inRoot } from '../scripts/lib/project.ts';
import { runNode } from '../scripts/lib/run.ts';
import { setUp, setUpSite } from '../scripts/lib/setup.ts';
import {
  buildImage,
  buildNextVersion,
  makeDebian,
  makeNode,
  namelessImages,
  removeImages,
  workingPodman,
} from './lib/images.ts';

const help = `
Utilisation : npm run test:container [-- --skip-ok] [-- --keep] [-- --grep MOTIF]

Construit l’image du Dockerfile par podman, sur une Debian faite ici par debootstrap et le Node.js que le site télécharge,
puis l’essaie : taille, premier démarrage, données gardées, commandes, mise à jour, utilisateur quelconque, racine en
lecture seule, réseaux IPv4 et IPv6, arrêt, mêmes réponses que next start ; et Litestream, par son propre programme.
Demande root et les paquets podman, runc et debootstrap. Sans eux, ou si podman ne peut rien lancer sur cette machine, le
code de sortie est 1, ou 0 avec --skip-ok. --keep garde les images ; --grep limite les essais.
`;

if (!printedHelp(help)) await command(container);

async function container() {
  const { values } = parseArguments('npm run test:container', {
    'skip-ok': { type: 'boolean' },
    keep: { type: 'boolean' },
    grep: { type: 'string' },
  });
  console.log('Portfolio universitaire : essais du conteneur');
  const lack = whatLacks();
  if (lack !== null) return skip(lack, values['skip-ok']);
  await setUp();
  await setUpSite();
  await step('Litestream', installLitestream);
  await step('Debian', makeDebian);
  const podman = await step('podman', workingPodman, (found) => found?.globals.concat(found.limits).join(' '));
  if (podman === null) return skip('podman ne peut lancer aucun conteneur sur cette machine.', values['skip-ok']);
  const others = await namelessImages();
  try {
    await step('Node.js', () => makeNode(podman));
    const image = await step('Image', () => buildImage(podman));
    const next = await step('Image d’une version suivante', () => buildNextVersion(podman));
    const { code } = await runNode(
      'node_modules/@playwright/test/cli.js',
      ['test', '--config', 'e2e/container/playwright.config.ts', ...(values.grep ? ['--grep', values.grep] : [])],
      { show: true, env: { FORCE_COLOR: '0', NO_COLOR: '1', CONTAINER: JSON.stringify({ ...podman, image, next }) } },
    );
    if (code !== 0) process.exitCode = 1;
  } finally {
    if (!values.keep) await removeImages(others);
  }
}

/** What keeps the tests from running, as a French sentence; null for nothing. */
function whatLacks(): string | null {
  if (process.getuid?.() !== 0) return 'debootstrap demande d’être root.';
  const missing = ['podman', 'debootstrap'].filter((name) => findOnPath([name], systemFolders) === undefined);
  return missing.length === 0
    ? null
    : `il manque ${missing.join(' et ')} (Debian et Ubuntu : apt-get install podman runc debootstrap).`;
}

function skip(reason: string, isFine = false) {
  if (!isFine) throw new CliError(`Essais non passés : ${reason}`);
  console.log(`ATTENTION : essais du conteneur SAUTÉS : ${reason}`);
}

async function installLitestream() {
  const { code, output } = await npm(['ci', '--ignore-scripts'], inRoot('e2e/container'));
  if (code !== 0) throw new CliError(`Litestream ne s’installe pas :\n${output}`);
}
