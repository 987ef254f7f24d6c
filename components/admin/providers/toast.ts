/**
 * Toasts. They disappear, so each repeats what the page also shows. One that must survive a navigation moves to the
 * next page's toaster.
 */
import { toast } from 'sonner';

type Tone = 'success' | 'error';
type Action = Readonly<{ label: string; run: () => void }>;
let carried: Readonly<{ tone: Tone; text: string }> | null = null;

/** The last toast with each text and each `about`. */
const last = new Map<string, string | number>();

const close = (about: string): void => {
  const id = last.get(about);
  if (id !== undefined) toast.dismiss(id); // without an id, all would close
};

/** A toast replaces one with the same `about` or text, unless they undo different things. */
const showWithTone = (
  tone: Tone,
  text: string,
  action?: Action,
  about = action ? undefined : `${tone} ${text}`,
): (() => void) => {
  if (about !== undefined) close(about);
  const id = toast[tone](text, action && { action: { label: action.label, onClick: action.run } });
  if (about !== undefined) last.set(about, id);
  return () => void toast.dismiss(id);
};

/** Each returns a function that closes the toast. */
export const showToast = {
  success: (text: string, action?: Action, about?: string) => showWithTone('success', text, action, about),
  close,
  error: (text: string, about?: string) => showWithTone('error', text, undefined, about),
  /** Sign-in and sign-out toasts appear top centre; success goes after two seconds. */
  session(tone: Tone, text: string): () => void {
    const id = toast[tone](text, { position: 'top-center', ...(tone === 'success' && { duration: 2000 }) });
    return () => void toast.dismiss(id);
  },
  carry: (tone: Tone, text: string) => {
    carried = { tone, text };
  },
  takeCarried: () => {
    if (carried) showToast.session(carried.tone, carried.text);
    carried = null;
  },
};
