'use client';
import { useEffect } from 'react';

/**
 * Replays what was typed, chosen or submitted on a server-rendered page before its script arrived: form fields tell
 * React their values, and a form held back by public/held-submit.js is submitted with them. Goes last on such a page,
 * once.
 */
export function TypedBefore() {
  useEffect(() => {
    for (const control of document.querySelectorAll<HTMLElement>('input, textarea, select')) replay(control);
    const sent = setTimeout(() => window.dispatchEvent(new Event('hydrated'))); // after React has rendered the replayed values
    return () => clearTimeout(sent);
  }, []);
  return <script src="/held-submit.js" />;
}

/**
 * Fires a change event if the control differs from the server's HTML. React ignores an event whose value it has already
 * seen, so the old value is set first.
 */
function replay(control: HTMLElement): void {
  if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
    // Of a radio group, only the chosen button fires.
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
  const nativeValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  control.value = drawn; // React sees this one
  nativeValue?.set?.call(control, typed); // but not this one, so that the event reports a change
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
