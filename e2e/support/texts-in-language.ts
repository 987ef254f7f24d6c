import type { Page } from 'playwright/test';

/**
 * The texts of a page, and those of its labels, that are in its own language: outside of what says that it is in
 * another, of scripts, of what only the browser reads, and of the elements that `except` selects.
 */
export const textsInItsLanguage = (page: Page, except: readonly string[] = []): Promise<string[]> =>
  page.evaluate((except) => {
    const { lang } = document.documentElement;
    const isOwn = (element: Element | null) =>
      element !== null &&
      element.closest('[lang]')?.getAttribute('lang') === lang &&
      !element.closest(['script', 'style', ...except].join());
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (isOwn(walker.currentNode.parentElement)) found.push(walker.currentNode.textContent ?? '');
    const labels = ['aria-label', 'title', 'alt', 'placeholder', 'data-copied', 'data-selected'] as const;
    for (const label of labels)
      for (const element of document.querySelectorAll(`[${label}]`))
        if (isOwn(element)) found.push(element.getAttribute(label) ?? '');
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean))];
  }, except);
