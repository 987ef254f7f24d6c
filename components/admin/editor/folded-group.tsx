'use client';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isWithin, type Path } from '../form/draft';
import { opens } from '../form/focus-field';
import { useFormContext } from '../form/form-context';

type Props = {
  readonly label: string;
  /** Where its fields stand. */
  readonly paths: readonly Path[];
  /** What is filled in, or may be, shown beside the label; '' for nothing. */
  readonly filled: string;
  readonly children: ReactNode;
};

/**
 * Fields under a label that opens and closes them. Opens when errors are shown and one of them is inside; renders its
 * fields only while open.
 */
export function FoldedGroup({ label, paths, filled, children }: Props) {
  const { form, draft } = useFormContext();
  const isWrong = draft.issues.some((issue) => paths.some((path) => isWithin(issue.path, path)));
  const [open, setOpen] = useOpen(false, isWrong ? draft.shown : 0);
  return (
    <details
      className="group/fold min-w-0 border-rule border-t open:pb-5 open:[&>summary]:mb-2"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button */}
      <summary
        className="grid min-h-10 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 py-2 font-medium text-ink sm:grid-cols-[auto_auto_1fr]"
        onClick={(event) => {
          event.preventDefault(); // its own way would render the fields only later
          setOpen(!open);
        }}
        {...opens(form, paths, open)}
      >
        <ChevronRight className="text-ink-faint group-open/fold:rotate-90 rtl:-scale-x-100" aria-hidden />
        {label}{' '}
        {filled && <span className="font-normal text-ink-faint text-sm max-sm:col-start-2 sm:text-end">{filled}</span>}
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
