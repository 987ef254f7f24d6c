import { expect, it } from 'vitest';
import { cited, reference } from '@/lib/testing/cited';

const lenoir = [{ family: 'Lenoir', given: 'Marc' }];
const review = reference('compte-rendu', {
  title: 'Une histoire des odeurs',
  container: 'Annales',
  volume: '12',
  reviewedTitle: 'Le miasme et le muguet',
  reviewedAuthors: lenoir,
});

it('says of which book a review is', () => {
  expect(cited('iso690', review)).toBe(
    'TAZROUTI, Nabil, 2024. Une histoire des odeurs. Compte rendu de~: Marc Lenoir, Le miasme et le muguet. *Annales*. Vol.~12.',
  );
  expect(cited('apa', review)).toBe(
    'Tazrouti, N. (2024). Une histoire des odeurs [Compte rendu du livre Le miasme et le muguet, de M. Lenoir]. *Annales*, *12*.',
  );
  expect(cited('apa', review, 'en')).toContain('odeurs [Review of the book Le miasme et le muguet, by M. Lenoir].');
  expect(cited('vancouver', review)).toBe(
    'Tazrouti N. Une histoire des odeurs. Compte rendu de~: Lenoir M, Le miasme et le muguet. Annales. 2024;12.',
  );
  expect(cited('iso690', review, 'ar')).toContain('مراجعة: ');
});

it('does not say it twice', () => {
  const titled = { ...review, title: 'Compte rendu de Marc Lenoir, Le miasme et le muguet' };
  for (const style of ['iso690', 'apa', 'vancouver']) expect(cited(style, titled).match(/miasme/g)).toHaveLength(1);
});

it('names the decision of a case note', () => {
  const note = reference('note-arret', { container: 'Recueil Dalloz', reviewedTitle: 'Cass. civ. 1re, 12 mars 2019' });
  expect(cited('iso690', note)).toContain('Sonder. Note sous Cass. civ. 1re, 12 mars 2019. *Recueil Dalloz*.');
  expect(cited('apa', note)).toContain('Sonder [Note sous Cass. civ. 1re, 12 mars 2019].');
});

it('says whose book a preface opens', () => {
  const preface = reference('preface', {
    title: 'Le nez des villes',
    container: 'Le miasme',
    containerAuthors: lenoir,
  });
  expect(cited('iso690', preface)).toContain('Le nez des villes. Préface à~: LENOIR, Marc, *Le miasme*.');
  expect(cited('apa', preface)).toContain('Le nez des villes. Préface à~: M. Lenoir, *Le miasme*.');
  expect(cited('vancouver', preface)).toContain('Le nez des villes. Préface à~: Lenoir M. Le miasme.');
  expect(cited('apa', { ...preface, title: 'Préface' }), 'its title says it').toContain('Dans M. Lenoir, *Le miasme*.');
});

it('has the translator first and says of whom the original is', () => {
  const translation = reference('traduction', {
    title: 'De la guerre',
    publisher: 'Minuit',
    originalTitle: 'Vom Kriege',
    originalAuthors: [{ family: 'Clausewitz', given: 'Carl' }],
  });
  expect(cited('iso690', translation)).toBe(
    'TAZROUTI, Nabil (trad.), 2024. *De la guerre*. Trad. de~: Carl Clausewitz, Vom Kriege. Minuit.',
  );
  expect(cited('apa', translation)).toBe(
    'Tazrouti, N. (trad.). (2024). *De la guerre* [Trad. de~: C. Clausewitz, Vom Kriege]. Minuit.',
  );
  expect(cited('vancouver', translation)).toBe(
    'Tazrouti N, traducteur. De la guerre. Trad. de~: Clausewitz C, Vom Kriege. Minuit^; 2024.',
  );
});

it('has an issue in its journal, with who directed it', () => {
  const issue = reference('numero-revue', { title: 'Odeurs', container: 'Annales', volume: '12', number: '3' });
  expect(cited('iso690', issue)).toBe('TAZROUTI, Nabil (dir.), 2024. Odeurs. *Annales*. Vol.~12, n°~3.');
  expect(cited('apa', issue)).toBe('Tazrouti, N. (dir.). (2024). Odeurs. *Annales*, *12*(3).');
  expect(cited('vancouver', issue)).toBe('Tazrouti N, directeur. Odeurs. Annales. 2024;12(3).');
});
