import type { LangAttributes } from '@/sections/public-site';
import { LinkedText } from './owner-text';

type Props = {
  /** The language of the text. */
  readonly langAttributes?: LangAttributes;
  readonly children: string;
};

/** A paragraph in large type that opens a section or a dialog, its addresses as links. */
export function Lede({ langAttributes, children }: Props) {
  return (
    <p className="lede" {...langAttributes}>
      <LinkedText text={children} />
    </p>
  );
}
