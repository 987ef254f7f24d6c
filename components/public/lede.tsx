import type { Spoken } from '@/sections/public-site';
import { LinkedText } from './linked-text';

type Props = {
  /** The language of the text. */
  readonly spoken?: Spoken;
  readonly children: string;
};

/** A paragraph in large type that opens a section or a dialog, its addresses as links. */
export function Lede({ spoken, children }: Props) {
  return (
    <p className="lede" {...spoken}>
      <LinkedText text={children} />
    </p>
  );
}
