import { SvgIcon } from '@/components/ui/svg-icon';

/** The text of a visible section without content. */
export function EmptyState({ children }: { children: string }) {
  return (
    <div className="empty">
      <SvgIcon name="inbox" />
      <strong>{children}</strong>
    </div>
  );
}
