/** A page of the site as a file of a static copy. */
import { hashSource } from '@/lib/site/public-pages/policy';

type Page = {
  readonly html: string;
  /** The policy of its response, which the file itself will hold. */
  readonly policy: string;
};

type Options = {
  readonly replace: Replace;
  /** Replaces the site's absolute URLs in a text. */
  readonly absolute: (text: string) => string;
  /** Replaces the page's own script. */
  readonly script: string;
  /** An element with data for that script. */
  readonly data?: string;
};

/** Without script, the filters' form would ask a server. */
const withoutScript = 'search{display:none}';

/**
 * The page with its URLs and script replaced and its policy in a `meta` element. Two things are removed: the attributes
 * by which a dialog asks the server for a list, and font preloads, which browsers refuse from a folder. The owner's
 * text stays as it is, except for link URLs.
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
    .replace(/<p [^>]*data-says-address=""[\s\S]*?<\/p>/g, absolute); // components/public/legal.tsx
  const isFiltered = /<search\b/.test(rewritten);
  const style = isFiltered ? `<noscript><style>${withoutScript}</style></noscript>` : '';
  const ownPolicy = policyIn(policy, html, { replace, script, style: isFiltered ? withoutScript : '' });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${ownPolicy}"/>`;
  return rewritten.replace(/<meta charset=[^>]*>/i, (charset) => charset + meta + style);
}

type Own = { readonly replace: Replace; readonly script: string; readonly style: string };

/**
 * The policy of `html` with the hashes of the page's new scripts and styles, without directives that a `meta` element
 * may not have.
 */
function policyIn(policy: string, html: string, { replace, script, style }: Own): string {
  const live = /<script type="module">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  let copyPolicy = policy.replaceAll(` ${hashSource(live)}`, '');
  for (const [, text = ''] of html.matchAll(/<style>([\s\S]*?)<\/style>/g))
    copyPolicy = copyPolicy.replaceAll(hashSource(text), hashSource(replaceInCss(text, replace)));
  const added: Readonly<Record<string, string>> = { 'script-src': script, 'style-src-elem': style };
  return copyPolicy
    .split('; ')
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .map((directive) => {
      const text = added[directive.split(' ', 1)[0] ?? ''];
      return text ? `${directive} ${hashSource(text)}` : directive;
    })
    .join('; ');
}

/** Returns a URL's replacement; null removes the attribute. */
export type Replace = (url: string) => string | null;

const elements = /(<(?:script|style)\b[^>]*>)([\s\S]*?)(<\/(?:script|style)>)|<[a-z][^>]*>/gi;
const single = / (href|src|action|poster)="([^"]*)"/gi;
const sets = / ((?:image)?srcset)="([^"]*)"/gi;
const inStyles = /url\((['"]?)([^'")]+)\1\)/g;

/** HTML with its URLs replaced, in style elements and attributes too; `inScript` changes scripts. */
export function replaceInHtml(html: string, replace: Replace, inScript: (tag: string, text: string) => string): string {
  const inTag = (tag: string) =>
    tag
      .replace(single, (_, name: string, value: string) => attribute(name, replace(unescaped(value))))
      .replace(sets, (_, name: string, value: string) => attribute(name, replaceInSet(unescaped(value), replace)))
      .replace(/ style="([^"]*)"/g, (_, value: string) => attribute('style', replaceInCss(unescaped(value), replace)));
  return html.replace(elements, (tag: string, start?: string, text = '', end = '') => {
    if (start === undefined) return inTag(tag);
    return inTag(start) + (/^<style/i.test(start) ? replaceInCss(text, replace) : inScript(start, text)) + end;
  });
}

/** A stylesheet, or declarations, with its URLs replaced. */
export const replaceInCss = (css: string, replace: Replace): string =>
  css.replace(inStyles, (whole, quote: string, url: string) => {
    const other = replace(url);
    return other === null ? whole : `url(${quote}${other}${quote})`;
  });

/** The URLs that `replaceInHtml` would replace. */
export function urlsIn(html: string): string[] {
  const found: string[] = [];
  const note = (url: string) => {
    found.push(url);
    return url;
  };
  replaceInHtml(html, note, (_, text) => text);
  return found;
}

/** A web manifest with its URLs replaced, without its id: two copies on one host would share it. */
export function replaceInManifest(json: string, replace: Replace): string {
  const { id: _id, ...manifest }: Record<string, unknown> = JSON.parse(json);
  const other = (name: string, value: unknown) =>
    typeof value === 'string' && ['start_url', 'src'].includes(name)
      ? (replace(value) ?? undefined)
      : name === 'scope'
        ? './'
        : value;
  return JSON.stringify(manifest, other);
}

const replaceInSet = (set: string, replace: Replace): string =>
  set
    .split(/,\s+/)
    .map((candidate) => {
      const [url = '', ...size] = candidate.trim().split(/\s+/);
      return [replace(url) ?? url, ...size].join(' ');
    })
    .join(', ');

const attribute = (name: string, value: string | null): string =>
  value === null ? '' : ` ${name}="${escaped(value)}"`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const unescaped = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
