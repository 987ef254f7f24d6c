/** The markup put into a page has only known elements and attributes, whatever was typed. */
import { createRequire } from 'node:module';
import sanitize from 'sanitize-html';
import { expect, it, vi } from 'vitest';
import { fc } from '@/lib/testing/properties';
import { tableOf } from '@/lib/testing/rows';
import { budget } from './budget';
import { readFormula } from './formula';
import { attributes, elements, readTree, writeTree } from './tree';

budget.lift();

/** The markup as an independent parser leaves it when it allows what tree.ts lists. */
const kept = (markup: string): string =>
  sanitize(markup, {
    allowedTags: [...elements],
    allowedAttributes: { '*': Object.keys(attributes) },
    nonTextTags: [],
    disallowedTagsMode: 'escape',
  });

/** Both parsers write `>` and quotes in their own way. */
const same = (markup: string): string => markup.replaceAll('&quot;', '"').replaceAll('&apos;', "'");

const pieces = fc.constantFrom(
  ...String.raw`x 2 + = < > & " ' { } ^ _ ~ ( ) [ ] | \\ \{ \} \frac \sqrt \text{ \mathrm{ \mathbb{R} \left( \right) \begin{matrix} \end{matrix} & \alpha \sum \int \hat \overline{ \ce{ \pu{ \operatorname{ \color{red} \href{x} \style{a}{b} \def\a \a \kern9em \hspace{9em} \quad \Set{ \not \displaystyle \tag{ <script> </math> <img onerror=x> é 王 \unknown \xrightarrow{ \underbrace{ \cancel{ \boxed{ \verb|a| \bra{ \dv{ \binom \genfrac \over \middle| \mathchoice \smash`.split(
    ' ',
  ),
);

it('no TeX produces any other element or attribute', () => {
  let shown = 0;
  const checked = (tex: string) => {
    const formula = readFormula(tex);
    if (!formula || 'isWaiting' in formula) return;
    shown += 1;
    expect(same(kept(formula.markup)), tex).toBe(same(formula.markup));
    expect(formula.plain, tex).not.toBe('');
  };
  fc.assert(
    fc.property(fc.array(pieces, { minLength: 1, maxLength: 12 }), (list) => checked(list.join(' '))),
    { numRuns: process.env.NIGHTLY ? 1500 : 300 },
  );
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 60 }), checked), { numRuns: 200 });
  expect(shown).toBeGreaterThan(50);
});

it.each([
  ['\\llap{', '}'],
  ['\\mathllap{', '}'],
  ['\\ce{^{', '}A}'],
])('TeX whose output would double at each level is refused at once: %sx%s', (before, after) => {
  expect(readFormula(`${before.repeat(12)}x${after.repeat(12)}`)).toBeUndefined();
});

it('a formula is given up when it takes too long, and is not tried again', () => {
  const slow = vi.fn(() => {
    for (;;);
  });
  readFormula('x'); // which loads Temml
  const renderToString = vi.spyOn(createRequire(import.meta.url)('temml'), 'renderToString').mockImplementation(slow);
  expect(readFormula('x_{slow}')).toBeUndefined();
  const tries = slow.mock.calls.length; // more than one where the processor did something else meanwhile
  expect(readFormula('x_{slow}')).toBeUndefined();
  expect(slow).toHaveBeenCalledTimes(tries);
  renderToString.mockRestore();
  expect(readFormula('x_{quick}')).toBeDefined();
});

it.each(tableOf('lib/mathematics/parts.txt', 'refused markup'))('refuses %j', (markup) => {
  expect(readTree(markup)).toBeUndefined();
});

it('writes text escaped', () => {
  const tree = readTree('<math class="tml-x"><mtext style="math-depth:0;">&lt;b&gt; &amp; &quot;</mtext></math>');
  expect(tree && writeTree(tree)).toBe('<math><mtext>&lt;b&gt; &amp; &quot;</mtext></math>');
});
