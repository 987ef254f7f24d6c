/**
 * The coloured bar above a heading or a cell, in the surrounding tone; not printed. `className` sets position and
 * width.
 */
export function Bar({ className }: { className: string }) {
  return <span className={`h-bar bg-tone-bar print:hidden ${className}`} aria-hidden />;
}
