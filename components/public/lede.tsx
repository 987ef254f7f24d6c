/** A paragraph in large type that opens a section or a dialog. */
export function Lede({ children }: { children: string }) {
  return <p className="max-w-lede whitespace-pre-line text-ink-soft text-lg leading-lede print:text-md">{children}</p>;
}
