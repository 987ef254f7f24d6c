import type { ReactNode } from 'react';
import { SvgIcon } from '@/components/ui/svg-icon';
import { formatFileSize } from '@/lib/format/file-size';
import type { Language } from '@/lib/languages';
import { documentsOf, type OwnDocument } from '@/sections/documents';
import type { Tone } from '@/sections/palette';
import type { LangAttributes, PublicSite } from '@/sections/public-site';
import { OwnerText } from './owner-text';
import { MoreLink } from './section-frame';
import { words } from './words';

type Props = {
  /** The anchor that opens it: `#detail-…`. */
  readonly id: string;
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly tone?: Tone;
  /** The anchor of the section to go back to. */
  readonly back: string;
  /** The accessible name of the scrolling body: « Détail du projet ». */
  readonly label: string;
  readonly wide?: boolean;
  readonly language: Language;
  readonly langAttributes?: LangAttributes;
  readonly children: ReactNode;
};

/**
 * A detail dialog, at most 90vh high, closed by an X. It is part of the page: without script its fragment shows it
 * (`:target`); with script it becomes modal (components/public/client-scripts/dialogs.ts).
 */
export function DetailDialog(props: Props) {
  const { id, title, subtitle, tone, back, label, wide = false, language, langAttributes, children } = props;
  return (
    <dialog className={wide ? 'detail wide' : 'detail'} id={id} data-tone={tone} aria-labelledby={`${id}-titre`}>
      <div className="detail-head">
        <h2 id={`${id}-titre`} {...langAttributes}>
          {title}
        </h2>
        {subtitle ? <p>{subtitle}</p> : null}
        {/* biome-ignore lint/a11y/useSemanticElements: a link closes it without script; to assistive technology it is a button */}
        <a href={`#${back}`} role="button" aria-label={words[language].close} data-close>
          <SvgIcon name="x" />
        </a>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <section tabIndex={0} aria-label={label}>
        {children}
      </section>
    </dialog>
  );
}

export function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="part">
      <h3>{title}</h3>
      {children}
    </div>
  );
}

/**
 * The anchors of the items' detail dialogs, one per item: from the item's id where that is valid in a URL and not
 * taken, so that a link survives reordering; otherwise from its position, with dashes added until it is unique.
 */
export function detailIds(section: string, items: readonly { readonly id: string }[]): string[] {
  const candidates = items.map(({ id }) => (/^[\w-]{1,80}$/.test(id) ? `detail-${section}-${id}` : ''));
  const taken = new Set(candidates);
  return candidates.map((id, index) => {
    if (id !== '' && candidates.indexOf(id) === index) return id;
    let fallback = `detail-${section}-n${index + 1}`;
    while (taken.has(fallback)) fallback += '-';
    taken.add(fallback);
    return fallback;
  });
}

/** The link that opens a detail dialog; its whole cell or row is clickable. */
export function DetailLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a className="opens" href={`#${id}`} aria-haspopup="dialog">
      {children}
    </a>
  );
}

/** The arrow at the end of a cell that opens a dialog. */
export function GoArrow() {
  return <SvgIcon name="arrow-right" className="go" />;
}

type DocumentsProps = {
  readonly documents: readonly OwnDocument[] | undefined;
  readonly site: Pick<PublicSite, 'documents' | 'language' | 'untranslated'>;
};

/** The documents of an item, in its detail dialog; missing files are left out. */
export function Documents(props: DocumentsProps) {
  const links = DocumentLinks(props);
  return links ? <DetailPart title={words[props.site.language].documents}>{links}</DetailPart> : null;
}

/** The documents of an item as links; null when none is stored. */
export function DocumentLinks({ documents, site }: DocumentsProps) {
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
