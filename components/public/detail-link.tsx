import type { ReactNode } from 'react';
import { SvgIcon } from '@/components/ui/svg-icon';

/** The link that opens a detail dialog; its whole cell or row can be clicked. */
export function DetailLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      className="text-inherit no-underline after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:-outline-offset-3 focus-visible:after:rounded-2 focus-visible:after:outline-2 focus-visible:after:outline-accent"
      href={`#${id}`}
      aria-haspopup="dialog"
    >
      {children}
    </a>
  );
}

/** The arrow at the end of a cell that opens a dialog. */
export function GoArrow() {
  return <SvgIcon name="arrow-right" className="size-4.5 text-ink-faint transition group-hover:translate-x-0.75 group-hover:text-accent print:hidden" />;
}
