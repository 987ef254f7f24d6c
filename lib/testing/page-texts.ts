/** For tests: what a page says in its own words, as a reader in another language has it. */

/**
 * The texts of HTML and those of its `aria-label`, `title` and `alt`, outside elements that say they are French and
 * outside `<bdi>`, which holds names.
 */
export function pageTexts(html: string): string[] {
  const open: { readonly name: string; readonly isApart: boolean }[] = [];
  const found: string[] = [];
  for (const [, close, name = '', attributes = '', text] of html.matchAll(tokens)) {
    const isApart = open.at(-1)?.isApart ?? false;
    if (text !== undefined) {
      if (!isApart) found.push(text);
    } else if (close) open.splice(open.findLastIndex((each) => each.name === name));
    else {
      const isOwn = name === 'bdi' || / lang="fr"/.test(attributes);
      if (!isApart && !isOwn) found.push(...Array.from(attributes.matchAll(spoken), ([, value = '']) => value));
      if (!empty.has(name) && !attributes.endsWith('/')) open.push({ name, isApart: isApart || isOwn });
    }
  }
  return found.map(plain).filter((text) => text !== '');
}

const tokens = /<(\/)?([a-z][a-z\d]*)((?:\s[^<>]*)?)>|([^<]+)/gi;
const spoken = /\s(?:aria-label|title|alt)="([^"]*)"/g;
const empty: ReadonlySet<string> = new Set([
  'img',
  'br',
  'hr',
  'input',
  'link',
  'meta',
  'path',
  'rect',
  'line',
  'circle',
]);

const plain = (text: string): string =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim();
