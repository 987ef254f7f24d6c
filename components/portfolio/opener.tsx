import ArrowRight from 'lucide-react/icons/arrow-right';

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
  return <ArrowRight className="icon go" aria-hidden />;
}
