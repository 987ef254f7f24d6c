/** Sanitised HTML as a tree. Its tags are whole, and no attribute holds a sign of tags (lib/site/rich-text). */

export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
};
export type Node = string | Element;

const token = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|([^<]+|<)/gi;
const attribute = /([a-z-]+)="([^"]*)"/gi;
const isVoid = /^(?:br|hr|img)$/;

export function parsed(html: string): readonly Node[] {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, tag = '', given = '', text] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    const name = tag.toLowerCase();
    if (text !== undefined) parent.children.push(decoded(text));
    else if (closing) {
      const depth = open.findLastIndex((element) => element.name === name);
      if (depth > 0) open.length = depth;
    } else {
      const attributes = Object.fromEntries(
        Array.from(given.matchAll(attribute), ([, key = '', value = '']) => [key.toLowerCase(), decoded(value)]),
      );
      const element: Element = { name, attributes, children: [] };
      parent.children.push(element);
      if (!isVoid.test(name)) open.push(element);
    }
  }
  return root.children;
}

/** The elements of these names among nodes. */
export const elementsOf = (nodes: readonly Node[], ...names: readonly string[]): readonly Element[] =>
  nodes.filter((node): node is Element => typeof node !== 'string' && names.includes(node.name));

const decoded = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
