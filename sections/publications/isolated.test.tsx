import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Isolated } from './isolated';

it.each([
  ['ص. 100–112.', 'ص. [100–112].'],
  ['Revue [على الإنترنت]. 2024;12(3):100-12.', '[Revue] [على الإنترنت]. [2024;12(3):100-12].'],
  ['Tazrouti, N. و Smith, A. (2024). Title', '[Tazrouti, N.] و [Smith, A. (2024). Title]'],
  ['Perugia, Italy، ص. 706–720، ', '[Perugia, Italy]، ص. [706–720]، '],
  ['السلسلة (Eaux)، PUL', 'السلسلة ([Eaux])، [PUL]'],
  ['Actes (CP 2011)، 2011', '[Actes (CP 2011)]، 2011'],
  ['مج. 12، ع. 3', 'مج. 12، ع. 3'],
  ['منشورات', 'منشورات'],
])('« %s » in Arabic: %s stands from left to right', (text, isolated) => {
  const shown = (language: 'ar' | 'fr') => renderToStaticMarkup(<Isolated text={text} language={language} />);
  expect(shown('ar').replaceAll('<bdi dir="ltr">', '[').replaceAll('</bdi>', ']')).toBe(isolated);
  expect(shown('ar').replace(/<[^>]+>/g, ''), 'what is copied').toBe(text);
  expect(shown('fr')).toBe(text);
});
