// Which test files prove something about Node: those that import a module of its own, themselves or through other files.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from './project.ts';

/** The test files, by absolute path, that can behave otherwise on another Node; what the others run is the language alone. */
export const testsOfNode = (tests: readonly string[]): string[] => tests.filter((test) => reachesNode(test, new Set()));

function reachesNode(file: string, seen: Set<string>): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const imported = importsOf(file);
  if (imported.some((specifier) => specifier.startsWith('node:'))) return true;
  return imported.some((specifier) => {
    const own = ownFile(specifier, file);
    return own !== undefined && reachesNode(own, seen);
  });
}

/** The modules that a file loads; those that it only takes types from are left out. */
function importsOf(file: string) {
  const text = fs.readFileSync(file, 'utf8').replace(/^import type [^;]*;/gm, '');
  return Array.from(text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g), ([, specifier = '']) => specifier);
}

/** The project's file that a specifier names, undefined for a package. */
function ownFile(specifier: string, from: string) {
  if (!/^(?:@\/|\.)/.test(specifier)) return undefined;
  const base = specifier.startsWith('@/') ? inRoot(specifier.slice(2)) : path.resolve(path.dirname(from), specifier);
  return ['', '.ts', '.tsx', '.mjs'].map((ending) => base + ending).find((file) => /\.(?:tsx?|mjs)$/.test(file) && fs.existsSync(file));
}
