import { describe, expect, it } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
import type { Owner } from '@/sections/profil/own-names';
import { ownerMarker } from './owner-name';

const bold = (owner: Owner, authors: string) =>
  ownerMarker(owner)(authors)
    .map(({ text, owner: isOwner }) => (isOwner ? `[${text}]` : text))
    .join('');

const nabil = { nom: 'Tazrouti', prenom: 'Nabil' };

describe('the owner among the authors', () => {
  it.each(rowsOf('sections/publications/citing/owner-name.txt'))('$rule in « $input »', ({ rule, input, outputs }) =>
    expect(bold(JSON.parse(rule), input)).toBe(outputs[0]),
  );

  it('is nobody in an empty line', () => expect(bold(nabil, '')).toBe(''));

  it.each([
    [
      'equal initials',
      { nom: 'Dupont', prenom: Array(60).fill('A').join(' ') },
      `${Array(60).fill('A').join(' ')} Durand`,
    ],
    ['names that begin one another', { nom: 'B', prenom: Array(60).fill('Aa').join(' ') }, `${'a'.repeat(1900)}c`],
    ['a surname of equal parts', { nom: Array(80).fill('a').join(' '), prenom: 'C' }, `c ${'a '.repeat(900)}d`],
    ['spaces', nabil, `N${' '.repeat(100_000)}x, ${' '.repeat(100_000)}`],
    ['separators', nabil, ', '.repeat(50_000)],
    ['dots', { nom: 'X', prenom: 'A B C' }, `a${'.'.repeat(100_000)}y`],
  ])('is read once, however it is made: %s', (_, owner, authors) => {
    expect(bold(owner, authors)).toBe(authors);
  });
});
