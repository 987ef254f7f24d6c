'use client';
import { type ReactNode, useState } from 'react';
import { isWithin, type Path } from '../form/draft';
import { opens } from '../form/focus-field';
import { useFormContext } from '../form/form-context';

type Props = {
  readonly label: string;
  readonly path: Path;
  /** What is filled in, shown beside the label; '' for nothing. */
  readonly filled: string;
  readonly children: ReactNode;
};

/**
 * Fields under a label that opens and closes them. Opens when errors are shown and one of them is inside; renders its
 * fields only while open.
 */
export function FoldedGroup({ label, path, filled, children }: Props) {
  const { form, draft } = useFormContext();
  const errorRound = draft.issues.some((issue) => isWithin(issue.path, path)) ? draft.shown : 0;
  const [open, setOpen] = useOpen(false, errorRound);
  return (
    <details
      className="col-span-full grid min-w-0 content-start gap-field border-rule border-t pt-4 open:[&>summary]:mb-3"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className="min-h-7 cursor-pointer font-semibold text-ink text-md"
        onClick={(event) => {
          event.preventDefault(); // its own way would render the fields only later
          setOpen(!open);
        }}
        {...opens(form, path, open)}
      >
        {label} {filled && <span className="font-normal text-ink-faint text-sm">{filled}</span>}
      </summary>
      {open && children}
    </details>
  );
}

/**
 * Whether a block is open, and its setter. `errorRound` is 0 without an error in the block; else a number that changes
 * each time errors are shown, by which it opens again.
 */
export function useOpen(starts: boolean, errorRound: number) {
  const [open, setOpen] = useState(starts || errorRound > 0);
  const [seen, setSeen] = useState(errorRound);
  if (seen !== errorRound) {
    setSeen(errorRound);
    if (errorRound > 0) setOpen(true);
  }
  return [open, setOpen] as const;
}
