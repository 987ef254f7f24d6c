/** « Copier » copies the text of the element that `data-copy` names; where the browser forbids it, the text is selected instead. */
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
    await navigator.clipboard.writeText(text.textContent ?? '');
    status.textContent = 'Copié';
  } catch {
    getSelection()?.selectAllChildren(text);
    status.textContent = 'Texte sélectionné';
  }
}
