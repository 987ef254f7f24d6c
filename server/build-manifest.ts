/** What the server needs to know of the build's files: inline scripts of prerendered documents, the public pages' script, and what blocks their paint. */
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

/** The files that pages wait for before they paint, by URL path: the build's stylesheets, and `public/theme.js`. */
export function renderBlockingFiles(staticFolder: string, publicFolder: string): ReadonlyMap<string, string> {
  const folder = path.join(staticFolder, 'chunks');
  const sheets = fs.readdirSync(folder).filter((name) => name.endsWith('.css'));
  return new Map([
    ['/theme.js', fs.readFileSync(path.join(publicFolder, 'theme.js'), 'utf8').trim()],
    ...sheets.map((name): [string, string] => [`/_next/static/chunks/${name}`, withAbsoluteUrls(fs.readFileSync(path.join(folder, name), 'utf8'))]),
  ]);
}

/** A sheet names fonts by their path from its own folder, `/_next/static/chunks`. */
const withAbsoluteUrls = (css: string): string => css.replaceAll('url(../', 'url(/_next/static/');
