'use client';
import { useEffect } from 'react';

/**
 * Takes over what was typed, chosen or submitted before the script of a page that the server has drawn arrived: the
 * fields of its forms tell React what stands in them, and a form that public/held-submit.js has held back is sent with
 * that. Stands once in such a page, last.
 */
export function TypedBefore() {
  useEffect(() => {
    for (const control of document.querySelectorAll<HTMLElement>('input, textarea, select')) replay(control);
    const sent = setTimeout(() => window.dispatchEvent(new Event('hydrated'))); // once React has drawn what it was told
    return () => clearTimeout(sent);
  }, []);
  return <script src="/held-submit.js" />;
}

/**
 * Fires a change event if the control differs from the HTML of the server. React ignores an event whose value it has
 * already seen: the old value is set first.
 */
function replay(control: HTMLElement): void {
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
    // Of radio buttons, only the chosen one fires.
    if (control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked)) return;
    control.checked = control.defaultChecked;
    control.click();
  } else if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    if (control.type === 'file' || control.type === 'hidden' || control.value === control.defaultValue) return;
    change(control, control.defaultValue, 'input');
  } else if (control instanceof HTMLSelectElement) {
    const drawn = [...control.options].find((option) => option.defaultSelected) ?? control.options[0];
    if (drawn && control.value !== drawn.value) change(control, drawn.value, 'change');
  }
}

function change(
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  drawn: string,
  event: 'input' | 'change',
): void {
  const typed = control.value;
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  control.value = drawn; // React sees this one
  own?.set?.call(control, typed); // and not this one, which the event then tells of
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
