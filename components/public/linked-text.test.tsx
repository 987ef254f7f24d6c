import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Lede, LinkedText, Mathematics } from './owner-text';

const drawn = (text: string) =>
  renderToStaticMarkup(<LinkedText text={text} />).replaceAll(' class="relative wrap-anywhere"', '');

it('URLs in a plain text become links, the rest stays text', () => {
  expect(drawn('Voir www.exemple.org (ou <b>).')).toBe(
    'Voir <a href="https://www.exemple.org" rel="noopener noreferrer">www.exemple.org</a> (ou &lt;b&gt;).',
  );
  expect(drawn('Rien ici')).toBe('Rien ici');
});

it('in the first paragraph of a dialog, and in an abstract among its formulas', () => {
  expect(renderToStaticMarkup(<Lede>nom@exemple.fr</Lede>)).toContain('href="mailto:nom@exemple.fr"');
  expect(renderToStaticMarkup(<Mathematics text="Avec $x$, https://exemple.org" linked />)).toMatch(
    /<math.*href="https:\/\/exemple\.org"/,
  );
  expect(renderToStaticMarkup(<Mathematics text="https://exemple.org" />), 'a title stands in a link of its own').toBe(
    'https://exemple.org',
  );
});
