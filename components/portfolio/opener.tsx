import { Drawing } from '@/components/ui/drawing';

/** The link that opens a detail window; its whole cell or row is its target. */
export function Opener({ id, children }: { id: string; children: string }) {
  return (
    <a className="opens" href={`#${id}`} aria-haspopup="dialog">
      {children}
    </a>
  );
}

/** The arrow at the end of a cell that opens. */
export function GoArrow() {
  return <Drawing name="arrow-right" className="icon go" />;
}
