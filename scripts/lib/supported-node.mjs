// The Node that runs the site. An older one fetches a pinned Node and runs the command with that
// (docs/decisions/0013-supported-node.md).
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CliError } from '../../lib/cli-error.mjs';

/**
 * @typedef {{ package: string, version: string, integrity: Record<string, string> }} Platform `version`: the one that an unsupported Node
 *   fetches; `integrity`: the hash of each version that may be fetched, as npm's registry writes it
 * @typedef {{ package: string, version: string, integrity: string }} Pinned
 */

/**
 * `supported` Nodes run the site, `launched` ones can fetch one that does, `tested` are the release lines that the unit
 * tests run on.
 * @type {{ supported: string, launched: string, recommended: string, tested: string[], platforms: Record<string, Platform> }}
 */
export const versions = JSON.parse(fs.readFileSync(new URL('../node-versions.json', import.meta.url), 'utf8'));

const download = `installez Node.js ${versions.recommended} (https://nodejs.org/fr/download)`;

/**
 * @param {string} version
 * @param {string} range `^22.18.0 || >=26.0.0`: those two operators, patch level 0
 */
export function isIn(version, range) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split(' || ').some((part) => {
    const [, operator, from, least] = /^(\^|>=)(\d+)\.(\d+)\.0$/.exec(part) ?? [];
    if (major === Number(from)) return minor >= Number(least);
    return operator === '>=' && major > Number(from);
  });
}

export const isSupported = (version = process.versions.node) => isIn(version, versions.supported);

/**
 * The package that holds a Node for this machine; undefined where the registry has none.
 * @param {string} [line] major version; by default the platform's `version`
 * @param {string} [system]
 * @returns {Pinned | undefined}
 */
export function pinned(line, system = systemName()) {
  const platform = versions.platforms[system];
  if (!platform) return undefined;
  const version =
    line === undefined ? platform.version : Object.keys(platform.integrity).find((each) => each.split('.')[0] === line);
  const integrity = platform.integrity[version ?? ''];
  return version && integrity ? { package: platform.package, version, integrity } : undefined;
}

/** Such as `linux-x64`; `linux-x64-musl` where Linux has no glibc (Alpine), which the packages need. */
function systemName() {
  const name = `${process.platform}-${process.arch}`;
  const isMusl =
    process.platform === 'linux' && !(/** @type {any} */ (process.report.getReport()).header.glibcVersionRuntime);
  return isMusl ? `${name}-musl` : name;
}

/**
 * Fetches a supported Node and returns the path of its program. Throws a `CliError` when this one is too old or there
 * is none for the system.
 * @param {{ current?: string, system?: string, folder?: string }} [options] this Node's version and system; the folder of fetched Nodes
 */
export async function supportedNode({ current = process.versions.node, system = systemName(), folder } = {}) {
  if (!isIn(current, versions.launched)) throw new CliError(`Node.js ${current} est trop ancien : ${download}`);
  const wanted = pinned(undefined, system);
  if (!wanted)
    throw new CliError(
      `Node.js ${current} n’est plus pris en charge, et aucun autre ne peut être téléchargé pour ce système (${system}) : ${download}`,
    );
  // Only now: Node 14 could not load it.
  const { fetchNode } = await import('./fetch-node.mjs');
  return fetchNode(wanted, {
    folder,
    say: () =>
      console.log(
        `Node.js ${current} n’est plus pris en charge : Node.js ${wanted.version} est téléchargé (une fois, environ 50 Mo)…`,
      ),
  });
}

/**
 * Runs a script under a supported Node, as if it ran in this process, and exits with its exit code or signal.
 * @param {readonly string[]} command the script and its arguments
 * @param {Parameters<typeof supportedNode>[0]} [options]
 * @returns {Promise<never>}
 */
export async function rerunUnderSupported(command, options) {
  const program = await supportedNode(options);
  process.env.PATH = pathUnder(program);
  // npm reads its global settings beside its Node: it must still read those beside this one.
  process.env.npm_config_prefix =
    process.env.npm_config_prefix ?? path.resolve(process.execPath, process.platform === 'win32' ? '..' : '../..');
  const child = spawn(program, [...process.execArgv, ...command], { stdio: 'inherit' });
  /** On Windows the console signals the child itself, and `kill` would end it at once. @param {NodeJS.Signals} signal */
  const forward = (signal) => process.platform !== 'win32' && child.kill(signal);
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, forward);
  return new Promise((_, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const each of signals) process.off(each, forward);
      if (signal) process.kill(process.pid, signal);
      process.exit(code ?? 128 + os.constants.signals[signal ?? 'SIGTERM']);
    });
  });
}

/** PATH with a Node's folder first, so that npm and `#!/usr/bin/env node` find it. @param {string} program */
export const pathUnder = (program) => [path.dirname(program), process.env.PATH].filter(Boolean).join(path.delimiter);
