import { expect, test } from 'vitest';
import { languages } from '@/lib/languages';
import { type LegalFacts, legalFacts, noFacts } from './facts';
import { legalDocument } from './pages';

const page = (facts: Partial<LegalFacts>, language = languages[0] as (typeof languages)[number]) =>
  legalDocument('mentions-legales', language, legalFacts.parse({ ...noFacts, ...facts }), {
    practice: { looksWeekly: false, countsVisits: false },
    today: '2026-11-27',
    address: '',
  });
const host = { hostName: 'Hébergeur', hostAddress: '2, rue\n75001 Paris' };

test('a person’s page names that person as director; an organisation’s names its own', () => {
  const own = page({ law: 'france', publisher: 'person', activity: 'professional', name: 'C. Essai', ...host });
  expect(own.parts.map(({ id }) => id)).toEqual(['editeur', 'directeur', 'hebergeur']);
  expect(JSON.stringify(own.parts[1])).toContain('C. Essai');
  const body = page({ law: 'france', publisher: 'body', name: 'Université', director: 'La présidente', ...host });
  expect(JSON.stringify(body.parts[1])).toContain('La présidente');
});

test('a person who publishes privately may name only the hosting provider, and the page says that it knows the rest', () => {
  const { parts } = page({ law: 'france', publisher: 'person', activity: 'private', identityGiven: true, ...host });
  expect(parts.map(({ id }) => id)).toEqual(['editeur', 'hebergeur']);
  expect(JSON.stringify(parts[0])).toContain('ont été communiqués à l’hébergeur');
});

test.each(languages)('where French law does not apply, the page in %s names no law and no director', (language) => {
  const plain = page({ law: 'other', publisher: 'person', name: 'C. Essai', ...host }, language);
  expect(plain.lead).toEqual([]);
  expect(plain.parts.map(({ id }) => id)).toEqual(['editeur', 'hebergeur']);
  expect(JSON.stringify(plain)).not.toMatch(/2004|article|المادة/);
});
