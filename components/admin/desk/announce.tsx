'use client';
import type { ReactNode } from 'react';
import { createContext, use, useCallback, useState } from 'react';

const AnnounceContext = createContext<(text: string) => void>(() => {});

/** Says a short sentence to a screen reader: what moved, what was removed. */
export const useAnnounce = () => use(AnnounceContext);

export function AnnounceProvider({ children }: { readonly children: ReactNode }) {
  const [said, setSaid] = useState({ text: '', turn: 0 });
  const announce = useCallback((text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 })), []);
  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <output className="visually-hidden" aria-live="polite">
        <span key={said.turn}>{said.text}</span>
      </output>
    </AnnounceContext.Provider>
  );
}
