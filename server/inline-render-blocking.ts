/** What a public page's first paint would wait for stands in the page itself (docs/decisions/0018-first-paint.md). */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The texts, by URL path, of the build's stylesheets and of `public/theme.js`, the script of the colour scheme. */
export function renderBlockingFiles(staticFolder: string, publicFolder: string): ReadonlyMap<string, string> {
  const folder = path.join(staticFolder, 'chunks');
  const sheets = fs.readdirSync(folder).filter((name) => name.endsWith('.css'));
  return new Map([
    ['/theme.js', fs.readFileSync(path.join(publicFolder, 'theme.js'), 'utf8').trim()],
    ...sheets.map((name): [string, string] => [`/_next/static/chunks/${name}`, withAbsoluteUrls(fs.readFileSync(path.join(folder, name), 'utf8'))]),
  ]);
}

/** A page with these files in the place of the links to them, and the policy sources of what stands in it now. Anything else stays a link. */
export function inlineRenderBlocking(html: string, files: ReadonlyMap<string, string>): { html: string; scripts: string[]; styles: string[] } {
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const inlined = (tag: 'style' | 'script', sources: Set<string>) => (whole: string, url: string) => {
    const text = files.get(url);
    if (text === undefined) return whole;
    sources.add(hashSource(text));
    return `<${tag}>${text}</${tag}>`;
  };
  const page = html
    .replace(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g, inlined('style', styles))
    .replace(/<script src="([^"]+)"><\/script>/g, inlined('script', scripts));
  return { html: page, scripts: [...scripts], styles: [...styles] };
}

/** The policy source of an inline script or style. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A sheet names fonts by their path from its own folder, `/_next/static/chunks`. */
const withAbsoluteUrls = (css: string): string => css.replaceAll('url(../', 'url(/_next/static/');
