/** The shape of a document as the database keeps it. */
import { z } from 'zod';
import { languages } from '@/lib/languages';
import type { TypesetDocument } from '@/lib/typeset/tree';

const run = z.object({
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  underlined: z.boolean().optional(),
  raised: z.enum(['super', 'sub']).optional(),
  href: z.string().optional(),
  lang: z.string().optional(),
});
const inline = z.union([z.string(), z.array(run)]);
const rows = z.array(z.array(inline));

const block = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('heading'),
    level: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    text: inline,
    isAtTop: z.literal(true).optional(),
  }),
  z.object({ type: z.literal('paragraph'), text: inline }),
  z.object({ type: z.literal('entry'), label: z.string(), text: inline, details: z.array(inline).optional() }),
  z.object({ type: z.literal('list'), ordered: z.boolean().optional(), items: z.array(inline) }),
  z.object({
    type: z.literal('table'),
    caption: z.string(),
    columns: z.array(z.object({ head: z.string(), align: z.enum(['start', 'end']).optional() })),
    rows,
    foot: rows.optional(),
  }),
]);

export const documentSchema = z.object({
  title: z.string(),
  author: z.string(),
  lang: z.enum(languages),
  headLines: z.array(inline),
  textSize: z.literal(12).optional(),
  blocks: z.array(block),
}) satisfies z.ZodType<TypesetDocument>;
