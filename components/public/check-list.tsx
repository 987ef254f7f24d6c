import { DetailPart } from './detail-dialog';
import { LinkedText } from './linked-text';
import { withIndexKey } from './with-index-key';

/** A heading over ticked lines, in a dialog; renders nothing without lines. */
export function CheckList({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <DetailPart title={title}>
      <ul className="ticks">
        {withIndexKey(lines).map(({ key, value }) => (
          <li key={key}>
            <LinkedText text={value} />
          </li>
        ))}
      </ul>
    </DetailPart>
  );
}
