'use client';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Trouble } from './use-import';

type Props = { readonly trouble: Trouble | null; readonly onAgain?: () => void };

/** Why nothing was read or imported; it takes the focus, since what was clicked may be gone. */
export function TroubleNotice({ trouble, onAgain }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) notice.current?.focus();
  }, [trouble]);
  if (!trouble) return null;
  return (
    <div className="summary-err" role="alert" ref={notice} tabIndex={-1}>
      <TriangleAlert className="icon" aria-hidden />
      <div className="stack-3">
        <p>{trouble.text}</p>
        {trouble.again && onAgain && (
          <div>
            <button type="button" className="btn" onClick={onAgain}>
              Relire le fichier
            </button>
          </div>
        )}
      </div>
    </div>
  );
}
