import { Fragment, type ReactNode } from 'react';
import { Badge } from '@/components/public/parts';
import { MoreLink } from '@/components/public/section-frame';
import { withIndexKey } from '@/components/ui/with-index-key';
import { formatFileSize } from '@/lib/format/file-size';
import { comma } from '@/lib/format/french';
import type { Language } from '@/lib/languages';
import type { OpenText } from './texts';
import { sectionWords } from './words/section';
import { workWords } from './words/works';
import { yearWords } from './year-words';
import { isYear } from './years';

/** A link to a full text, in a list; `of` ends its accessible name with the publication's title. */
export function TextLink({ text, of, language }: { text: OpenText; of: ReactNode; language: Language }) {
  return (
    <MoreLink className="print:hidden" href={text.href} type="application/pdf" before="download">
      <span className="sm:text-end">
        <span className="whitespace-nowrap">{text.label}</span>{' '}
        <span className="whitespace-nowrap font-normal text-ink-faint">{formatFileSize(text.size, language)}</span>
        {of}
      </span>
    </MoreLink>
  );
}

/** « 1,2 Mo, CC BY 4.0 » */
export function aboutText({ size, licence }: OpenText, language: Language): string {
  return [formatFileSize(size, language), licence && workWords[language].licences[licence]]
    .filter(Boolean)
    .join(comma[language]);
}

type Props = { readonly children: string; readonly shown?: string; readonly language: Language };

/** « 2024 », or the part of it to be `shown`; or the words that replace it: « à paraître ». */
export function Year({ children: year, shown = year, language }: Props) {
  return isYear(year) ? <time dateTime={year}>{shown}</time> : yearWords(year, language);
}

export function FeaturedBadge({ language }: { language: Language }) {
  return <Badge tone="orange">{sectionWords[language].section.featured}</Badge>;
}

/**
 * Left-to-right text within Arabic: numbers with punctuation between them, « 100–112 », « 2024;12(3):100-12 »; and
 * Latin words up to the next Arabic character, including a final full stop, as of an initial.
 */
const leftToRight =
  /(\d+(?:[–\-:;()]+\d+)+\)?|\p{Script=Latin}(?:[^\p{Script=Arabic}،؛()]|\([^\p{Script=Arabic}()]*\))*(?<=[\p{L}\p{N}.)]))/u;

/**
 * A text in the page's language with names and numbers. After an Arabic letter, text that is not isolated is laid out
 * from the right: « 100–112 » would read « 112–100 ».
 */
export function Isolated({ text, language }: { readonly text: string; readonly language: Language }) {
  if (language !== 'ar') return text;
  return withIndexKey(text.split(leftToRight)).map(({ key, value }, index) =>
    index % 2 === 1 ? (
      <bdi dir="ltr" key={key}>
        {value}
      </bdi>
    ) : (
      <Fragment key={key}>{value}</Fragment>
    ),
  );
}
