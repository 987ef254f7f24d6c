/**
 * The coloured bar above a heading or a cell, in the tone around it; not printed. `className` has its place and its
 * width.
 */
export function Bar({ className }: { className: string }) {
  return <span className={`h-bar bg-tone-bar print:hidden ${className}`} aria-hidden />;
}
