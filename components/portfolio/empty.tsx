import { Drawing } from '@/components/ui/drawing';

/** The text of a visible section without content. */
export function Empty({ children }: { children: string }) {
  return (
    <div className="empty">
      <Drawing name="inbox" />
      <strong>{children}</strong>
    </div>
  );
}
