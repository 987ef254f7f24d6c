#!/usr/bin/env node
// `node scripts/node.mjs SCRIPT [ARGUMENT…]`: runs a script of the project under a supported Node. If this one is not
// (`engines` in package.json), npm provides one (docs/decisions/0013-node.md). Node 18 must be able to parse this file.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CliError, isCliError } from '../lib/cli-error.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [, launcher = '', name = '', ...rest] = process.argv;
const script = path.resolve(root, name);

// npm passes on no signals when it is ended: its script uses `exec`, so that this is its child and notices.
const { ppid } = process;
if (process.env.npm_lifecycle_event && ppid > 1)
  setInterval(() => process.ppid === ppid || process.kill(process.pid, 'SIGTERM'), 500).unref();

try {
  if (!isSupported()) runUnder(supportedNode());
  else {
    if (!fs.existsSync(script)) throw new CliError(`${name || 'Le programme à lancer'} est introuvable.`);
    await import('../lib/module-paths.mjs');
    process.argv.splice(1, 2, script);
    await import(pathToFileURL(script).href);
  }
} catch (error) {
  console.error(isCliError(error) ? error.message : error);
  process.exitCode = 1;
}

/** Whether `engines` (« ^22.18.0 || >=26.0.0 ») includes this Node. */
function isSupported() {
  const { engines } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return engines.node.split(' || ').some((/** @type {string} */ range) => {
    const [from = 0, least = 0] = range.replace(/^\D+/, '').split('.').map(Number);
    return major === from ? minor >= least : range.startsWith('>=') && major > from;
  });
}

/** Path of a supported Node, from npm's package for this system; cached, so that npm is asked once. */
function supportedNode() {
  const note = path.join(root, '.scratch/node');
  const noted = fs.existsSync(note) ? fs.readFileSync(note, 'utf8') : '';
  if (noted !== process.execPath && fs.existsSync(noted)) return noted;
  const system = `${process.platform.replace('win32', 'win')}-${process.arch}`;
  const fetched = `node-${system === 'darwin-arm64' ? `bin-${system}` : system}@24`;
  console.log(`Node.js ${process.versions.node} n’est pas pris en charge : npm en fournit un autre (${fetched}).`);
  const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];
  // Without --prefer-offline npm waits for minutes when there is no network.
  const args = ['exec', '--yes', '--prefer-offline', `--package=${fetched}`, '--', 'node', '-p', 'process.execPath'];
  const { status, stdout } = spawnSync(npm[0] ?? '', [...npm.slice(1), ...args], { cwd: root, encoding: 'utf8' });
  const program = status === 0 ? stdout.trim() : process.execPath;
  // The same Node would ask for another forever.
  if (program === process.execPath)
    throw new CliError('npm n’a pas pu fournir Node.js 24 : installez-le (https://nodejs.org/fr/download).');
  try {
    fs.mkdirSync(path.dirname(note), { recursive: true });
    fs.writeFileSync(note, program);
  } catch {} // another user's folder: npm is asked each time
  return program;
}

/**
 * Runs the script as if here, passing on signals and its exit code.
 * @param {string} program
 */
function runUnder(program) {
  process.env.PATH = [path.dirname(program), process.env.PATH].join(path.delimiter); // for npm and its children
  const child = spawn(program, [launcher, name, ...rest], { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal));
  child.once('close', (code, signal) => process.exit(code ?? 128 + os.constants.signals[signal ?? 'SIGTERM']));
}
