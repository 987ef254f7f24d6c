#!/usr/bin/env node
// `npm run upgrade`: the order of its steps is that of docs/decisions/0037-upgrade.md.
import fs from 'node:fs';
import path from 'node:path';
import type { Env } from '../lib/env.ts';
import { localOrigin } from '../lib/network.ts';
import { faultOf, isTaken } from './lib/answers.ts';
import { parseArguments } from './lib/arguments.ts';
import { CliError, command, fail, printedHelp, step } from './lib/console.ts';
import { isHeld } from './lib/lock.ts';
import { bundled, root } from './lib/project.ts';
import { type RunningSite, runningSites } from './lib/running-site.ts';
import { setUp } from './lib/setup.ts';
import { besideFolder, logFile } from './lib/upgrade/beside.ts';
import { pendingOf } from './lib/upgrade/pending.ts';
import { build, checkRoom, clear, trialSettings, tryOut } from './lib/upgrade/prepare.ts';
import {
  currentVersion,
  type Difference,
  difference,
  isPartOf,
  refuseOtherUser,
  type Version,
  wantedVersion,
} from './lib/upgrade/repository.ts';
import { changeVersion } from './lib/upgrade/switch.ts';
import { takeTurn } from './lib/upgrade/turn.ts';
import { finish, goBack, readState } from './lib/upgrade-switch.mjs';

const help = `
Utilisation : npm run upgrade [-- VERSION]

Met le site à jour, sous l’utilisateur du site, dans le dépôt git d’où il est servi : la dernière version de la branche
que ce dépôt suit, ou VERSION (une étiquette, une branche du dépôt d’origine, un commit).
Le site reste en marche pendant que la nouvelle version est installée, construite et essayée sur une copie de ses
données ; il s’arrête quelques secondes pour en changer. Si elle ne répond pas, tout revient comme avant. Une sauvegarde
est faite d’abord. Interrompue, même par une coupure, la mise à jour est finie ou défaite par la commande suivante.
`;

if (!printedHelp(help)) await command(upgrade);

async function upgrade() {
  const [name] = parseArguments('npm run upgrade', {}, 1).positionals;
  if (process.platform === 'win32')
    throw new CliError('Sous Windows, la mise à jour se fait à la main : docs/operations.md, « Mise à jour ».');
  if (process.env.SITE_DIR)
    throw new CliError(
      'Ce code sert à plusieurs sites : sa mise à jour est celle de docs/department.md, sans SITE_DIR.',
    );
  console.log('Portfolio universitaire : mise à jour');
  refuseOtherUser();
  await takeTurn(async () => {
    await settleLast();
    const from = await step('Version d’ici', currentVersion, (version) => version.name);
    const to = await step(
      'Version demandée',
      () => wantedVersion(name),
      (version) => version.name,
    );
    if (to.commit === from.commit || (name === undefined && (await isPartOf(to, from)))) {
      console.log(`Le site est à jour : il n’y a rien de plus récent que ${from.name}.`);
      return;
    }
    await change(from, to);
  });
}

/** The upgrade before this one was killed while the new version was in place and had not answered yet. */
async function settleLast() {
  const state = readState(root);
  if (state === null && fs.existsSync(besideFolder))
    console.log('La mise à jour d’avant a été interrompue pendant sa préparation : elle n’avait rien changé au site.');
  if (state === null) return;
  const [site] = runningSites();
  const fault = site ? await faultOf(localOrigin(site.host, site.port)) : null; // it has been tried on a copy
  if (fault === null)
    console.log(`La mise à jour vers ${state.toName}, interrompue, est terminée.${finish(root, state)}`);
  else if (site)
    throw new CliError(
      `La mise à jour vers ${state.toName} a été interrompue, et cette version ne répond pas (${fault}). Arrêtez le site, puis recommencez : l’ancienne sera remise.`,
    );
  else console.log(goBack(root, state));
}

async function change(from: Version, to: Version) {
  const files = await difference(from, to);
  const env = await setUp();
  if (isHeld())
    throw new CliError(
      'Une autre commande du site construit ou installe : attendez qu’elle finisse, puis recommencez.',
    );
  const site = await theSite(env);
  if (site === null && !fs.existsSync(env.databaseFile))
    throw new CliError(
      'Aucun site n’est encore servi depuis ce dossier. Si plusieurs sites partagent ce code, leur mise à jour est celle de docs/department.md ; sinon, npm start d’abord.',
    );
  const pending = await pendingOf(to, env);
  await step('Place', () => checkRoom(env, files));
  await clear();
  fs.mkdirSync(path.dirname(logFile), { recursive: true });
  fs.writeFileSync(logFile, '', { mode: 0o600 });
  const archive = await step('Sauvegarde', () => backUp(from, env));
  try {
    await prepare(to, files, env, { pending: pending.length, isServed: site !== null });
    const settled = await changeVersion({ from, to, files, env, site, migrates: pending.length > 0 });
    console.log(settled);
    if (archive) console.log(`La sauvegarde d’avant : ${archive}`);
    if (pending.length === 0) console.log(`Pour revenir en arrière : npm run upgrade -- ${from.commit.slice(0, 8)}`);
  } catch (error) {
    fail(error); // now: to tidy up takes a while
  } finally {
    if (readState(root) === null) await step('Rangement', clear);
  }
}

/** What is done beside the running site. */
async function prepare(
  to: Version,
  files: Difference,
  env: Env,
  { pending, isServed }: { readonly pending: number; readonly isServed: boolean },
) {
  const migrations = pending === 0 ? '' : `${pending} migration${pending > 1 ? 's' : ''} ; `;
  try {
    const settings = await trialSettings(env);
    const meanwhile = isServed ? 'à côté du site, qui reste en marche' : 'le site est arrêté, à relancer ensuite';
    console.log(`  … Installation et construction, ${meanwhile} : quelques minutes`);
    await step(
      'Construction',
      () => build(to, files, settings),
      () => undefined,
    );
    await step(
      'Essai sur une copie',
      () => tryOut(to, settings),
      () => `${migrations}la page d’accueil répond`,
    );
  } catch (error) {
    if (error instanceof CliError)
      throw new CliError(
        `${error.message}\nRien n’a été changé : le site reste en ${(await currentVersion()).name}. Si le réseau et le disque vont bien, le défaut est celui de la nouvelle version : envoyez ces lignes et le journal à qui la publie, et attendez la suivante. Journal : ${logFile}`,
      );
    throw error;
  }
}

/** The one site that runs from this folder; null where none does. Throws a `CliError` for what could not be restarted. */
async function theSite(env: Env): Promise<RunningSite | null> {
  const [site, other] = runningSites();
  if (other)
    throw new CliError(
      `Plusieurs sites sont servis depuis ce dossier (processus ${site?.pid} et ${other.pid}) : arrêtez-les, sauf un, puis recommencez.`,
    );
  if (!site && (await isTaken(env.HOST, env.PORT)))
    throw new CliError(
      `Un programme répond sur le port ${env.PORT}, et ce n’est pas le npm start de ce dossier : arrêtez-le, puis recommencez.`,
    );
  if (site && site.databaseFile !== env.databaseFile)
    throw new CliError(
      `Le site en marche a pour base ${site.databaseFile}, et cette commande ${env.databaseFile} : réglez DATABASE_URL dans .env, pour les deux.`,
    );
  return site ?? null;
}

/** Returns the path of the archive of what a version has; undefined where there is nothing to save yet. */
async function backUp({ name }: Version, { databaseFile, backupDir }: Env): Promise<string | undefined> {
  if (!fs.existsSync(databaseFile)) return undefined;
  const { backup } = await bundled<typeof import('./cli/backup.ts')>('backup');
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const version = name.split(' ')[0];
  const file = path.join(backupDir ?? path.dirname(databaseFile), `avant-mise-a-jour-${version}-${stamp}.tar.gz`);
  await backup(file);
  return file;
}
