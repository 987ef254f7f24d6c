/** PDFs attached to an item of a section: their storage, and the URL for visitors. */
import { z } from 'zod';
import { dayOf } from '@/lib/format/dates';
import { slugify } from '@/lib/format/fold';
import { isRecord } from '@/lib/record';
import { card, itemId, requiredOrRefused, text } from './fields';

/** `/documents/{id}`: the reference to a stored document in content. */
export const documentPath = (id: string): string => `/documents/${id}`;

/** The id of the stored document in such a path, which may end in a readable name; null for any other text. */
export function documentId(address: string): string | null {
  return /^\/documents\/([0-9a-f]{32})(?:\/|$)/.exec(address)?.[1] ?? null;
}

/** Fields of an attached document; `name` is the owner's. */
export const attachedFields = {
  id: itemId('document'),
  file: z
    .string('Veuillez joindre un fichier PDF')
    .refine((value) => value === documentPath(documentId(value) ?? ''), 'Veuillez joindre un fichier PDF'),
  name: text(200),
};

/** An optional list: it stays undefined when absent. */
export const attachedList = <Item extends z.ZodType>(item: Item) =>
  z.preprocess(
    (value) => value ?? undefined,
    z.array(item, 'Les documents doivent être une liste').max(50, 'Pas plus de 50 documents').optional(),
  );

const ownDocument = card(
  { ...attachedFields, name: requiredOrRefused('L’intitulé du document est requis', 200) },
  'Chaque document doit être un objet',
);
export type OwnDocument = z.output<typeof ownDocument>;

/** The documents of a course, a project or a thesis: named PDFs; absent from an item without any. */
export const ownDocuments = attachedList(ownDocument);

type WithDocuments = { readonly documents?: readonly OwnDocument[] };

/** The documents of an item; undefined, which is not stored, for an empty list. */
export const keptDocuments = <Document>(documents: Document[] | undefined): Document[] | undefined =>
  documents?.length ? documents : undefined;

/** The documents of items, for visitors. */
export function documentsOf(items: readonly WithDocuments[]): PublicDocument[] {
  return items.flatMap(({ documents = [] }) =>
    documents.flatMap(({ file, name }) => {
      const id = documentId(file);
      return id === null ? [] : [{ id, name, href: readablePath(file, name) }];
    }),
  );
}

/** A document in the content of a section. */
export type PublicDocument = {
  /** Id of the stored file. */
  readonly id: string;
  /** Its canonical path; others redirect to it. */
  readonly href: string;
  /** The owner's name for it; without « .pdf » it names the download. */
  readonly name: string;
  /** The first day on which visitors may read it, `2027-03-03`. */
  readonly from?: string;
};

/** Whether visitors may read a document with the embargo date `from`, if any: from midnight in the site's time zone. */
export const isOpen = (from: string | undefined): boolean => from === undefined || from <= dayOf(new Date());

/** « Mon article.pdf » → « Mon article », at most 200 characters. */
export function documentName(fileName: string): string {
  const name = fileName.replace(/\.pdf$/i, '').trim();
  return name.slice(0, 200).replace(/[\ud800-\udbff]$/, '') || 'document'; // no half of a surrogate pair
}

/** `/documents/4f…/mon-article.pdf`: a document's path with a readable name; the name may already end in « .pdf ». */
export function readablePath(file: string, name: string): string {
  return `${file}/${slugify(documentName(name)).slice(0, 80).replace(/-$/, '') || 'document'}.pdf`;
}

/** A reference to a document in content: its path, and the owner's name for it. */
export type NamedDocument = {
  readonly path: readonly (string | number)[];
  readonly id: string;
  readonly file: string;
  readonly name: string;
};

/** The documents that content of any kind refers to. */
export function namedDocuments(content: unknown): NamedDocument[] {
  const documents: NamedDocument[] = [];
  const path: (string | number)[] = [];
  visit(content);
  return documents;

  function visit(value: unknown): void {
    if (Array.isArray(value)) value.forEach((item, index) => void visitChild(index, item));
    if (!isRecord(value)) return;
    const { file, name } = value;
    const id = typeof file === 'string' ? documentId(file) : null;
    if (id !== null && typeof file === 'string')
      documents.push({ path: [...path, 'file'], id, file, name: typeof name === 'string' && name ? name : file });
    else for (const key of Object.keys(value)) visitChild(key, value[key]);
  }

  function visitChild(key: string | number, value: unknown): void {
    if (typeof value !== 'object') return; // as most values are
    path.push(key);
    visit(value);
    path.pop();
  }
}
