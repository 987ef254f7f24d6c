import { Drawing } from '@/components/ui/drawing';
import { keyed } from './keyed';

/** A heading over ticked lines; renders nothing without lines. */
export function CheckList({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div className="sub">
      <h3>{title}</h3>
      <ul className="check-list">
        {keyed(lines).map(({ key, value }) => (
          <li key={key}>
            <Drawing name="circle-check" />
            <span>{value}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
