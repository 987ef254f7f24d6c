import { ArrowDown, ArrowUp } from 'lucide-react';

type Props = { readonly name: string; readonly index: number; readonly last: boolean; readonly move: (from: number, to: number) => void };

/** The buttons that move a list item up or down by one position. */
export function MoveButtons({ name, index, last, move }: Props) {
  return (
    <>
      <button type="button" className="ibtn" aria-label={`Monter «\u00a0${name}\u00a0»`} disabled={index === 0} onClick={() => move(index, index - 1)}>
        <ArrowUp className="icon" aria-hidden />
      </button>
      <button type="button" className="ibtn" aria-label={`Descendre «\u00a0${name}\u00a0»`} disabled={last} onClick={() => move(index, index + 1)}>
        <ArrowDown className="icon" aria-hidden />
      </button>
    </>
  );
}
