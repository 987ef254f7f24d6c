import type { Graph } from 'schema-dts';

/**
 * A page's structured data: JSON-LD with schema.org types. As a data block it is exempt from the policy for scripts.
 */
export function JsonLd({ data }: { data: Graph }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose <, >, & and line separators are escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(data) }} />;
}

/**
 * JSON for a script element: `<`, `>`, `&` and line separators are escaped, so that nothing in it ends the element or a
 * line.
 */
export function inlineJson(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
