import { expect, test } from 'vitest';
import { plainText } from './plain-text';

test.each([
  ['Les <i>Essais</i>, <scp>livre</scp> I', 'Les Essais, livre I'],
  ['XVII<sup>e</sup> siècle, CO<sub>2</sub>', 'XVIIᵉ siècle, CO₂'],
  ['a<sup>q</sup> et b<sub>z</sub>', 'aq et bz'],
  ['R &amp; D, l&#8217;&#x153;uvre', 'R & D, l’œuvre'],
  ['A &amp;amp; B &amp;lt;i&amp;gt;C&amp;lt;/i&amp;gt;', 'A & B C'],
  ['si a < b et c > d', 'si a < b et c > d'],
  ['si a <b et c> d', 'si a <b et c> d'],
  ['<jats:p>Un</jats:p><jats:p>deux</jats:p>', 'Un deux'],
  ['le <mml:math><mml:msup>\n <mml:mi>x</mml:mi>\n <mml:mn>2</mml:mn></mml:msup></mml:math> cas', 'le x² cas'],
  ['<math><msubsup><mi>a</mi><mn>1</mn><mn>3</mn></msubsup><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', 'a₁³1/2'],
  [
    '<inline-formula><alternatives><tex-math>\\alpha</tex-math><math><mi>α</mi></math></alternatives></inline-formula>',
    'α',
  ],
  ['</i>mal<b> fermé', 'mal fermé'],
  ['e\u0301te\u0301\t \n fini', 'été fini'],
  ['judai\u034f\u0308sme', 'judaïsme'],
  ['« a »\u00a0: b', '« a »\u00a0: b'],
  ['&unknown; &#0;&#xd800;&#x110000;x', '&unknown; x'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
] as const)('%j is %j', (markup, plain) => expect(plainText(markup)).toBe(plain));

test('deep and endless markup takes linear time', () => {
  const start = performance.now();
  expect(plainText(`${'<i>'.repeat(50_000)}x${'<sup>'.repeat(50_000)}2`)).toBe('x2');
  plainText('<'.repeat(200_000));
  plainText(`<i ${'a='.repeat(100_000)}`);
  expect(performance.now() - start).toBeLessThan(10_000);
});
