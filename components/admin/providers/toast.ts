/**
 * Toasts. They disappear, so each repeats what the page also shows.
 * One that must outlive a navigation is carried over to the toaster of the next page.
 */
import { toast } from 'sonner';

type Tone = 'success' | 'error';
type Action = { readonly label: string; readonly run: () => void };
let carried: { readonly tone: Tone; readonly text: string } | null = null;

/** The last toast of each text. */
const last = new Map<string, string | number>();

/** A toast takes the place of an equal one, unless they undo different things. */
const shown = (tone: Tone, text: string, action?: Action): (() => void) => {
  const key = `${tone} ${text}`;
  const equal = action ? undefined : last.get(key);
  if (equal !== undefined) toast.dismiss(equal);
  const id = toast[tone](text, action && { action: { label: action.label, onClick: action.run } });
  if (!action) last.set(key, id);
  return () => void toast.dismiss(id);
};

/** Each returns a function that closes the toast. */
export const showToast = {
  /** `action` adds a button, such as one that undoes the change. */
  success: (text: string, action?: Action) => shown('success', text, action),
  error: (text: string) => shown('error', text),
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
