import { useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

/** Why nothing was read or imported, in French; `again` is the source to retry, if any. */
export type Trouble<Source> = Readonly<{ text: string; again?: Source }>;
type Props<Source> = Readonly<{
  trouble: Trouble<Source> | null;
  /** The label of the retry button. */
  again: string;
  onAgain: (source: Source) => void;
}>;

/** Why nothing was read or imported; takes the focus, as the clicked button may be gone. */
export function TroubleNotice<Source>({ trouble, again: words, onAgain }: Props<Source>) {
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
          {words}
        </Button>
      )}
    </Notice>
  );
}
