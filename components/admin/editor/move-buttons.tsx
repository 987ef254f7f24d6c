import { ArrowDown, ArrowUp } from 'lucide-react';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { IconButton } from '../ui/icon-button';
import { mark } from '../ui/mark';

type Props = {
  /** The name of the item: « Rivages » in quotation marks, or « la ligne 2 ». */
  readonly what: string;
  readonly index: number;
  readonly last: boolean;
  readonly onMove: (from: number, to: number) => void;
};

/**
 * The buttons that move a list item up or down by one position. The item is marked, and the page scrolls with it: the
 * pointer stays on its button. An only item has none.
 */
export function MoveButtons({ what, index, last, onMove }: Props) {
  if (index === 0 && last) return null;
  const [up, down] = [`Monter ${what}`, `Descendre ${what}`];
  const moveTo = (to: number) => (event: MouseEvent) => {
    const button = event.currentTarget;
    const { top } = button.getBoundingClientRect();
    flushSync(() => onMove(index, to));
    const item = button.closest('[data-index]');
    if (item) mark(item);
    if (!button.closest('dialog'))
      window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  return (
    <>
      <IconButton label={up} icon={ArrowUp} title={up} disabled={index === 0} onClick={moveTo(index - 1)} />
      <IconButton label={down} icon={ArrowDown} title={down} disabled={last} onClick={moveTo(index + 1)} />
    </>
  );
}
