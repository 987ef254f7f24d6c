import { SvgIcon } from '@/components/ui/svg-icon';
import { withIndexKey } from './with-index-key';

/** A heading over ticked lines; renders nothing without lines. */
export function CheckList({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="sub">
      <h3>{title}</h3>
      <ul className="check-list">
        {withIndexKey(lines).map(({ key, value }) => (
          <li key={key}>
            <SvgIcon name="circle-check" />
            <span>{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
