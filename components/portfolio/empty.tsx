import Inbox from 'lucide-react/icons/inbox';

/** What a visible section says while it holds nothing. */
export function Empty({ children }: { children: string }) {
  return (
    <div className="empty">
      <Inbox className="icon" aria-hidden />
      <strong>{children}</strong>
    </div>
  );
}
