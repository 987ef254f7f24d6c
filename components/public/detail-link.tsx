import type { ReactNode } from 'react';
import { SvgIcon } from '@/components/ui/svg-icon';

/** The link that opens a detail dialog; its whole cell or row can be clicked. */
export function DetailLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a className="opens" href={`#${id}`} aria-haspopup="dialog">
      {children}
    </a>
  );
}

/** The arrow at the end of a cell that opens a dialog. */
export function GoArrow() {
  return <SvgIcon name="arrow-right" className="go" />;
}
