import { Drawing } from '@/components/ui/drawing';

/** What a visible section says while it holds nothing. */
export function Empty({ children }: { children: string }) {
  return (
    <div className="empty">
      <Drawing name="inbox" />
      <strong>{children}</strong>
    </div>
  );
}
