import { expect, test } from 'vitest';
import { nameAndTitle, photoSource, telText, telUrl } from './profile-copy';

test('the name is followed by the job title if there is one', () => {
  expect(nameAndTitle({ prenom: 'Awa', nom: 'Diop', fonction: 'Doyenne' }, 'fr')).toBe('Awa Diop, Doyenne');
  expect(nameAndTitle({ prenom: 'Awa', nom: 'Diop', fonction: ' ' }, 'fr')).toBe('Awa Diop');
});

test('telephone numbers: digits in the URL, no line break in the text', () => {
  expect(telUrl('+33 6 12 34 56 78')).toBe('tel:+33612345678');
  expect(telUrl('06.12.34')).toBe('tel:061234');
  expect(telText(' 06 12\u202f34 ')).toBe('06\u00a012\u00a034');
});

test('a photo comes from this site or not at all', () => {
  expect(photoSource({ photo: '/uploads/a1.webp' })).toBe('/uploads/a1.webp');
  expect(photoSource({ photo: 'https://ailleurs.example/a.png' })).toBeNull();
  expect(photoSource({ photo: null })).toBeNull();
});
