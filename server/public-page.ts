/**
 * A public page without the framework's runtime (docs/decisions/0009). It is complete as HTML, and the only component of the
 * client on it, `Behaviour`, exists as one small script of its own: nothing is left for a runtime to hydrate.
 */

/** What React sends when a part of the page came later than the rest: only its own script puts that in place. */
const cameLater = /<template id="[BP]:|<div hidden[^>]* id="S:/;

const scripts = /<script([^>]*)>[\s\S]*?<\/script>/g;
const preloads = /<link rel="preload" as="script"[^>]*>/g;

/**
 * Takes the framework's scripts (`/_next/…`, and the inline ones that carry the rendering's mark) out of a rendered page and
 * puts the page's own, at the address `script`, into its head. It carries the mark in their place, so that `seal` still tells
 * a rendered document, whose unmarked scripts are nobody's. A page that needs the runtime is given back as it is.
 */
export function withoutRuntime(html: string, mark: string, script: string): string {
  if (!html.includes('</head>') || cameLater.test(html)) return html;
  const isRuntime = (attributes: string) => attributes.includes(` nonce="${mark}"`) || attributes.includes(' src="/_next/');
  return html
    .replace(preloads, '')
    .replace(scripts, (whole, attributes: string) => (isRuntime(attributes) ? '' : whole))
    .replace('</head>', `<script type="module" nonce="${mark}" src="${script}"></script></head>`);
}
