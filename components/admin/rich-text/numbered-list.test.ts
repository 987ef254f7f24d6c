import { expect, it } from 'vitest';
import { isNumberedText, typedNumber } from './extensions';

it('reads up to three digits as a list number, so no year', () => {
  for (const typed of ['1. ', '12. ', '120. ']) expect(typedNumber.test(typed), typed).toBe(true);
  for (const typed of ['2019. ', '1. a', '1.', 'a. ']) expect(typedNumber.test(typed), typed).toBe(false);
});

it('reads lines as a list if all are numbered, not by initials or years', () => {
  for (const text of ['1. Un\n2. Deux', ' 1) Un\r\n\n 2) Deux']) expect(isNumberedText(text), text).toBe(true);
  for (const text of ['2019. Un\n2020. Deux', 'M. Martin', 'V. Hugo\nI. Newton', '1. Un\nDeux', '12.5 m'])
    expect(isNumberedText(text), text).toBe(false);
});
