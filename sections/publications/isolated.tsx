import { Fragment } from 'react';
import { withIndexKey } from '@/components/public/with-index-key';
import type { Language } from '@/lib/languages';

/** Numbers with a sign between them: « 100–112 », « 2024;12(3):100-12 ». */
const joined = /(\d+(?:[–\-:;()]+\d+)+\)?)/;

/**
 * A text of the page's language with names and numbers in it. In Arabic, what stands after an Arabic letter is laid out
 * from the right: « 100–112 » would be read « 112–100 ».
 */
export function Isolated({ text, language }: { readonly text: string; readonly language: Language }) {
  if (language !== 'ar') return text;
  return withIndexKey(text.split(joined)).map(({ key, value }, index) =>
    index % 2 === 1 ? (
      <bdi dir="ltr" key={key}>
        {value}
      </bdi>
    ) : (
      <Fragment key={key}>{value}</Fragment>
    ),
  );
}
