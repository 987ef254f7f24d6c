/** PDFs that belong to an item of a section: how they are stored, and the address under which visitors read them. */
import { z } from 'zod';
import { dayOf } from '@/lib/format/dates';
import { slugify } from '@/lib/format/fold';
import { isRecord } from '@/lib/record';
import { card, itemId, requiredOrRefused, text } from './fields';

/** `/documents/{id}`, as content names a stored document. */
export const documentAddress = (id: string): string => `/documents/${id}`;

/** The id of a stored document in such an address, which may go on with a readable name; null for any other text. */
export function documentId(address: string): string | null {
  return /^\/documents\/([0-9a-f]{32})(?:\/|$)/.exec(address)?.[1] ?? null;
}

/** The fields of an attached document; `name` is the owner's name for it. */
export const attachedFields = {
  id: itemId('document'),
  file: z
    .string('Veuillez joindre un fichier PDF')
    .refine((value) => value === documentAddress(documentId(value) ?? ''), 'Veuillez joindre un fichier PDF'),
  name: text(200),
};

/** A list that most items don't have: it stays undefined when absent. */
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

/** The documents of a course, a project or a thesis: PDFs with a name; absent from an item that has none. */
export const ownDocuments = attachedList(ownDocument);

type WithDocuments = { readonly documents?: readonly OwnDocument[] };

/** The documents of an item; undefined, which is not stored, when there are none. */
export const keptDocuments = <Document>(documents: Document[] | undefined): Document[] | undefined =>
  documents?.length ? documents : undefined;

/** The documents of items, as visitors are served them. */
export function documentsOf(items: readonly WithDocuments[]): PublicDocument[] {
  return items.flatMap(({ documents = [] }) =>
    documents.flatMap(({ file, name }) => {
      const id = documentId(file);
      return id === null ? [] : [{ id, name, href: readableAddress(file, name) }];
    }),
  );
}

/** A document as it is in the content of a section. */
export type PublicDocument = {
  /** Of the stored file. */
  readonly id: string;
  /** Its one address on the site; any other leads to it. */
  readonly href: string;
  /** As the owner wrote it; without « .pdf » it names the downloaded file. */
  readonly name: string;
  /** The first day on which visitors may read it, `2027-03-03`. */
  readonly from?: string;
};

/**
 * Whether visitors may read a document that opens on the day `from`, if any: from midnight on, in the site's time zone.
 */
export const isOpen = (from: string | undefined): boolean => from === undefined || from <= dayOf(new Date());

/** « Mon article.pdf » → « Mon article », at most 200 characters. */
export function documentName(fileName: string): string {
  const name = fileName.replace(/\.pdf$/i, '').trim();
  return name.slice(0, 200).replace(/[\ud800-\udbff]$/, '') || 'document'; // no half of a character
}

/** `/documents/4f…/mon-article.pdf`: the address of a document with a readable name, which may end in « .pdf » itself. */
export function readableAddress(file: string, name: string): string {
  return `${file}/${slugify(documentName(name)).slice(0, 80).replace(/-$/, '') || 'document'}.pdf`;
}

/** A document as content names it: where, and what its owner calls it. */
export type NamedDocument = {
  readonly path: readonly (string | number)[];
  readonly id: string;
  readonly file: string;
  readonly name: string;
};

/** The documents that content names, whatever its kind. */
export function namedDocuments(content: unknown): NamedDocument[] {
  const documents: NamedDocument[] = [];
  const path: (string | number)[] = [];
  visit(content);
  return documents;

  function visit(value: unknown): void {
    if (Array.isArray(value)) value.forEach((item, index) => void inside(index, item));
    if (!isRecord(value)) return;
    const { file, name } = value;
    const id = typeof file === 'string' ? documentId(file) : null;
    if (id !== null && typeof file === 'string')
      documents.push({ path: [...path, 'file'], id, file, name: typeof name === 'string' && name ? name : file });
    else for (const key of Object.keys(value)) inside(key, value[key]);
  }

  function inside(key: string | number, value: unknown): void {
    if (typeof value !== 'object') return; // most are texts
    path.push(key);
    visit(value);
    path.pop();
  }
}
