import { LinkedText } from './linked-text';

/** A paragraph in large type that opens a section or a dialog, its addresses as links. */
export function Lede({ children }: { children: string }) {
  return (
    <p className="lede">
      <LinkedText text={children} />
    </p>
  );
}
