import { Fragment } from 'react';
import { withIndexKey } from '@/components/ui/with-index-key';
import type { Language } from '@/lib/languages';

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
