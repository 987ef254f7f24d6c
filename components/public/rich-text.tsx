import { showColours } from '@/lib/colours/in-html';
import { shiftHeadings } from '@/lib/site/rich-text/headings';
import { sanitizeRichText } from '@/lib/site/rich-text/sanitize';
import { langAttributes, type PublicSite } from '@/sections/public-site';
import { withSources } from './rich-pictures';
import { withTableBoxes } from './rich-tables';

type Props = {
  readonly html: string;
  /** The level of its highest heading on the page. */
  readonly level: 2 | 3 | 4;
  readonly className?: string;
  readonly item?: string;
  readonly site: Pick<PublicSite, 'language' | 'untranslated'>;
};

/**
 * The owner's rich text, sanitised again when rendered; headings start at `level`, colours are made readable, images
 * load in the size shown, tables scroll in a box of their own.
 */
export function RichText({ html, level, className = 'prose', item, site }: Props) {
  const safe = withTableBoxes(withSources(showColours(shiftHeadings(sanitizeRichText(html), level))), site.language);
  return (
    <div
      data-id={item}
      className={className}
      {...langAttributes(site, html)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above; what is added holds addresses and colours of our own
      dangerouslySetInnerHTML={{ __html: safe }}
    />
  );
}
