/**
 * All that this server knows of the HTML and the files that Next writes. Each render has a nonce of its own, the `mark`, which
 * Next puts on its inline scripts. A public page goes out without these scripts (docs/decisions/0009-no-runtime.md): it is
 * complete as HTML, and its only client component, `ClientScript`, is also built as a small script of its own.
 */
import fs from 'node:fs';
import path from 'node:path';
import { log } from '@/lib/log';
import { documentPolicy, hashSource } from './security-headers';

/** A document without the mark, and the policy that lets its own scripts run. */
export type SealedDocument = { readonly body: Buffer; readonly policy: string };

const scripts = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const scriptPreloads = /<link [^>]*\bas="script"[^>]*>/g;
/** A part of the page that was streamed after the rest: only React's own script moves it where it belongs. */
const streamedLater = /<template id="[BP]:|<div hidden[^>]* id="S:/;
let isReported = false;

/** The request header that tells Next the nonce of a render. */
export const nonceHeader = (nonce: string): Readonly<Record<string, string>> => ({ 'content-security-policy': `script-src 'nonce-${nonce}'` });

/** What stands in a public page instead of Next's runtime: the path of its own script, and the files whose text is put into it, by URL path. */
export type PublicParts = { readonly script: string; readonly inlined: ReadonlyMap<string, string> };

/**
 * A public page without Next's runtime, with its own script instead, which nothing that is painted waits for. A page of another
 * shape than this was written for is returned whole, with its runtime, and reported once: it is right, only heavier.
 */
export function sealPublicPage(html: string, mark: string, { script, inlined }: PublicParts): SealedDocument {
  const stripped = withoutRuntime(html, mark);
  if (stripped !== null) {
    const own = `<script type="module" src="${script}"></script>`;
    const page = inlineFiles(stripped.replace('</body>', `${own}</body>`), inlined);
    return { body: Buffer.from(page.html), policy: documentPolicy(page.scripts, page.styles) };
  }
  if (!isReported) log('warn', 'server.html', { error: 'a public page has another shape than server/next-html.ts knows: it is sent with its runtime' });
  isReported = true;
  return sealDocument(html, mark);
}

/** A document with its runtime: the inline scripts that have the mark are allowed by their hash; when none has, it is of the build, and all are. */
export function sealDocument(html: string, mark: string): SealedDocument {
  return { body: Buffer.from(withoutMark(html, mark)), policy: documentPolicy(scriptSources(html, mark)) };
}

/** The hash sources of the inline scripts of the documents that the build rendered (the 404 page) in `folder`, `.next/server`. */
export function prerenderedScripts(folder: string): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  return [...new Set(names.flatMap((name) => scriptSources(fs.readFileSync(path.join(folder, name), 'utf8'), null)))];
}

/** The URL path of the public pages' own script, which scripts/lib/page-script.mjs writes to `page` in `folder`, `.next/static`. */
export function pageScript(folder: string): string {
  const [name, ...others] = fs.readdirSync(path.join(folder, 'page')).filter((each) => each.endsWith('.js'));
  if (name === undefined || others.length > 0) throw new Error('The build must hold one script of the public pages.');
  return `/_next/static/page/${name}`;
}

/** The texts, by URL path, of the build's stylesheets, of `public/theme.js`, the script of the colour scheme, and of the public pages' own script. */
export function filesToInline(staticFolder: string, publicFolder: string): ReadonlyMap<string, string> {
  const folder = path.join(staticFolder, 'chunks');
  const script = pageScript(staticFolder);
  const sheets = fs.readdirSync(folder).filter((name) => name.endsWith('.css'));
  return new Map([
    ['/theme.js', fs.readFileSync(path.join(publicFolder, 'theme.js'), 'utf8').trim()],
    [script, fs.readFileSync(path.join(staticFolder, 'page', path.basename(script)), 'utf8').trim()],
    ...sheets.map((name): [string, string] => [`/_next/static/chunks/${name}`, withAbsoluteUrls(fs.readFileSync(path.join(folder, name), 'utf8'))]),
  ]);
}

/**
 * A page with these files in the place of the links to them, and the policy sources of what stands in it now. Anything else stays
 * a link: what the first paint would wait or compete for stands in the page itself (docs/decisions/0018-first-paint.md).
 */
export function inlineFiles(html: string, files: ReadonlyMap<string, string>): { html: string; scripts: string[]; styles: string[] } {
  const [ownScripts, styles] = [new Set<string>(), new Set<string>()];
  const inlined = (tag: 'style' | 'script', sources: Set<string>) => (whole: string, type: string, url: string) => {
    const text = files.get(url);
    if (text === undefined) return whole;
    sources.add(hashSource(text));
    return `<${tag}${type}>${text}</${tag}>`;
  };
  const page = html
    .replace(/<link rel="stylesheet"() href="([^"]+)"[^>]*>/g, inlined('style', styles))
    .replace(/<script((?: type="module")?) src="([^"]+)"><\/script>/g, inlined('script', ownScripts));
  return { html: page, scripts: [...ownScripts], styles: [...styles] };
}

/** A sheet names fonts by their path from its own folder, `/_next/static/chunks`. */
const withAbsoluteUrls = (css: string): string => css.replaceAll('url(../', 'url(/_next/static/');

/** The page without Next's scripts and their preloads; null when it needs them, or when not every script is one that is known. */
function withoutRuntime(html: string, mark: string): string | null {
  const isRuntime = (attributes: string) => isMarked(attributes, mark) || attributes.includes(' src="/_next/');
  const found = scriptsOf(html);
  const hasData = found.some(({ attributes, text }) => isMarked(attributes, mark) && text.includes('self.__next_f.push('));
  const isKnown = found.every(({ attributes, text }) => isRuntime(attributes) || isJsonLd(attributes) || (text === '' && attributes.includes(' src="/')));
  if (!hasData || !isKnown || streamedLater.test(html) || html.split('</body>').length !== 2) return null;
  return withoutMark(
    html.replace(scriptPreloads, '').replace(scripts, (whole, attributes: string) => (isRuntime(attributes) ? '' : whole)),
    mark,
  );
}

/** The hash sources of a document's own inline scripts; JSON-LD is not run and needs none. What the build rendered has no mark: null. */
function scriptSources(html: string, mark: string | null): string[] {
  const inline = scriptsOf(html).filter(({ attributes, text }) => text !== '' && !attributes.includes(' src=') && !isJsonLd(attributes));
  if (mark === null) return [...new Set(inline.map(({ text }) => hashSource(text)))];
  const own = isMarked(html, mark) ? inline.filter(({ attributes }) => isMarked(attributes, mark)) : inline;
  return [...new Set(own.map(({ text }) => hashSource(text.replaceAll(mark, ''))))];
}

const scriptsOf = (html: string) => Array.from(html.matchAll(scripts), ([, attributes = '', text = '']) => ({ attributes, text }));
const isJsonLd = (attributes: string): boolean => attributes.includes(' type="application/ld+json"');
const isMarked = (attributes: string, mark: string): boolean => attributes.includes(` nonce="${mark}"`);
const withoutMark = (text: string, mark: string): string => text.replaceAll(` nonce="${mark}"`, '').replaceAll(mark, '');
