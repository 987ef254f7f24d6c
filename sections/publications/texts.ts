/** The full texts of a publication for visitors. */
import type { Language } from '@/lib/languages';
import { plainMathematics } from '@/lib/mathematics/parts';
import { documentId, isOpen, type PublicDocument } from '../documents';
import type { FullText } from './record-fields';
import { type Licence, textVersionLabels, textVersions } from './record-words';
import type { Publications } from './schema';
import { type PublicationEntry, publicationEntries } from './statistics';
import { workWords } from './words/works';

export type OpenText = {
  readonly href: string;
  /** « PDF (version acceptée) » */
  readonly label: string;
  /** In bytes. */
  readonly size: number;
  readonly licence?: Licence;
};

/** The documents of all publications, including those under embargo. */
export const publicationDocuments = (publications: Publications): PublicDocument[] =>
  publicationEntries(publications).flatMap((entry) =>
    (entry.item.texts ?? []).flatMap((text) => documentOf(entry, text) ?? []),
  );

/** The texts that are open today, the published version first; `sizes`: of stored documents. */
export function openTexts(
  entry: PublicationEntry,
  sizes: ReadonlyMap<string, number>,
  language: Language = 'fr',
): OpenText[] {
  const { textVersions } = workWords[language];
  return storedTexts(entry, sizes)
    .filter(({ text }) => isOpen(text.embargo))
    .map(({ text, href, size }) => ({
      href,
      size,
      label: `PDF (${textVersions[text.version].toLowerCase()})`,
      licence: text.licence,
    }));
}

/** The day when the first text opens, `2027-03-03`; undefined if one is open already or none will be. */
export function opensOn(entry: PublicationEntry, sizes: ReadonlyMap<string, number>): string | undefined {
  const texts = storedTexts(entry, sizes);
  if (texts.some(({ text }) => isOpen(text.embargo))) return undefined;
  return texts.flatMap(({ text }) => text.embargo ?? []).toSorted()[0];
}

function storedTexts(entry: PublicationEntry, sizes: ReadonlyMap<string, number>) {
  const texts = (entry.item.texts ?? []).flatMap((text) => {
    const document = documentOf(entry, text);
    const size = document && sizes.get(document.id);
    return document && size !== undefined ? [{ text, size, href: document.href }] : [];
  });
  return texts.toSorted((a, b) => textVersions.indexOf(b.text.version) - textVersions.indexOf(a.text.version));
}

/** In characters: length of the title in a file name. */
const longestTitle = 120;

/** Below the publication's page, where Google Scholar expects its text. */
function documentOf(
  { item, slug }: PublicationEntry,
  { file, version, embargo }: FullText,
): PublicDocument | undefined {
  const id = documentId(file);
  if (id === null) return undefined;
  const title = Array.from(plainMathematics(item.title)).slice(0, longestTitle).join(''); // whole characters
  const name = `${title} (${textVersionLabels[version].toLowerCase()})`;
  return { id, href: `/publications/${slug}/texte/${id}.pdf`, name, from: embargo };
}
