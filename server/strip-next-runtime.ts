/**
 * A public page without the framework's runtime (docs/decisions/0009-no-runtime.md). It is complete as HTML, and its only client
 * component, `ClientScript`, is also built as a small script of its own: nothing is left for the runtime to hydrate.
 */

/** What React sends when a part of the page is streamed after the rest: only React's own script moves it where it belongs. */
const cameLater = /<template id="[BP]:|<div hidden[^>]* id="S:/;

const scripts = /<script([^>]*)>[\s\S]*?<\/script>/g;
const preloads = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Removes the framework's scripts (`/_next/…`, and the inline ones with the render's nonce `mark`) from a rendered page, and adds
 * the page's own, at the path `script`, to its head. Nothing that is painted waits for that one, so it is fetched last. It carries
 * the mark, so that `hashInlineScripts` still recognises a rendered document and allows none of its unmarked scripts. A page that
 * needs the runtime is returned unchanged.
 */
export function stripNextRuntime(html: string, mark: string, script: string): string {
  if (!html.includes('</head>') || cameLater.test(html)) return html;
  const isRuntime = (attributes: string) => attributes.includes(` nonce="${mark}"`) || attributes.includes(' src="/_next/');
  return html
    .replace(preloads, '')
    .replace(scripts, (whole, attributes: string) => (isRuntime(attributes) ? '' : whole))
    .replace('</head>', `<script type="module" fetchpriority="low" nonce="${mark}" src="${script}"></script></head>`);
}
