/** Sanitises the HTML of content before it is stored, enforces its bounds, and stores its inline pictures as uploads. */
import 'server-only';
import type { Authority } from '@/lib/auth/authority';
import { readSizes, saveImage } from '@/lib/db/uploads';
import { Problem } from '@/lib/errors';
import type { AnyDefinition } from '@/sections/define';
import type { AnyNode } from '@/sections/editor-tree';
import { nodeType } from '@/sections/nodes/table';
import { withParts } from '@/sections/nodes/text';
import { depthOf, maxRichTextBytes, maxRichTextDepth, sanitizeIncoming, sanitizeRichText } from './sanitize';

/** Maximum of different inline pictures in one save: each is decoded, and 12 MiB can hold thousands of small files of large pictures. */
const maxInlinePictures = 50;

/** How many more inline pictures the texts of one save may have. */
type Allowance = { pictures: number };

/** Content with its rich texts sanitised, wherever the kind's editor has one. Throws `invalid`, `wrongType`, `tooLarge` or `busy`. */
export function cleanContent(authority: Authority, definition: AnyDefinition, content: unknown): Promise<unknown> {
  return cleanNode(authority, definition.editor, content, { pictures: maxInlinePictures });
}

/**
 * One HTML text, sanitised, with its inline pictures stored as uploads and the size of each picture set. Throws `invalid` when it
 * is too long, too deep, or has more inline pictures than are left, and what `saveImage` throws.
 */
export async function cleanHtml(authority: Authority, html: string, left: Allowance = { pictures: maxInlinePictures }): Promise<string> {
  if (Buffer.byteLength(html.replaceAll(dataUrl, '')) > maxRichTextBytes)
    throw new Problem('invalid', 'Ce texte mis en forme ne doit pas dépasser 200 Kio sans ses images');
  if (depthOf(html) > maxRichTextDepth) throw new Problem('invalid', 'Ce texte mis en forme est trop imbriqué');
  const incoming = sanitizeIncoming(html);
  const pictures = new Set(Array.from(incoming.matchAll(dataUrl), ([url]) => url));
  left.pictures -= pictures.size;
  if (left.pictures < 0) throw new Problem('invalid', `Pas plus de ${maxInlinePictures} nouvelles images à la fois : enregistrez en plusieurs étapes`);
  let stored = incoming;
  for (const url of pictures) stored = stored.replaceAll(url, await saveImage(authority, bytesOf(url)));
  return sanitizeRichText(stored, await readSizes(Array.from(stored.matchAll(upload), ([address]) => address)));
}

const upload = /\/uploads\/[A-Za-z0-9_-]+\.[a-z0-9]+/g;
const dataUrl = /data:image\/[a-z0-9.+-]+;base64,[A-Za-z0-9+/]+=*/gi;

/** The bytes of a base64 data URL. */
export function bytesOf(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function cleanNode(authority: Authority, node: AnyNode, value: unknown, left: Allowance): Promise<unknown> {
  const { isHtml, inner } = nodeType(node);
  if (isHtml) return typeof value === 'string' ? cleanHtml(authority, value, left) : value;
  const cleaned: (readonly [string | number, unknown])[] = [];
  // one after the other: pictures are decoded one at a time
  for (const [key, below, item] of inner(node, value)) cleaned.push([key, await cleanNode(authority, below, item, left)]);
  return withParts(value, cleaned);
}
