import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { Isolated } from './entry-parts';

it.each(tableOf('sections/publications/isolated.txt', 'in Arabic, what stands from left to right'))(
  '%s: %s',
  (text = '', isolated) => {
    const shown = (language: 'ar' | 'fr') => renderToStaticMarkup(<Isolated text={text} language={language} />);
    expect(shown('ar').replaceAll('<bdi dir="ltr">', '[').replaceAll('</bdi>', ']')).toBe(isolated);
    expect(shown('ar').replace(/<[^>]+>/g, ''), 'what is copied').toBe(text);
    expect(shown('fr')).toBe(text);
  },
);
