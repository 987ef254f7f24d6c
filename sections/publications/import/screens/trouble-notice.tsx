'use client';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/admin/ui/button';
import { Notice } from '@/components/admin/ui/notice';
import { type ImportSource, wordsOf } from './import-source';
import type { Trouble } from './use-import';

type Props = { readonly trouble: Trouble | null; readonly onAgain: (source: ImportSource) => void };

/** Why nothing was read or imported; it takes the focus, since what was clicked may be gone. */
export function TroubleNotice({ trouble, onAgain }: Props) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) notice.current?.focus();
  }, [trouble]);
  if (!trouble) return null;
  const { again } = trouble;
  return (
    <Notice tone="err" ref={notice} tabIndex={-1}>
      <p>{trouble.text}</p>
      {again && (
        <Button className="mt-3" onClick={() => onAgain(again)}>
          {wordsOf(again).again}
        </Button>
      )}
    </Notice>
  );
}
