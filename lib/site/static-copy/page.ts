/** A page of the site as a file of a static copy. */
import { hashSource } from '@/lib/site/public-pages/policy';
import { type Replace, replaceInHtml } from './references';

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
 * The page with its addresses replaced, its script by the copy's, and its policy in a `meta` element. What only a
 * server answers is taken out: the list that a window loads, preloads that a browser refuses to read from a folder.
 */
export function copiedPage({ html, policy }: Page, { replace, absolute, script, data = '' }: Options): string {
  const body = html
    .replace(/<link [^>]*rel="preload"[^>]*as="font"[^>]*>/g, '')
    .replace(/ data-load(?:ed)?="[^"]*"/g, '')
    .replace('</body>', () => `${data}</body>`);
  const rewritten = replaceInHtml(body, replace, (tag, text) => {
    if (tag.includes(' type="module"')) return script;
    return tag.includes('application/ld+json') ? absolute(text) : text;
  }).replace(/ content="https?:[^"]*"/g, absolute);
  const isFiltered = /<search\b/.test(rewritten);
  const style = isFiltered ? `<noscript><style>${withoutScript}</style></noscript>` : '';
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyIn(policy, html, rewritten, isFiltered)}"/>`;
  return rewritten.replace(/<meta charset=[^>]*>/i, (charset) => charset + meta + style);
}

/** The elements whose text the policy names by its hash. */
const named = /<(style|script)((?: type="module")?)>([\s\S]*?)<\/\1>/g;
const textsOf = (html: string) => Array.from(html.matchAll(named), ([, , , text = '']) => text);

/** The policy with the hashes of what stands in the page now, without what a `meta` element may not say. */
function policyIn(policy: string, before: string, after: string, hasStyle: boolean): string {
  const texts = textsOf(after);
  let own = policy;
  for (const [at, text] of textsOf(before).entries())
    own = own.replaceAll(hashSource(text), hashSource(texts[at] ?? text));
  return own
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .map((directive) =>
      hasStyle && directive.startsWith('style-src-elem ') ? `${directive} ${hashSource(withoutScript)}` : directive,
    )
    .join('; ');
}
