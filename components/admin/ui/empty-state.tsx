import { cx, styled } from './cx';

/** An empty list's placeholder, or a drop target for files (`data-over`: a file is held over it). */
export const EmptyState = styled(
  'div',
  cx(
    'grid justify-items-center gap-3 rounded-3 border border-rule-strong border-dashed px-6 py-10 text-center [&>h2]:font-medium [&>h2]:font-serif [&>h2]:text-xl/heading',
    'data-over:border-accent data-over:bg-accent-wash',
  ),
);
