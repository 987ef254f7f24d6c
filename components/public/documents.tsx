import { formatFileSize } from '@/lib/format/file-size';
import type { Language } from '@/lib/languages';
import { documentsOf, type OwnDocument } from '@/sections/documents';
import { DetailPart } from './detail-dialog';
import { MoreLink } from './more-link';
import { words } from './words';

type Props = {
  readonly documents: readonly OwnDocument[] | undefined;
  /** In bytes, by the id of a stored document. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly language?: Language;
};

/** The documents of an item, in its detail dialog; those that are not stored are left out. */
export function Documents(props: Props) {
  const links = DocumentLinks(props);
  return links ? <DetailPart title={words[props.language ?? 'fr'].documents}>{links}</DetailPart> : null;
}

/** The documents of an item as links; null when none is stored. */
export function DocumentLinks({ documents, sizes, language = 'fr' }: Props) {
  const shown = documentsOf([{ documents }]).flatMap((document) => {
    const size = sizes.get(document.id);
    return size === undefined ? [] : [{ ...document, size }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {shown.map(({ href, name, size }) => (
        <li key={href}>
          <MoreLink className="wrap-anywhere" href={href} type="application/pdf" before="download">
            <span>
              {name}{' '}
              <span className="whitespace-nowrap font-normal text-ink-faint">
                {words[language].file(formatFileSize(size, language))}
              </span>
            </span>
          </MoreLink>
        </li>
      ))}
    </ul>
  );
}
