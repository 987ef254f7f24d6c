/** Adjusts the colours of sanitised rich text for display. */
import { type Around, onThePage, shownColours } from './readable';

const tags = /<(\/?)([a-z][a-z0-9]*)((?: [^<>]*)?)>/g;
const attributes = / ([a-z-]+)="([^"]*)"/g;
const isVoid = (name: string): boolean => ['br', 'hr', 'img'].includes(name);

/**
 * Makes the colours in the `style` attributes of HTML from lib/site/rich-text/sanitize.ts readable in both schemes;
 * leaves the rest unchanged.
 */
export function showColours(html: string): string {
  if (!/color|<mark/.test(html)) return html;
  const open: Around[] = [];
  return html.replace(tags, (tag, closing: string, name: string, given: string) => {
    if (closing) open.pop();
    if (closing || isVoid(name)) return tag;
    const style = stylesOf(given);
    const { colour, ground, inside } = shownColours(
      { name, colour: style.get('color') ?? '', ground: style.get('background-color') ?? '' },
      open.at(-1) ?? onThePage,
    );
    open.push(inside);
    return `<${name}${withStyle(given, styleText(style, { color: colour, 'background-color': ground }))}>`;
  });
}

function stylesOf(given: string): Map<string, string> {
  const [, , text = ''] = Array.from(given.matchAll(attributes)).find(([, name]) => name === 'style') ?? [];
  return new Map(
    text.split(';').flatMap((declaration) => {
      const [name = '', value] = declaration.split(':');
      return value === undefined ? [] : [[name.trim(), value.trim()] as const];
    }),
  );
}

function styleText(style: ReadonlyMap<string, string>, colours: Readonly<Record<string, string>>): string {
  return Array.from(new Map([...style, ...Object.entries(colours)]), ([name, value]) =>
    value === '' ? '' : `${name}:${value}`,
  )
    .filter(Boolean)
    .join(';');
}

function withStyle(given: string, style: string): string {
  const others = given.replace(attributes, (attribute, name: string) => (name === 'style' ? '' : attribute));
  return style === '' ? others : `${others} style="${style}"`;
}
