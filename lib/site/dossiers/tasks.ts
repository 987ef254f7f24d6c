/** What the process of lib/workers/typeset.ts does of dossiers: composing one takes a second where there are many works. */
import { packJson, unpackJson } from '@/lib/brotli-json';
import { toHtml } from '@/lib/typeset/html';
import type { LastLine } from '@/lib/typeset/job';
import { estimatedPages, pageCount } from '@/lib/typeset/page-count';
import { toText } from '@/lib/typeset/text';
import type { TypesetDocument } from '@/lib/typeset/tree';
import { changedLines, type DossierChanges } from './changes';
import { checkedDocument, type DossierChecks } from './checks';
import type { Choices } from './choices';
import { documentOf } from './document-of';
import type { DossierSource } from './groups';
import { jsonResume } from './json-resume';
import { type PreviewAsked, previewOf } from './preview';
import { documentSchema } from './stored-document';

/** A source as JSON can hold it. */
export type SentSource = Omit<DossierSource, 'translation'> & {
  readonly translation?: { readonly french: SentSource; readonly untranslated: readonly string[] };
};

/** What is made from: choices, and what they choose from. */
export type From = { readonly choices: Choices; readonly source: SentSource };

/**
 * `before`: the stored document, in base 64, to tell what changed since. `lays`: whether the pages are counted by their
 * layout; by an estimate otherwise.
 */
export type DossierTask =
  | (From & { readonly is: 'page' })
  | (From & { readonly is: 'pdf' })
  | (From & { readonly is: 'made'; readonly before: string | null })
  | {
      readonly is: 'preview';
      readonly asked: PreviewAsked;
      readonly source: SentSource;
      readonly lays: boolean;
    }
  | { readonly is: 'resume'; readonly source: SentSource; readonly siteUrl: string };

/** The document as a page. */
export type DossierPage = Pick<TypesetDocument, 'title' | 'author' | 'lang'> & { readonly html: string };

/** The document in base 64 as it is stored, what it lacks, and what changed. */
export type MadeDossier = {
  readonly document: string;
  readonly checks: DossierChecks;
  readonly changes: DossierChanges;
  /** Whether the one before could not be read. */
  readonly isUnreadable: boolean;
};

export const sent = ({ translation, ...source }: DossierSource): SentSource => ({
  ...source,
  ...(translation && {
    translation: { french: sent(translation.french), untranslated: [...translation.untranslated] },
  }),
});

const received = ({ translation, ...source }: SentSource): DossierSource => ({
  ...source,
  ...(translation && {
    translation: { french: received(translation.french), untranslated: new Set(translation.untranslated) },
  }),
});

/** What the process does with a document. */
type Writers = {
  readonly toPdf: (document: TypesetDocument) => Promise<Uint8Array>;
  readonly lastLine: (document: TypesetDocument) => Promise<LastLine>;
};

/** Throws `tooLarge` where the document is more than can be composed. */
export async function doTask(task: DossierTask, { toPdf, lastLine }: Writers): Promise<Uint8Array> {
  const source = received(task.source);
  switch (task.is) {
    case 'page':
      return asJson(page(task.choices, source));
    case 'pdf':
      return toPdf(documentOf(task.choices, source));
    case 'made':
      return asJson(made(task.choices, source, task.before));
    case 'resume':
      return Buffer.from(jsonResume(source, task.siteUrl));
    case 'preview':
      return asJson(
        await previewOf(task.asked, source, async (document) =>
          task.lays ? pageCount(document, lastLine) : { pages: estimatedPages(document), isEstimate: true },
        ),
      );
  }
}

const asJson = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

function page(choices: Choices, source: DossierSource): DossierPage {
  const document = documentOf(choices, source);
  return { title: document.title, author: document.author, lang: document.lang, html: toHtml(document) };
}

function made(choices: Choices, source: DossierSource, stored: string | null): MadeDossier {
  const { document, checks } = checkedDocument(choices, source);
  const before = stored === null ? null : storedDocument(Buffer.from(stored, 'base64'));
  const text = toText(document);
  return {
    document: Buffer.from(packJson(document)).toString('base64'),
    checks,
    changes: changedLines(stored === null ? text : before ? toText(before) : '', text),
    isUnreadable: stored !== null && before === null,
  };
}

/** Null where it cannot be read. */
export function storedDocument(bytes: Uint8Array<ArrayBuffer>): TypesetDocument | null {
  try {
    return documentSchema.parse(unpackJson(bytes));
  } catch {
    return null;
  }
}
