import type { Graph } from 'schema-dts';
import { inlineJson } from '@/lib/site/seo/inline-json';

/**
 * Structured data of a page, in JSON-LD with schema.org types. It is a data block, so the content security policy for
 * scripts does not apply.
 */
export function JsonLd({ data }: { data: Graph }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose <, >, & and line separators are escaped
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inlineJson(data) }} />;
}
