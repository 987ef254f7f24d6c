import type { ClipboardEvent } from 'react';
import { romanCapitals } from '@/lib/format/roman-capitals';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Pastes a plain text whose numerals were small capitals, « xviiie » in a word processor, as it looked there: « XVIIIe ». */
export function pasteCapitals(event: ClipboardEvent<Field>): void {
  const html = event.clipboardData.getData('text/html');
  if (event.defaultPrevented || !/small-caps/i.test(html)) return;
  const text = event.clipboardData.getData('text/plain');
  const body = new DOMParser().parseFromString(html, 'text/html').body;
  const inCapitals = [...body.querySelectorAll('[style*="small-caps" i]')]
    .map(({ textContent }) => (textContent ?? '').trim())
    .filter((small) => romanCapitals(small) !== small);
  const read = inCapitals.reduce((all, small) => all.replaceAll(small, romanCapitals(small)), text);
  if (read === text) return;
  event.preventDefault();
  document.execCommand('insertText', false, read); // as if it was typed: the browser undoes it in one step
}
