/**
 * All that the site knows of the HTML that Next writes. A public page goes out without Next's scripts
 * (docs/decisions/0009-public-pages.md): it is complete as HTML, and its only client component, `ClientScript`, is also
 * built as a small script of its own.
 */
import fs from 'node:fs';
import path from 'node:path';
import { log } from '@/lib/log';
import { documentPolicy, hashSource } from './policy';

/** A page as it is sent, and the policy that lets its own scripts run. */
export type SealedPage = { readonly html: string; readonly policy: string };

/**
 * The replacement of Next's runtime in a public page: the path of the page's own script, and the files whose text is
 * put into it, by URL path.
 */
export type PageParts = { readonly script: string; readonly inlined: ReadonlyMap<string, string> };

const scripts = /<script([^>]*)>([\s\S]*?)<\/script>/g;
/** Of Next's scripts, and of the sheet of the page that those would show in the place of a broken one. */
const runtimePreloads = /<link [^>]*\bas="(?:script|style)"[^>]*>/g;
/** The beginnings of Next's and React's inline scripts. */
const runtime = /^\(?(?:self\.__next_f[.=]|globalThis\["TURBOPACK"\] |requestAnimationFrame\(function\(\)\{\$RT=)/;
/** An empty page that React fills, or a part that was streamed after the rest and that React moves where it belongs. */
const needsReact = /<html id="__next_error__"|<template id="[BP]:|<div hidden[^>]* id="S:/;
let isReported = false;

/**
 * A public page without Next's runtime, with its own script instead, which nothing that is painted waits for. A page of
 * another shape than this was written for is returned whole, with its runtime, and reported once: it is right, only
 * heavier.
 */
export function sealPage(html: string, { script, inlined }: PageParts): SealedPage {
  if (isSealable(html)) {
    const own = `<script type="module" src="${script}"></script>`;
    const page = inlineFiles(withoutRuntime(html).replace('</body>', `${own}</body>`), inlined);
    return { html: page.html, policy: documentPolicy(page.scripts, page.styles) };
  }
  if (!isReported)
    log('warn', 'page.shape', {
      error: 'a public page has another shape than lib/site/public-pages/seal.ts knows: it is sent with its runtime',
    });
  isReported = true;
  const own = scriptsOf(html).filter(({ text }) => runtime.test(text));
  return { html, policy: documentPolicy([...new Set(own.map(({ text }) => hashSource(text)))]) };
}

/** Whether the page needs no script of Next's, and has none but those that are known. */
function isSealable(html: string): boolean {
  const found = scriptsOf(html);
  const hasData = found.some(({ text }) => text.includes('self.__next_f.push('));
  const isKnown = found.every(
    (each) => isRuntime(each) || isJsonLd(each.attributes) || (each.text === '' && each.attributes.includes(' src="/')),
  );
  return hasData && isKnown && !needsReact.test(html) && html.split('</body>').length === 2;
}

/** The page without Next's scripts, and without the marks that tell React where texts and boundaries begin. */
const withoutRuntime = (html: string): string =>
  html
    .replace(scripts, (whole, attributes: string, text: string) => (isRuntime({ attributes, text }) ? '' : whole)) // half of it
    .replace(runtimePreloads, '')
    .replace(/<!--(?: |\/?\$)-->/g, '');

type Script = { readonly attributes: string; readonly text: string };

const scriptsOf = (html: string): Script[] =>
  Array.from(html.matchAll(scripts), ([, attributes = '', text = '']) => ({ attributes, text }));
const isJsonLd = (attributes: string): boolean => attributes.includes(' type="application/ld+json"');
const isRuntime = ({ attributes, text }: Script): boolean =>
  attributes.includes(' src="/_next/') || (!isJsonLd(attributes) && runtime.test(text));

/**
 * A page with these files in the place of the links to them, and the policy sources of what stands in it now. Anything
 * else stays a link: what the first paint would wait or compete for stands in the page itself
 * (docs/decisions/0009-public-pages.md).
 */
export function inlineFiles(
  html: string,
  files: ReadonlyMap<string, string>,
): { html: string; scripts: string[]; styles: string[] } {
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

/**
 * The parts of the pages of a build: its stylesheets, `public/theme.js`, the script of the colour scheme, and the
 * public pages' own script.
 */
export function partsOfBuild(staticFolder: string, publicFolder: string): PageParts {
  const script = pageScript(staticFolder);
  const folder = path.join(staticFolder, 'chunks');
  const sheets = fs.readdirSync(folder).filter((name) => name.endsWith('.css'));
  return {
    script,
    inlined: new Map([
      ['/theme.js', fs.readFileSync(path.join(publicFolder, 'theme.js'), 'utf8').trim()],
      [script, fs.readFileSync(path.join(staticFolder, 'page', path.basename(script)), 'utf8').trim()],
      ...sheets.map((name): [string, string] => [
        `/_next/static/chunks/${name}`,
        withAbsoluteUrls(fs.readFileSync(path.join(folder, name), 'utf8')),
      ]),
    ]),
  };
}

/**
 * The URL path of the public pages' own script, which scripts/lib/page-script.ts writes to `page` in `folder`,
 * `.next/static`.
 */
function pageScript(folder: string): string {
  const [name, ...others] = fs.readdirSync(path.join(folder, 'page')).filter((each) => each.endsWith('.js'));
  if (name === undefined || others.length > 0) throw new Error('The build must hold one script of the public pages.');
  return `/_next/static/page/${name}`;
}

/** A sheet names fonts by their path from its own folder, `/_next/static/chunks`. */
const withAbsoluteUrls = (css: string): string => css.replaceAll('url(../', 'url(/_next/static/');

/**
 * The rules of the site's fonts for a page that Next does not make, from the sheets of the build in `folder`: the same
 * files at the same addresses, the families by their plain names, « Inter » and « Newsreader » (CSS compares them
 * without regard to case). Empty where there is no build, as under `next dev`.
 */
export function siteFonts(folder = path.join(process.cwd(), '.next/static/chunks')): string {
  if (!fs.existsSync(folder)) return '';
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .flatMap(
      (name) => fs.readFileSync(path.join(folder, name), 'utf8').match(/@font-face\{[^}]*url\(\.\.\/[^}]*\}/g) ?? [],
    )
    .map((rule) => withAbsoluteUrls(rule).replace(/(font-family:["']?\w+) Extended/, '$1'))
    .join('');
}
