/**
 * « Copier » copies the text of the element in `data-copy`, with titles in italics; where the browser forbids it, it
 * selects the text instead. The button's attributes have the words for both outcomes.
 */
export function startCopy(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
      if (button) void copy(button);
    },
    { signal },
  );
}

async function copy(button: HTMLElement): Promise<void> {
  const text = document.getElementById(button.dataset.copy ?? '');
  const status = button.parentElement?.querySelector('[role="status"]');
  if (!text || !status) return;
  status.textContent = '';
  try {
    await navigator.clipboard.write([new ClipboardItem(clipboardData(text))]);
    status.textContent = button.dataset.copied ?? '';
  } catch {
    getSelection()?.selectAllChildren(text);
    status.textContent = button.dataset.selected ?? '';
  }
}

/**
 * As plain text and, for word processors, with italics as `i`, which all of them support; a text without italics, such
 * as BibTeX, only as plain text.
 */
function clipboardData(text: HTMLElement): Record<string, Blob> {
  const rich = text.querySelector('cite') && blob('text/html', text.innerHTML.replaceAll('cite>', 'i>'));
  return { ...blob('text/plain', text.textContent ?? ''), ...rich };
}

const blob = (type: string, text: string): Record<string, Blob> => ({ [type]: new Blob([text], { type }) });
