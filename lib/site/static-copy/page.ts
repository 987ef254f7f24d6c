/** A page of the site as a file of a static copy. */
import { hashSource } from '@/lib/site/public-pages/policy';
import { type Replace, replaceInCss, replaceInHtml } from './references';

export type Page = {
  readonly html: string;
  /** The policy that it was sent with, which stands in the file itself. */
  readonly policy: string;
};

export type Options = {
  readonly replace: Replace;
  /** Changes the absolute addresses of the site in a text (addresses.ts). */
  readonly absolute: (text: string) => string;
  /** What the page has in the place of its own script. */
  readonly script: string;
  /** An element with data for that script. */
  readonly data?: string;
};

/** The filters are for script alone: without it, a form would ask a server. */
const withoutScript = 'search{display:none}';

/**
 * The page with its addresses replaced, its script by the copy's, and its policy in a `meta` element. Two things are
 * taken out: the attributes by which a window asks the server for a list, and the preloads of fonts, which a browser
 * refuses to read from a folder. What the owner has written stays as it is, but for the addresses of its links.
 */
export function copiedPage({ html, policy }: Page, { replace, absolute, script, data = '' }: Options): string {
  const body = html
    .replace(/<link [^>]*rel="preload"[^>]*as="font"[^>]*>/g, '')
    .replace(/(<[a-z][^>]*?) data-load(?:ed)?="[^"]*"/gi, '$1')
    .replace('</body>', () => `${data}</body>`);
  const rewritten = replaceInHtml(body, replace, (tag, text) => {
    if (tag.includes(' type="module"')) return script;
    return tag.includes('application/ld+json') ? absolute(text) : text;
  })
    .replace(/<meta [^>]*content="https?:[^"]*"/g, absolute)
    .replace(/<p [^>]*data-says-address=""[\s\S]*?<\/p>/g, absolute); // components/public/legal/legal-text.tsx
  const isFiltered = /<search\b/.test(rewritten);
  const style = isFiltered ? `<noscript><style>${withoutScript}</style></noscript>` : '';
  const own = policyIn(policy, html, { replace, script, style: isFiltered ? withoutScript : '' });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${own}"/>`;
  return rewritten.replace(/<meta charset=[^>]*>/i, (charset) => charset + meta + style);
}

type Own = { readonly replace: Replace; readonly script: string; readonly style: string };

/** The policy of `html` with the hashes of the page's own texts, without what a `meta` element may not say. */
function policyIn(policy: string, html: string, { replace, script, style }: Own): string {
  const live = /<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  let own = policy.replaceAll(` ${hashSource(live)}`, '');
  for (const [, text = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g))
    own = own.replaceAll(hashSource(text), hashSource(replaceInCss(text, replace)));
  const added: Readonly<Record<string, string>> = { 'script-src': script, 'style-src-elem': style };
  return own
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .map((directive) => {
      const text = added[directive.split(' ', 1)[0] ?? ''];
      return text ? `${directive} ${hashSource(text)}` : directive;
    })
    .join('; ');
}
