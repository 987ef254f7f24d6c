/** Pasting into the editor, by the event that a browser dispatches. */
import fs from 'node:fs';
import path from 'node:path';
import type { Locator } from 'playwright/test';

/** HTML that Word, LibreOffice Writer or Google Docs puts on the clipboard (e2e/fixtures/clipboard). */
export const clipboard = (name: 'word' | 'writer' | 'docs'): string =>
  fs.readFileSync(path.join(import.meta.dirname, `../fixtures/clipboard/${name}.html`), 'utf8');

type Pasted = {
  readonly html?: string;
  readonly text?: string /** The bytes of pictures, in base64. */;
  readonly pngs?: readonly string[];
};

export async function paste(area: Locator, pasted: Pasted): Promise<void> {
  await area.evaluate((element, { html, text, pngs = [] }) => {
    const data = new DataTransfer();
    if (html !== undefined) data.setData('text/html', html);
    if (text !== undefined) data.setData('text/plain', text);
    for (const png of pngs)
      data.items.add(
        new File([Uint8Array.from(atob(png), (character) => character.charCodeAt(0))], 'image.png', {
          type: 'image/png',
        }),
      );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, pasted);
}
