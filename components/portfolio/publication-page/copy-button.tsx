'use client';

import { useState } from 'react';

/** Copies the text of the element `target`; where the browser forbids it, selects the text instead. */
export function CopyButton({ target, what }: { target: string; what: string }) {
  const [said, setSaid] = useState('');

  async function copy() {
    const element = document.getElementById(target);
    if (!element) return;
    setSaid('');
    try {
      await navigator.clipboard.writeText(element.textContent ?? '');
      setSaid('Copié');
    } catch {
      getSelection()?.selectAllChildren(element);
      setSaid('Texte sélectionné');
    }
  }

  return (
    <span className="copy no-print">
      <span role="status">{said}</span>
      <button type="button" className="link-button" onClick={copy}>
        Copier<span className="visually-hidden"> {what}</span>
      </button>
    </span>
  );
}
