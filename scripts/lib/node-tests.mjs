// Which test files prove something about Node: those that import a module of its own, themselves or through other files.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './project.mjs';

/**
 * The test files that can behave otherwise on another Node; what the others run is the language alone.
 * @param {readonly string[]} tests absolute paths
 * @returns {string[]}
 */
export const testsOfNode = (tests) => tests.filter((test) => reachesNode(test, new Set()));

/** @param {string} file @param {Set<string>} seen @returns {boolean} */
function reachesNode(file, seen) {
  if (seen.has(file)) return false;
  seen.add(file);
  const imported = importsOf(file);
  if (imported.some((specifier) => specifier.startsWith('node:'))) return true;
  return imported.some((specifier) => {
    const own = ownFile(specifier, file);
    return own !== undefined && reachesNode(own, seen);
  });
}

/** The modules that a file loads; those that it only takes types from are left out. @param {string} file */
function importsOf(file) {
  const text = fs.readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
  return Array.from(text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g), ([, specifier = '']) => specifier);
}

/** The project's file that a specifier names, undefined for a package. @param {string} specifier @param {string} from */
function ownFile(specifier, from) {
  if (!/^(?:@\/|\.)/.test(specifier)) return undefined;
  const base = specifier.startsWith('@/') ? inRoot(specifier.slice(2)) : path.resolve(path.dirname(from), specifier);
  return ['', '.ts', '.tsx', '.mjs'].map((ending) => base + ending).find((file) => /\.(?:tsx?|mjs)$/.test(file) && fs.existsSync(file));
}
