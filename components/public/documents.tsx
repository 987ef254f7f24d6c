import { formatFileSize } from '@/lib/format/file-size';
import { documentsOf, type OwnDocument } from '@/sections/documents';
import { DetailPart } from './detail-dialog';
import { MoreLink } from './more-link';

/**
 * The documents of an item, in its detail dialog; those that are not stored are left out. `sizes` are in bytes, by id.
 */
export function Documents({
  documents,
  sizes,
}: {
  documents: readonly OwnDocument[] | undefined;
  sizes: ReadonlyMap<string, number>;
}) {
  const shown = documentsOf([{ documents }]).flatMap((document) => {
    const size = sizes.get(document.id);
    return size === undefined ? [] : [{ ...document, size }];
  });
  if (shown.length === 0) return null;
  return (
    <DetailPart title="Documents">
      <ul className="grid gap-2">
        {shown.map(({ href, name, size }) => (
          <li key={href}>
            <MoreLink className="wrap-anywhere" href={href} type="application/pdf" before="download">
              <span>
                {name} <span className="whitespace-nowrap font-normal text-ink-faint">PDF, {formatFileSize(size)}</span>
              </span>
            </MoreLink>
          </li>
        ))}
      </ul>
    </DetailPart>
  );
}
