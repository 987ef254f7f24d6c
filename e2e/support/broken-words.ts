import type { Page } from 'playwright/test';

/**
 * Words of 3 to 15 letters on more than one line, or on more than two where they are hyphenated. An address may break
 * anywhere.
 */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const isShown =
        parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        parent.closest('.sr-only') === null;
      if (!parent || !isShown || parent.closest('script, style, a[href^="mailto:"]')) continue;
      const lines = getComputedStyle(parent).hyphens === 'auto' ? 2 : 1;
      for (const word of text.textContent?.matchAll(/\p{L}{3,15}/gu) ?? []) {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > lines)
          found.push(`on too many lines: ${word[0]}`);
      }
    }
    return found;
  });
