/** The documents that the build wrote beforehand (the page for an unknown address): their inline scripts carry no nonce. */
import fs from 'node:fs';
import path from 'node:path';
import { scriptSources } from './policy';

/** The hash sources of their inline scripts, out of the build's folder (`.next/server`). */
export function prebuiltSources(folder: string): string[] {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  const sources = files.flatMap((entry) => scriptSources(fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'), 'none'));
  return [...new Set(sources)];
}
