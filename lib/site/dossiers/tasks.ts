/**
 * The dossier tasks of lib/workers/typeset.ts, in a process of their own: composing takes a second where there are many
 * works.
 */
import { z } from 'zod';
import { packJson, unpackJson } from '@/lib/brotli-json';
import { languages } from '@/lib/languages';
import { toHtml } from '@/lib/typeset/html';
import type { LastLine } from '@/lib/typeset/layout';
import { estimatedPages, pageCount } from '@/lib/typeset/page-count';
import { toText } from '@/lib/typeset/text';
import type { TypesetDocument } from '@/lib/typeset/tree';
import { linesOf } from '@/sections/dossier';
import { checkedDocument, type DossierChecks } from './checks';
import type { Choices } from './choices';
import { documentOf } from './document-of';
import type { DossierSource } from './groups';
import { jsonResume } from './person-files';
import { type DossierPreview, type PreviewAsked, previewOf } from './preview';

/** The choices, and the content that they choose from. */
export type DossierInput = { readonly choices: Choices; readonly source: DossierSource };

/**
 * `before`: the stored document, to tell what changed. `lays`: whether pages are counted by laying them out; estimated
 * otherwise.
 */
export type DossierTask =
  | (DossierInput & { readonly is: 'page' })
  | (DossierInput & { readonly is: 'pdf' })
  | (DossierInput & { readonly is: 'made'; readonly before: Uint8Array<ArrayBuffer> | null })
  | {
      readonly is: 'preview';
      readonly asked: PreviewAsked;
      readonly source: DossierSource;
      readonly lays: boolean;
    }
  | { readonly is: 'resume'; readonly source: DossierSource; readonly siteUrl: string };

/** The document as a page. */
export type DossierPage = Pick<TypesetDocument, 'title' | 'author' | 'lang'> & { readonly html: string };

/** The document as stored, what it lacks, and what changed. */
export type MadeDossier = {
  readonly document: Uint8Array<ArrayBuffer>;
  readonly checks: DossierChecks;
  readonly changes: DossierChanges;
  /** Whether the previous document could not be read. */
  readonly isUnreadable: boolean;
};

/** The output functions of the process. */
type Writers = {
  readonly toPdf: (document: TypesetDocument) => Promise<Uint8Array>;
  readonly lastLine: (document: TypesetDocument) => Promise<LastLine>;
};

/** Throws `tooLarge` when the document is too long to compose. */
export async function doTask(
  task: DossierTask,
  { toPdf, lastLine }: Writers,
): Promise<Uint8Array | DossierPage | MadeDossier | DossierPreview> {
  switch (task.is) {
    case 'page':
      return page(task.choices, task.source);
    case 'pdf':
      return toPdf(documentOf(task.choices, task.source));
    case 'made':
      return makeDossier(task.choices, task.source, task.before);
    case 'resume':
      return Buffer.from(jsonResume(task.source, task.siteUrl));
    case 'preview':
      return previewOf(task.asked, task.source, async (document) =>
        task.lays ? pageCount(document, lastLine) : { pages: estimatedPages(document), isEstimate: true },
      );
  }
}

function page(choices: Choices, source: DossierSource): DossierPage {
  const document = documentOf(choices, source);
  return { title: document.title, author: document.author, lang: document.lang, html: toHtml(document) };
}

function makeDossier(choices: Choices, source: DossierSource, stored: Uint8Array<ArrayBuffer> | null): MadeDossier {
  const { document, checks } = checkedDocument(choices, source);
  const before = stored === null ? null : storedDocument(stored);
  const text = toText(document);
  return {
    document: packJson(document),
    checks,
    changes: changedLines(stored === null ? text : before ? toText(before) : '', text),
    isUnreadable: stored !== null && before === null,
  };
}

/** Null when unreadable. */
export function storedDocument(bytes: Uint8Array<ArrayBuffer>): TypesetDocument | null {
  try {
    return documentSchema.parse(unpackJson(bytes));
  } catch {
    return null;
  }
}

/** Schema of a document in the database. */
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

const documentSchema = z.object({
  title: z.string(),
  author: z.string(),
  lang: z.enum(languages),
  headLines: z.array(inline),
  textSize: z.literal(12).optional(),
  blocks: z.array(block),
}) satisfies z.ZodType<TypesetDocument>;

export type DossierChanges = { readonly added: readonly string[]; readonly removed: readonly string[] };

/** The lines of plain text that only one of the two has; duplicates count. */
export function changedLines(before: string, after: string): DossierChanges {
  return { added: onlyIn(linesOf(after), linesOf(before)), removed: onlyIn(linesOf(before), linesOf(after)) };
}

function onlyIn(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0;
    if (count > 0) counts.set(line, count - 1);
    return count === 0;
  });
}
