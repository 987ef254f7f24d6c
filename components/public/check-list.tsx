import { withIndexKey } from '@/components/ui/with-index-key';
import { DetailPart } from './detail-dialog';
import { OwnerText, type Page } from './owner-text';

type Props = { readonly title: string; readonly lines: readonly string[]; readonly site: Page };

/** A heading over ticked lines, in a dialog; renders nothing without lines. */
export function CheckList({ title, lines, site }: Props) {
  if (lines.length === 0) return null;
  return (
    <DetailPart title={title}>
      <ul className="ticks">
        {withIndexKey(lines).map(({ key, value }) => (
          <li key={key}>
            <OwnerText site={site} text={value} />
          </li>
        ))}
      </ul>
    </DetailPart>
  );
}
