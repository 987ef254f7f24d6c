import type { ReactNode } from 'react';
import { MoreLink } from '@/components/public/more-link';
import { formatFileSize } from '@/lib/format/file-size';
import { licenceLabels } from './text-words';
import type { OpenText } from './texts';

/** A link to a full text, in a list; `of` ends its name with the title of its publication. */
export function TextLink({ text, of }: { text: OpenText; of: ReactNode }) {
  return (
    <MoreLink className="print:hidden" href={text.href} type="application/pdf" before="download">
      <span className="sm:text-end">
        <span className="whitespace-nowrap">{text.label}</span>{' '}
        <span className="whitespace-nowrap font-normal text-ink-faint">{formatFileSize(text.size)}</span>
        {of}
      </span>
    </MoreLink>
  );
}

/** « 1,2 Mo, CC BY 4.0 » */
export function aboutText({ size, licence }: OpenText): string {
  return [formatFileSize(size), licence && licenceLabels[licence]].filter(Boolean).join(', ');
}
