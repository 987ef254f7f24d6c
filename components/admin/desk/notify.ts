/**
 * Toasts (spec section 9, decision 37): they repeat what the page says, and never carry news alone.
 * One that must outlive a change of page is carried over to the next page's own toaster.
 */
import { toast } from 'sonner';

type Tone = 'success' | 'error';
type Action = { readonly label: string; readonly run: () => void };
let carried: { readonly tone: Tone; readonly text: string } | null = null;

export const notify = {
  /** With an action, such as taking back what was just done. */
  success: (text: string, action?: Action) => toast.success(text, action && { action: { label: action.label, onClick: action.run } }),
  error: (text: string) => toast.error(text),
  /** The toasts of signing in and out appear top centre. */
  session: (tone: Tone, text: string) => toast[tone](text, { position: 'top-center' }),
  carry: (tone: Tone, text: string) => {
    carried = { tone, text };
  },
  takeCarried: () => {
    if (carried) notify.session(carried.tone, carried.text);
    carried = null;
  },
};
