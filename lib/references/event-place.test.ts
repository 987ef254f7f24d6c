import { expect, test } from 'vitest';
import { placeAndCountry } from './event-place';

test('a country at the end is told from the city', () => {
  const said = (...texts: string[]) => texts.map((text) => Object.values(placeAndCountry(text)));
  expect(
    said(
      'Rabat, Maroc',
      'El Jadida, Morocco',
      'Boston, MA, USA',
      'Londres , Royaume-Uni',
      'Séoul, Corée du Sud',
      'Praha, Czech Republic',
      'San Francisco, CA USA',
      'Beijing, PEOPLES R CHINA',
    ),
  ).toEqual([
    ['Rabat', 'Maroc'],
    ['El Jadida', 'Morocco'],
    ['Boston, MA', 'USA'],
    ['Londres', 'Royaume-Uni'],
    ['Séoul', 'Corée du Sud'],
    ['Praha', 'Czech Republic'],
    ['San Francisco, CA', 'USA'], // as the Web of Science writes it
    ['Beijing', 'PEOPLES R CHINA'],
  ]);
});

test('what ends with no country is one place', () => {
  for (const text of [
    'Rabat',
    'Maroc',
    'Boston, MA',
    'Lyon et en ligne',
    'Paris, Sorbonne',
    'New York, NY, en ligne',
    '',
  ])
    expect(placeAndCountry(text)).toEqual({ place: text });
});
