/** Counts the public pages that Next renders for a site: give `siteEnv` the returned `env`. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Env } from './site';

export function countRenders(file: string): { readonly env: Env; readonly count: () => number } {
  const hook = pathToFileURL(path.join(import.meta.dirname, 'count-renders.ts')).href;
  return {
    env: { NODE_OPTIONS: `--import=${hook}`, RENDERS_FILE: file },
    count: () => (fs.existsSync(file) ? fs.statSync(file).size : 0),
  };
}
