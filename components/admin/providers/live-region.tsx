import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { createContext, use, useCallback, useState } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => {});

/**
 * Returns a function that announces a short sentence, such as a moved item's new position, in the nearest live region.
 */
export const useAnnounce = () => use(AnnounceContext);

export function LiveRegionProvider({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState({ text: '', turn: 0 });
  const path = usePathname();
  const [at, setAt] = useState(path);
  if (at !== path) {
    setAt(path);
    setMessage({ text: '', turn: message.turn + 1 }); // it concerned the page just left
  }
  const announce = useCallback((text: string) => setMessage(({ turn }) => ({ text, turn: turn + 1 })), []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <output className="sr-only" aria-live="polite">
        <span key={message.turn}>{message.text}</span>
      </output>
    </AnnounceContext>
  );
}
