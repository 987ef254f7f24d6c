import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '../ui/icon-button';

type Props = { readonly name: string; readonly index: number; readonly last: boolean; readonly move: (from: number, to: number) => void };

/** The buttons that move a list item up or down by one position. */
export function MoveButtons({ name, index, last, move }: Props) {
  return (
    <>
      <IconButton icon={ArrowUp} label={`Monter «\u00a0${name}\u00a0»`} disabled={index === 0} onClick={() => move(index, index - 1)} />
      <IconButton icon={ArrowDown} label={`Descendre «\u00a0${name}\u00a0»`} disabled={last} onClick={() => move(index, index + 1)} />
    </>
  );
}
