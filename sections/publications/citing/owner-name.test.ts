import { describe, expect, it } from 'vitest';
import type { Owner } from '@/sections/profil/own-names';
import { ownerMarker } from './owner-name';

const bold = (owner: Owner, authors: string) =>
  ownerMarker(owner)(authors)
    .map(({ text, owner: isOwner }) => (isOwner ? `[${text}]` : text))
    .join('');

const amelie = { nom: 'Nguyễn-Lefèvre de La Tour-d’Auvergne', prenom: 'Amélie-Constance' };
const nabil = { nom: 'Tazrouti', prenom: 'Nabil' };
const helene = { nom: 'Desrosiers-Lœuillet', prenom: 'Hélène' };
const elMehdi = { nom: 'El Khadimi', prenom: 'El Mehdi' };

describe('the owner among the authors', () => {
  it.each([
    [nabil, 'N. Tazrouti, S. Berrada', '[N. Tazrouti], S. Berrada'],
    [nabil, 'S. Berrada et N. Tazrouti', 'S. Berrada et [N. Tazrouti]'],
    [nabil, 'Berrada, S., Tazrouti, N., Lahlou, K.', 'Berrada, S., [Tazrouti, N.], Lahlou, K.'],
    [nabil, 'S. Berrada; TAZROUTI Nabil & K. Lahlou', 'S. Berrada; [TAZROUTI Nabil] & K. Lahlou'],
    [nabil, 'Tazrouti N, Berrada S', '[Tazrouti N], Berrada S'],
    [nabil, 'N.Tazrouti* (1), S. Berrada', '[N.Tazrouti]* (1), S. Berrada'],
    [nabil, 'S. Berrada, N. Tazrouti, et al.', 'S. Berrada, [N. Tazrouti], et al.'],
    [nabil, 'N. Tazrouti and S. Berrada.', '[N. Tazrouti] and S. Berrada.'],
    [nabil, '; N. Tazrouti', '; [N. Tazrouti]'],
    [amelie, 'Ş. Yıldız, A.-C. Nguyễn-Lefèvre, P. Müller', 'Ş. Yıldız, [A.-C. Nguyễn-Lefèvre], P. Müller'],
    [amelie, 'A. C. Nguyen Lefevre', '[A. C. Nguyen Lefevre]'],
    [amelie, 'Nguyễn-Lefèvre, AC, Hồ, T.', '[Nguyễn-Lefèvre, AC], Hồ, T.'],
    [
      amelie,
      "Amélie-Constance Nguyễn‑Lefèvre de La Tour-d'Auvergne",
      "[Amélie-Constance Nguyễn‑Lefèvre de La Tour-d'Auvergne]",
    ],
    [helene, 'H. Desrosiers-Loeuillet, Th. Roux', '[H. Desrosiers-Loeuillet], Th. Roux'],
    [{ nom: 'Roux', prenom: 'Théo' }, 'H. Petit, Th. Roux, T. Roux', 'H. Petit, [Th. Roux], [T. Roux]'],
    [{ nom: 'Roux', prenom: 'Œdipe' }, 'Œ. Roux, O. Roux', '[Œ. Roux], [O. Roux]'],
    [elMehdi, 'S. Berrada, E. M. El-Khadimi', 'S. Berrada, [E. M. El-Khadimi]'],
    [elMehdi, 'ElKhadimi E., K. Lahlou', '[ElKhadimi E.], K. Lahlou'],
  ])('%o in « %s »', (owner, authors, expected) => {
    expect(bold(owner, authors)).toBe(expected);
  });

  it.each([
    [nabil, 'A. Tazrouti, N. Berrada'],
    [nabil, 'Tazrouti, A., Berrada, N.'],
    [nabil, 'J.-N. Tazrouti'],
    [nabil, 'Nadia Tazrouti'],
    [nabil, 'N. Tazrouti-Alami'],
    [amelie, 'A.-C. Nguyễn'],
    [{ nom: '', prenom: '' }, 'N. Tazrouti'],
    [nabil, ''],
  ])('leaves namesakes and strangers alone: %o in « %s »', (owner, authors) => {
    expect(bold(owner, authors)).toBe(authors);
  });

  it.each([
    ['Marie Dupont', 'M. Dupont, Dupont M, L. Roux', '[M. Dupont], [Dupont M], L. Roux'],
    ['Dupont, M.-A.\n\n  ', 'S. Petit; Dupont, M.-A.; Dupont, Marie', 'S. Petit; [Dupont, M.-A.]; Dupont, Marie'],
    ['Dupont', 'Dupont-Leroy, M.; Dupont, M.', '[Dupont-Leroy, M.]; [Dupont, M.]'],
    ['DUPONT', 'A. Dupont, Marie Dupont et M. Dupont-Leroy', 'A. Dupont, [Marie Dupont] et [M. Dupont-Leroy]'],
    ['Maria Dupont-Leroy\nMarie Le Roy', 'M. Le Roy, Maria Dupont-Leroy', '[M. Le Roy], [Maria Dupont-Leroy]'],
    ['王小明', 'X. Li, 王小明', 'X. Li, [王小明]'],
    ['محمد العلوي', 'محمد العلوي, L. Roux', '[محمد العلوي], L. Roux'],
    ['…\n,', 'M. Dupont-Leroy', '[M. Dupont-Leroy]'],
  ])('under other names too, such as « %s »', (autresNoms, authors, expected) => {
    expect(bold({ nom: 'Dupont-Leroy', prenom: 'Marie', autresNoms }, authors)).toBe(expected);
  });

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
