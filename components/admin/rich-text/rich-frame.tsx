import { cx, styled } from '../ui/cx';

export const RichFrame = styled(
  'div',
  'flex min-w-0 flex-col rounded-2 border border-rule-strong bg-field focus-within:border-accent focus-within:ring focus-within:ring-accent forced-colors:focus-within:outline-2',
  { 'data-rich-text': true },
);

/**
 * The bar above the text, first in keyboard order; it stays visible under the top bar, or at the top of a dialog,
 * unless the window is too low. On a phone it is one line that scrolls sideways, with a shadow at an edge that hides
 * some of it.
 */
export const RichBar = styled(
  'div',
  cx(
    'sticky top-[calc(var(--spacing-topbar)+1px)] z-2 order-first flex flex-wrap gap-x-1 gap-y-px rounded-t-2 border-rule border-b bg-paper-raised py-1',
    'in-[dialog]:-top-5 max-sm:flex-nowrap max-sm:gap-x-px max-sm:overflow-x-auto max-sm:edges-x max-sm:scrollbar-none short:static',
  ),
);
