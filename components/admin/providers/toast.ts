/**
 * Toasts. They disappear, so each repeats what the page also shows.
 * One that must outlive a navigation is carried over to the toaster of the next page.
 */
import { toast } from 'sonner';

type Tone = 'success' | 'error';
type Action = { readonly label: string; readonly run: () => void };
let carried: { readonly tone: Tone; readonly text: string } | null = null;

export const showToast = {
  /** `action` adds a button, such as one that undoes the change. Returns a function that closes the toast. */
  success: (text: string, action?: Action): (() => void) => {
    const id = toast.success(text, action && { action: { label: action.label, onClick: action.run } });
    return () => void toast.dismiss(id);
  },
  error: (text: string) => toast.error(text),
  /** The toasts of signing in and out appear top centre. */
  session: (tone: Tone, text: string) => toast[tone](text, { position: 'top-center' }),
  carry: (tone: Tone, text: string) => {
    carried = { tone, text };
  },
  takeCarried: () => {
    if (carried) showToast.session(carried.tone, carried.text);
    carried = null;
  },
};
