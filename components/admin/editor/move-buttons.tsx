import { ArrowDown, ArrowUp } from 'lucide-react';

type Props = { readonly name: string; readonly index: number; readonly count: number; readonly move: (from: number, to: number) => void };

/** Moves an item of a list one place up or down. */
export function MoveButtons({ name, index, count, move }: Props) {
  return (
    <>
      <button type="button" className="ibtn" aria-label={`Monter «\u00a0${name}\u00a0»`} disabled={index === 0} onClick={() => move(index, index - 1)}>
        <ArrowUp className="icon" aria-hidden />
      </button>
      <button
        type="button"
        className="ibtn"
        aria-label={`Descendre «\u00a0${name}\u00a0»`}
        disabled={index === count - 1}
        onClick={() => move(index, index + 1)}
      >
        <ArrowDown className="icon" aria-hidden />
      </button>
    </>
  );
}
