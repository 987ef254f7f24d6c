import { Drawing } from '@/components/ui/drawing';

/** The link that opens a detail dialog; its whole cell or row can be clicked. */
export function Opener({ id, children }: { id: string; children: string }) {
  return (
    <a className="opens" href={`#${id}`} aria-haspopup="dialog">
      {children}
    </a>
  );
}

/** The arrow at the end of a cell that opens a dialog. */
export function GoArrow() {
  return <Drawing name="arrow-right" className="icon go" />;
}
