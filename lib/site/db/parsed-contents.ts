import 'server-only';
import type { Section } from './generated/client';

type Row = Pick<Section, 'id' | 'type' | 'content'>;
type Parsed = { readonly type: string; readonly text: string; readonly content: unknown };

/** Sections whose content is kept: those parsed last. */
const most = 300;

/** Shared by the API and the pages, which Next loads as two programs of this process. */
const store: typeof globalThis & { portfolioContents?: Map<string, Parsed> } = globalThis;

/**
 * The content of a row as its kind's schema has parsed it; undefined when this row has not been parsed yet. It is found
 * by the stored text itself, so that no program can change a row without this noticing. Not to be modified: others read
 * the same object.
 */
export function parsedContent({ id, type, content }: Row): unknown {
  const known = store.portfolioContents?.get(id);
  return known?.type === type && known.text === content ? known.content : undefined;
}

/** Keeps what a row's content was parsed to. */
export function keepParsed({ id, type, content: text }: Row, content: unknown): void {
  store.portfolioContents ??= new Map();
  const contents = store.portfolioContents;
  contents.delete(id); // so that it becomes the newest
  contents.set(id, { type, text, content });
  const [oldest] = contents.keys();
  if (contents.size > most && oldest !== undefined) contents.delete(oldest);
}
