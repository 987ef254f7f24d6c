import { describe, expect, it, test, vi } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { budget } from './budget';
import { partsOf, plainMathematics } from './parts';

/** The text with each formula between ⟦ ⟧. */
const marked = (text: string): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : 'tex' in part ? `⟦${part.tex}⟧` : `*${part.plain}*`))
    .join('');

const raw = String.raw;
const long: readonly string[] = [
  `$${'{'.repeat(200)}x${'}'.repeat(200)}^{${'x^{'.repeat(30)}$`,
  `$${'x^{'.repeat(100)}x${'}'.repeat(100)}$`,
  `$${'x'.repeat(501)}$`,
  `$\\ce{${'A-B'.repeat(60)}}$`,
];

describe('a text with dollars', () => {
  it.each(tableOf('lib/mathematics/parts.txt', 'formulas'))('%s', (typed, parts, plain) => {
    expect(marked(typed)).toBe(parts);
    expect(plainMathematics(typed)).toBe(plain);
  });

  it.each([...tableOf('lib/mathematics/parts.txt', 'as typed'), ...long.map((typed) => [typed])])(
    'stays as it was typed: %j',
    (typed) => {
      expect(partsOf(typed).join('|')).toBe(typed);
      expect(plainMathematics(typed)).toBe(typed);
    },
  );

  it('has a hundred formulas at most', () => {
    const typed = '$x$ '.repeat(101);
    expect(partsOf(typed).filter((part) => typeof part !== 'string')).toHaveLength(100);
    expect(plainMathematics(typed)).toBe(`${'x '.repeat(100)}$x$ `);
  });

  it('is read in a time that grows with its length', () => {
    const started = performance.now();
    for (const sign of ['$', '$a', 'a$ ', raw`\$`, '$x $', '$$a', raw`$\frac{`])
      partsOf(sign.repeat(20_000 / sign.length));
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

test('a formula that exceeds the budget stays as typed, and is rendered later', () => {
  const isLeft = vi.spyOn(budget, 'isLeft').mockReturnValueOnce(false);
  expect(partsOf('De $z^9$ à')).toEqual(['De ', { isWaiting: true, plain: '$z^9$' }, ' à']);
  expect(plainMathematics('De $z^9$ à')).toBe('De z⁹ à');
  isLeft.mockReturnValue(false);
  expect(plainMathematics('De $z^9$ à'), 'made already').toBe('De z⁹ à');
  expect(plainMathematics('$%$ $\\def\\a\\a$'), 'refused at once').toBe('$%$ $\\def\\a\\a$');
  isLeft.mockRestore();
});
