import { expect, it } from 'vitest';
import { isNumberedText, typedNumber } from './extensions';

it('takes a number of up to three digits for that of a list, and no year', () => {
  for (const typed of ['1. ', '12. ', '120. ']) expect(typedNumber.test(typed), typed).toBe(true);
  for (const typed of ['2019. ', '1. a', '1.', 'a. ']) expect(typedNumber.test(typed), typed).toBe(false);
});

it('takes lines for a list where each has a number, and no initials or years', () => {
  for (const text of ['1. Un\n2. Deux', ' 1) Un\r\n\n 2) Deux']) expect(isNumberedText(text), text).toBe(true);
  for (const text of ['2019. Un\n2020. Deux', 'M. Martin', 'V. Hugo\nI. Newton', '1. Un\nDeux', '12.5 m'])
    expect(isNumberedText(text), text).toBe(false);
});
