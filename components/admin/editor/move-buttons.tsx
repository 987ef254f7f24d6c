import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '../form/icon-button';

type Props = {
  /** What moves: « Rivages » in quotation marks, or « la ligne 2 ». */
  readonly what: string;
  readonly index: number;
  readonly last: boolean;
  readonly onMove: (from: number, to: number) => void;
};

/** The buttons that move a list item up or down by one position. */
export function MoveButtons({ what, index, last, onMove }: Props) {
  const [up, down] = [`Monter ${what}`, `Descendre ${what}`];
  return (
    <>
      <IconButton label={up} icon={ArrowUp} title={up} disabled={index === 0} onClick={() => onMove(index, index - 1)} />
      <IconButton label={down} icon={ArrowDown} title={down} disabled={last} onClick={() => onMove(index, index + 1)} />
    </>
  );
}
