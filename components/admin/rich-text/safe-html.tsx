import type { CSSProperties, ReactNode } from 'react';
import { createElement, useMemo, useSyncExternalStore } from 'react';
import { type Around, onThePage, shownColours } from '@/lib/colours/readable';
import { shiftHeadings } from '@/lib/site/rich-text/headings';
import { isSafeLink } from './links';

type Props = { readonly html: string };

const tags = new Set(
  'p h2 h3 h4 h5 h6 strong b em i u s sub sup ul ol li br span blockquote a img table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
);

/** A preview of rich text. Only known elements are rebuilt, so that no other HTML is rendered. Empty on the server. */
export function SafeHtml({ html }: Props) {
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const content = useMemo(
    () =>
      inBrowser ? children(new DOMParser().parseFromString(shiftHeadings(html, 2), 'text/html').body, onThePage) : null,
    [html, inBrowser],
  );
  return <div className="prose">{content}</div>;
}

function children(node: Node, around: Around): ReactNode[] {
  return [...node.childNodes].map((child, index) => rendered(child, index, around));
}

function rendered(node: Node, key: number, around: Around): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof HTMLElement)) return null;
  const name = node.localName;
  if (name === 'script' || name === 'style') return null;
  if (!tags.has(name)) return children(node, around);
  if (name === 'br') return <br key={key} />;
  if (name === 'img')
    return <Picture key={key} source={node.getAttribute('src') ?? ''} alt={node.getAttribute('alt') ?? ''} />;
  const href = node.getAttribute('href') ?? '';
  const link =
    name === 'a' && isSafeLink(href)
      ? { href: href.replace(/^#/, '/#'), target: '_blank', rel: 'noopener noreferrer' }
      : {};
  const { colour, ground, inside } = shownColours(
    { name, colour: node.style.color, ground: node.style.backgroundColor },
    around,
  );
  const style: CSSProperties = {
    ...alignment(node),
    ...(colour && { color: colour }),
    ...(ground && { backgroundColor: ground }),
  };
  const spans = node instanceof HTMLTableCellElement ? { colSpan: node.colSpan, rowSpan: node.rowSpan } : {};
  return createElement(name, { key, style, ...link, ...spans }, ...children(node, inside));
}

function Picture({ source, alt }: Readonly<{ source: string; alt: string }>) {
  if (!/^\/uploads\/[\w.-]+$/.test(source)) return null;
  // biome-ignore lint/performance/noImgElement: an upload of any size, in a preview
  return <img src={source} alt={alt} />;
}

function alignment({ style }: HTMLElement): CSSProperties {
  const textAlign = (['center', 'right', 'justify'] as const).find((value) => value === style.textAlign);
  return textAlign ? { textAlign } : {};
}
