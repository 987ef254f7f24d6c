/** What the server needs to know of the build's files: inline scripts of prerendered documents, and the public pages' script. */
import fs from 'node:fs';
import path from 'node:path';
import { scriptSources } from './csp';

/** The hash sources of the inline scripts of prerendered documents (the 404 page) in `folder`, `.next/server`; they carry no nonce. */
export function prebuiltScriptHashes(folder: string): string[] {
  const files = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name.endsWith('.html'));
  const sources = files.flatMap((entry) => scriptSources(fs.readFileSync(path.join(entry.parentPath, entry.name), 'utf8'), 'none'));
  return [...new Set(sources)];
}

/** The URL path of the public pages' own script, which scripts/lib/page-script.mjs writes to `.next/static/page`. Throws unless there is one. */
export function pageScript(staticFolder: string): string {
  const [name, ...others] = fs.readdirSync(path.join(staticFolder, 'page')).filter((each) => each.endsWith('.js'));
  if (name === undefined || others.length > 0) throw new Error('The build must hold one script of the public pages.');
  return `/_next/static/page/${name}`;
}
