import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { inFrench } from '@/sections/public-site';
import { publicationsSchema } from '../schema';
import { publicationEntries } from '../statistics';
import { Facts } from './facts';

const factsOf = (work: object): string => {
  const content = publicationsSchema.parse({
    d: { title: 'D', others: [{ id: 'a', title: 'Les crues', authors: 'N. Tazrouti', year: '2024', ...work }] },
  });
  const [entry] = publicationEntries(content);
  if (!entry) throw new Error('no publication');
  return renderToStaticMarkup(<Facts entry={entry} domain="D" site={inFrench} />)
    .replaceAll('\u00a0', ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
};

it('shows the number of a book with its series, and that of a journal with its volume', () => {
  const details = { volume: '7', number: '75' };
  expect(factsOf({ nature: 'livre', container: 'Bollingen Series', details })).toMatch(
    /Collection Bollingen Series, n° 75 .*Volume 7 (?!,)/,
  );
  expect(factsOf({ nature: 'direction', container: '', details })).toContain('Volume 7, n° 75');
  expect(factsOf({ nature: 'rapport', container: 'Inria', details: { number: '75' } })).toMatch(
    /Établissement Inria .*Numéro 75 /,
  );
});

it('names the translator of a work', () => {
  expect(factsOf({ nature: 'livre', container: '', details: { translators: 'C. Roux ; {INSERM}' } })).toContain(
    'Traduit par C. Roux ; INSERM',
  );
});

it('a review is in a journal, a preface in a book', () => {
  const ofArticle = (type: string) => {
    const item = { id: 'a', title: 'T', authors: 'N. Tazrouti', year: '2024', type, journal: 'Annales' };
    const [entry] = publicationEntries(publicationsSchema.parse({ d: { title: 'D', articles: [item] } }));
    return entry ? renderToStaticMarkup(<Facts entry={entry} domain="D" site={inFrench} />) : '';
  };
  expect(ofArticle('Compte rendu')).toContain('<dt>Revue</dt>');
  expect(ofArticle('Préface')).toContain('<dt>Ouvrage</dt>');
});
