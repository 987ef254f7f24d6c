import { Fragment } from 'react';
import { withIndexKey } from '@/components/ui/with-index-key';
import type { Language } from '@/lib/languages';

/**
 * What stands from left to right within Arabic: numbers with a sign between them, « 100–112 », « 2024;12(3):100-12 »; and
 * Latin words up to the next Arabic sign, with the full stop that ends them, as that of an initial.
 */
const leftToRight =
  /(\d+(?:[–\-:;()]+\d+)+\)?|\p{Script=Latin}(?:[^\p{Script=Arabic}،؛()]|\([^\p{Script=Arabic}()]*\))*(?<=[\p{L}\p{N}.)]))/u;

/**
 * A text of the page's language with names and numbers in it. Unless it stands apart, what follows an Arabic letter is
 * laid out from the right: « 100–112 » would be read « 112–100 ».
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
