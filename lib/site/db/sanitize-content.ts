/**
 * Sanitises the HTML of content before it is stored, enforces its bounds, and stores its inline pictures as uploads.
 */
import 'server-only';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { isTooLarge } from '@/lib/format/table-spans';
import {
  depthOf,
  maxRichTextBytes,
  maxRichTextDepth,
  sanitizeIncoming,
  sanitizeRichText,
  tablesIn,
} from '@/lib/site/rich-text/sanitize';
import { pictureTooLarge } from '@/lib/upload-rules';
import type { AnyDefinition } from '@/sections/define';
import type { AnyNode } from '@/sections/editor-tree';
import { withParts } from '@/sections/nodes/shared';
import { nodeType } from '@/sections/nodes/table';
import { readSizes, saveImage } from './uploads';

/**
 * Maximum of different inline pictures in one save: each is decoded, and 12 MiB can hold thousands of small files of
 * large pictures.
 */
const maxInlinePictures = 50;

type Allowance = { pictures: number };

/**
 * Content with its rich texts sanitised, wherever the kind's editor has one. Throws `invalid`, `wrongType`, `tooLarge`
 * or `busy`.
 */
export async function cleanContent(
  authority: Authority,
  { editor }: AnyDefinition,
  content: unknown,
): Promise<unknown> {
  if (!mayHoldHtml(editor)) return content;
  const left = { pictures: maxInlinePictures };
  const cleaned = new Map<string, string>();
  // one after the other: pictures are decoded one at a time
  for (const html of new Set(htmlIn(editor, content).map(({ html }) => html)))
    cleaned.set(html, await cleanHtml(authority, html, left));
  return withHtml(editor, content, cleaned);
}

/**
 * Throws `invalid`, with the path of each text, when sanitised texts show pictures that are not on the site, as after a
 * form has stayed open for days. Pictures that the present content (`stored`) has may stay.
 */
export async function refuseMissingPictures(texts: readonly RichText[], stored: () => Promise<string>): Promise<void> {
  const shown = texts.map(({ path, html }) => ({
    path,
    pictures: Array.from(html.matchAll(picture), ([, address = '']) => address),
  }));
  const all = shown.flatMap(({ pictures }) => pictures);
  const known = await readSizes(all);
  if (all.every((address) => known.has(address))) return;
  const before = await stored();
  const issues = shown
    .filter(({ pictures }) => pictures.some((address) => !known.has(address) && !before.includes(address)))
    .map(({ path }) => ({
      path,
      message: 'Une image de ce texte n’est plus sur le site\u00a0: retirez-la, ou insérez-la de nouveau',
    }));
  if (issues[0]) throw new Problem('invalid', issues[0].message, { issues });
}

/**
 * One HTML text, sanitised, with its inline pictures stored as uploads and the size of each picture set. Throws
 * `invalid` when it is too long, too deep, or has more inline pictures than are left, and what `saveImage` throws.
 */
export async function cleanHtml(
  authority: Authority,
  html: string,
  left: Allowance = { pictures: maxInlinePictures },
): Promise<string> {
  if (Buffer.byteLength(html.replaceAll(dataUrl, '')) > maxRichTextBytes) throw tooLong();
  if (depthOf(html) > maxRichTextDepth) throw new Problem('invalid', 'Ce texte mis en forme est trop imbriqué');
  const incoming = sanitizeIncoming(html);
  if (tablesIn(incoming).some(isTooLarge))
    throw new Problem('invalid', 'Un tableau a 100 colonnes et 20\u202f000 cellules au plus');
  const pictures = new Set(Array.from(incoming.matchAll(inlinePicture), ([, , url = '']) => url));
  left.pictures -= pictures.size;
  if (left.pictures < 0)
    throw new Problem(
      'invalid',
      `Pas plus de ${maxInlinePictures} nouvelles images à la fois : sauvegardez en plusieurs étapes`,
    );
  const addresses = new Map<string, string>();
  for (const url of pictures) addresses.set(url, await saveImage(authority, bytesOf(url), pictureTooLarge));
  const stored = incoming.replace(inlinePicture, (_, start: string, url: string) => `${start}${addresses.get(url)}`);
  if (Buffer.byteLength(stored) > maxRichTextBytes) throw tooLong(); // a data URL in its words is text
  return sanitizeRichText(stored, await readSizes(Array.from(stored.matchAll(upload), ([address]) => address)));
}

const tooLong = () => new Problem('invalid', 'Ce texte mis en forme ne doit pas dépasser 200 Kio sans ses images');
const picture = /<img\b[^>]*\ssrc="(\/uploads\/[^"]*)"/g;
const upload = /\/uploads\/[A-Za-z0-9_-]+\.[a-z0-9]+/g;
const dataUrl = /data:image\/[a-z0-9.+-]+;base64,[A-Za-z0-9+/]+=*/gi;
/** The same in an `<img>` of sanitised HTML, after what comes before it there. */
const inlinePicture = new RegExp(`(<img\\b[^>]*\\ssrc=")(${dataUrl.source})`, 'gi');

/** The bytes of a base64 data URL. */
export function bytesOf(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Whether a value of this node may have rich text in it: most kinds, and the largest, have none. */
function mayHoldHtml(node: AnyNode): boolean {
  const { isHtml, below } = nodeType(node);
  return isHtml === true || below(node).some(mayHoldHtml);
}

type RichText = { readonly path: readonly (string | number)[]; readonly html: string };

export const richTextsIn = ({ editor }: AnyDefinition, content: unknown): RichText[] =>
  mayHoldHtml(editor) ? htmlIn(editor, content) : [];

/** The rich texts of a value with their paths, in the order of the tree. */
function htmlIn(node: AnyNode, value: unknown, path: RichText['path'] = []): RichText[] {
  const { isHtml, inner } = nodeType(node);
  if (isHtml) return typeof value === 'string' ? [{ path, html: value }] : [];
  return inner(node, value).flatMap(([key, below, item]) => htmlIn(below, item, [...path, key]));
}

/** A copy of a value with each of its rich texts as `cleaned` has it. */
function withHtml(node: AnyNode, value: unknown, cleaned: ReadonlyMap<string, string>): unknown {
  const { isHtml, inner } = nodeType(node);
  if (isHtml) return typeof value === 'string' ? cleaned.get(value) : value;
  return withParts(
    value,
    inner(node, value).map(([key, below, item]) => [key, withHtml(below, item, cleaned)]),
  );
}
