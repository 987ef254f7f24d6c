/** The addresses in a page or a file of the site: which there are, and others in their place. */

/** What stands in the place of an address; null takes the attribute away. */
export type Replace = (address: string) => string | null;

const elements = /(<(?:script|style)\b[^>]*>)([\s\S]*?)(<\/(?:script|style)>)|<[a-z][^>]*>/gi;
const single = / (href|src|action|poster)="([^"]*)"/gi;
const sets = / ((?:image)?srcset)="([^"]*)"/gi;
const inStyles = /url\((['"]?)([^'")]+)\1\)/g;

/** HTML with its addresses replaced, those in style elements and attributes too; `inScript` changes the rest. */
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

/** A stylesheet, or declarations, with the addresses in it replaced. */
export const replaceInCss = (css: string, replace: Replace): string =>
  css.replace(inStyles, (whole, quote: string, address: string) => {
    const other = replace(address);
    return other === null ? whole : `url(${quote}${other}${quote})`;
  });

/** The addresses that `replaceInHtml` would replace. */
export function addressesIn(html: string): string[] {
  const found: string[] = [];
  const note = (address: string) => {
    found.push(address);
    return address;
  };
  replaceInHtml(html, note, (_, text) => text);
  return found;
}

/** A web manifest with its addresses replaced; without its id, by which two copies on one host would be one. */
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
      const [address = '', ...size] = candidate.trim().split(/\s+/);
      return [replace(address) ?? address, ...size].join(' ');
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
