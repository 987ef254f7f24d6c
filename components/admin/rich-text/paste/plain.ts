/** Plain text that is pasted as a table or a link. Each function returns whether it has pasted it. */
import type { EditorView } from '@tiptap/pm/view';
import { isOwnPart, linkAddress } from '../links';
import { tableOfTabs } from './tables';

/** Rows of a spreadsheet that come as text alone become a table. */
export function pastesTable(view: EditorView, data: DataTransfer | null): boolean {
  if (!data || data.types.includes('text/html')) return false;
  const html = tableOfTabs(data.getData('text/plain'));
  return html !== null && view.pasteHTML(html);
}

/** A part of the site or a DOI that is pasted over words becomes their link, as a web address does (TipTap's Link). */
export function linksWords(view: EditorView, data: DataTransfer | null): boolean {
  const { selection, schema, tr } = view.state;
  const href = linkAddress(data?.getData('text/plain') ?? '', window.location.origin);
  const { link } = schema.marks;
  if (!link || selection.empty || href === null || !(isOwnPart(href) || href.startsWith('https://doi.org/')))
    return false;
  view.dispatch(tr.addMark(selection.from, selection.to, link.create({ href })));
  return true;
}
