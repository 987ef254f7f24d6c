import type { Graph } from 'schema-dts';
import { inlineJson } from '@/lib/found/json-ld';

/** A page's content for machines, in schema.org's words: a block of data, which no policy for scripts concerns. */
export function JsonLd({ data }: { data: Graph }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose <, >, & and line separators are escaped (trust.md 19)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(data) }} />;
}
