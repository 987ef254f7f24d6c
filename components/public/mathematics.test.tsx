import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';

// As on the server, where `cache` lasts for one page; React for browsers caches nothing.
vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  cache: <T,>(make: () => T) =>
    (
      (made) => () =>
        made
    )(make()),
}));
const { Mathematics } = await import('./owner-text');
const { budget } = await import('@/lib/mathematics/budget');

test('beyond half a megabyte of MathML, a page’s formulas are in plain characters', () => {
  budget.lift();
  const formula = (index: number) => `\\frac{a_{${index}}}{b}${'+x^2'.repeat(80)}`;
  const titles = Array.from({ length: 300 }, (_, index) =>
    renderToStaticMarkup(<Mathematics text={`Titre ${index} $${formula(index)}$`} />),
  );
  const written = titles.filter((title) => title.includes('<math'));
  const plain = titles.slice(written.length);
  expect(written.length).toBeGreaterThan(20);
  expect(written.join('').length).toBeLessThan(550_000);
  expect(plain.length).toBeGreaterThan(20);
  for (const [index, title] of plain.entries())
    expect(title.replaceAll('\u00a0', ' ')).toMatch(new RegExp(`^Titre ${written.length + index} .*\\+x²\\+x²`));
});
