/** A paragraph in large type that opens a section or a dialog. */
export function Lede({ children }: { children: string }) {
  return <p className="lede">{children}</p>;
}
