import { describe, expect, it, test, vi } from 'vitest';
import { budget } from './budget';
import { partsOf, plainMathematics } from './parts';

/** The text with each formula between ⟦ ⟧. */
const marked = (text: string): string =>
  partsOf(text)
    .map((part) => (typeof part === 'string' ? part : 'tex' in part ? `⟦${part.tex}⟧` : `*${part.plain}*`))
    .join('');

const raw = String.raw;
const formulas: readonly (readonly [typed: string, marked: string, plain: string])[] = [
  [raw`L’équation $x^2 = 2$`, raw`L’équation ⟦x^2 = 2⟧`, 'L’équation x²=2'],
  [raw`$H_2O$ et $\alpha$`, raw`⟦H_2O⟧ et ⟦\alpha⟧`, 'H₂O et α'],
  [raw`L’espace-$L^p(\Omega)$.`, raw`L’espace-⟦L^p(\Omega)⟧.`, 'L’espace-Lᵖ(Ω).'],
  [raw`d’ordre 10$^{-3}$ m`, raw`d’ordre 10⟦^{-3}⟧ m`, 'd’ordre 10⁻³ m'],
  [raw`TiO$_2$ dopé, 3$\times$3`, raw`TiO⟦_2⟧ dopé, 3⟦\times⟧3`, 'TiO₂ dopé, 3×3'],
  [raw`(p$<$0,05)`, raw`(p⟦<⟧0,05)`, '(p<0,05)'],
  [raw`le $n$ième, $p$-adique`, raw`le ⟦n⟧ième, ⟦p⟧-adique`, 'le nième, p-adique'],
  [raw`$\frac{a+b}{2}$`, raw`⟦\frac{a+b}{2}⟧`, '(a+b)/2'],
  [raw`$\mathbb{R}^n$ et $\hat x$`, raw`⟦\mathbb{R}^n⟧ et ⟦\hat x⟧`, 'ℝⁿ et x̂'],
  [raw`$O(n \log n)$`, raw`⟦O(n \log n)⟧`, 'O(n log n)'],
  [
    raw`$\begin{pmatrix}a&b\\c&d\end{pmatrix}$`,
    raw`⟦\begin{pmatrix}a&b\\c&d\end{pmatrix}⟧`,
    raw`\begin{pmatrix}a&b\\c&d\end{pmatrix}`,
  ],
  [raw`$C^\infty$`, raw`⟦C^\infty⟧`, raw`C^\infty`],
  [raw`$\text{5 \$}$`, raw`⟦\text{5 \$}⟧`, '5 $'],
  ['5 $ puis $x$', '5 $ puis ⟦x⟧', '5 $ puis x'],
  ['<i>Zea mays</i>, $x$ et <i>', '*Zea mays*, ⟦x⟧ et <i>', 'Zea mays, x et <i>'],
];

const texts: readonly string[] = [
  '5 $ et 10 $',
  '$5 and $10',
  'de 5$ à 10$',
  'US$5, CA$6',
  '5$-10$',
  '$5 million, contre 7$',
  '$20,000 and USD$30,000',
  'un seul $',
  '$',
  '$$',
  '$ $',
  '$$x^2$$',
  raw`\$x\$ et \$5`,
  raw`$x\$`,
  '$HOME et $PATH',
  '$HOME/$USER',
  'A$AP et Ke$ha',
  '$ x$ ou $x $',
  '$x\ny$',
  raw`$\frac{a}$`,
  raw`$x^$`,
  '${x$',
  '$x}$',
  '$x_1_2$',
  raw`$\inconnue$`,
  '$50 % de x$',
  '$a#b$',
  raw`$a\\%b$`,
  '$a^^5cb$',
];

const hostile: readonly string[] = [
  raw`$\def\a{\a\a}\a$`,
  raw`$\newcommand{\a}{x}\a$`,
  raw`$\gdef\x{y}$`,
  raw`$\let\a=b$`,
  raw`$\href{javascript:alert(1)}{x}$`,
  raw`$\url{https://exemple.org}$`,
  raw`$\includegraphics{x.png}$`,
  raw`$\class{a}{x}$`,
  raw`$\id{a}{x}$`,
  raw`$\style{color:red}{x}$`,
  raw`$\data{a=b}{x}$`,
  raw`$\color{red}x$`,
  raw`$\textcolor{#123456}{x}$`,
  raw`$\rule{9em}{9em}$`,
  raw`$\kern9999em x$`,
  raw`$\ref{x}$`,
  raw`$\label{x}$`,
  raw`$\tag{x}$`,
  raw`$\write18{x}$`,
  raw`$\input{/etc/passwd}$`,
  raw`$\raisebox{9999em}{x}$`,
  raw`$\phantom{x}$`,
  raw`$\pu{1e5}$`,
  raw`$\Huge x$`,
  raw`$\csname def\endcsname$`,
  `$${'{'.repeat(200)}x${'}'.repeat(200)}^{${'x^{'.repeat(30)}$`,
  `$${'x^{'.repeat(100)}x${'}'.repeat(100)}$`,
  `$${'x'.repeat(501)}$`,
  `$\\ce{${'A-B'.repeat(60)}}$`,
  '$x\u202ey$',
  '$x\u0000$',
];

describe('a text with dollars', () => {
  it.each(formulas)('%s', (typed, parts, plain) => {
    expect(marked(typed)).toBe(parts);
    expect(plainMathematics(typed)).toBe(plain);
  });

  it.each([...texts, ...hostile])('stays as it was typed: %j', (typed) => {
    expect(partsOf(typed).join('|')).toBe(typed);
    expect(plainMathematics(typed)).toBe(typed);
  });

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

test('a formula that is not made now stays as it was typed, and is made later', () => {
  const isLeft = vi.spyOn(budget, 'isLeft').mockReturnValueOnce(false);
  expect(partsOf('De $z^9$ à')).toEqual(['De ', { isWaiting: true, plain: '$z^9$' }, ' à']);
  expect(plainMathematics('De $z^9$ à')).toBe('De z⁹ à');
  isLeft.mockReturnValue(false);
  expect(plainMathematics('De $z^9$ à'), 'made already').toBe('De z⁹ à');
  expect(plainMathematics('$%$ $\\def\\a\\a$'), 'refused at once').toBe('$%$ $\\def\\a\\a$');
  isLeft.mockRestore();
});
