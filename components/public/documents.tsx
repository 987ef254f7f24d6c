import { formatFileSize } from '@/lib/format/file-size';
import { documentsOf, type OwnDocument } from '@/sections/documents';
import type { PublicSite } from '@/sections/public-site';
import { DetailPart } from './detail-dialog';
import { OwnerText } from './owner-text';
import { MoreLink } from './section-frame';
import { words } from './words';

type Props = {
  readonly documents: readonly OwnDocument[] | undefined;
  readonly site: Pick<PublicSite, 'documents' | 'language' | 'untranslated'>;
};

/** The documents of an item, in its detail dialog; missing files are left out. */
export function Documents(props: Props) {
  const links = DocumentLinks(props);
  return links ? <DetailPart title={words[props.site.language].documents}>{links}</DetailPart> : null;
}

/** The documents of an item as links; null when none is stored. */
export function DocumentLinks({ documents, site }: Props) {
  const { language } = site;
  const shown = documentsOf([{ documents }]).flatMap((document) => {
    const size = site.documents.get(document.id);
    return size === undefined ? [] : [{ ...document, size }];
  });
  if (shown.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {shown.map(({ href, name, size }) => (
        <li key={href}>
          <MoreLink className="wrap-anywhere" href={href} type="application/pdf" before="download">
            <span>
              <OwnerText site={site} text={name}>
                {name}
              </OwnerText>{' '}
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
