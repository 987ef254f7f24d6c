/** Formats a reference as in a French bibliography. */
import { type Author, invertedName } from './authors';
import type { Reference } from './reference';

export type TextSpan = { readonly text: string; readonly italic?: true };

/** « Nom, P. et Autre, Q. (2024). Titre. *Revue*, p. 1–12. », in parts of plain and italic text. */
export function formatReference({ work, title, authors, year, container, pages, doi, link }: Reference): TextSpan[] {
  const range = pages && (pages.last ? `${pages.first}–${pages.last}` : pages.first);
  const address = doi ? `https://doi.org/${doi}` : link;
  const stretches: TextSpan[] = [{ text: `${authors.length > 0 ? `${listed(authors)} ` : ''}(${year}). ${ended(title)}` }];
  if (container) {
    stretches.push({ text: work === 'chapter' ? ' Dans ' : ' ' }, { text: container, italic: true });
    stretches.push({ text: range ? `, p.\u00a0${range}.` : '.' });
  } else if (range) stretches.push({ text: ` P.\u00a0${range}.` });
  if (address) stretches.push({ text: ` ${address}` });
  return stretches;
}

/** The same as plain text. */
export function referenceText(reference: Reference): string {
  return formatReference(reference)
    .map(({ text }) => text)
    .join('');
}

function listed(authors: readonly Author[]): string {
  const names = authors.map(invertedName);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;
}

/** Adds a full stop to a text that does not end with a punctuation mark. */
const ended = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`);
