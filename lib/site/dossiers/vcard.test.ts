import { expect, test } from 'vitest';
import { profileSchema } from '@/sections/profil/schema';
import { vcard } from './vcard';

const profile = profileSchema.parse({
  prenom: 'Noor',
  nom: 'Éluard',
  titre: '',
  grade: 'Professeure',
  email: 'noor@exemple.org',
  gsm: '',
  affiliation: `Faculté des sciences, El Jadida\n${'très '.repeat(20)}, BP 20, 24000 El Jadida`,
  identifiants: { orcid: '0000-0002-1825-0097' },
});

test('a card has the filled-in fields, escaped and on short lines', () => {
  const card = vcard(profile, 'https://exemple.org');
  const lines = card.split('\r\n');
  expect(lines.slice(0, 5)).toEqual([
    'BEGIN:VCARD',
    'VERSION:4.0',
    'KIND:individual',
    'FN:Noor Éluard',
    'N:Éluard;Noor;;;',
  ]);
  expect(card).toContain('ORG:Faculté des sciences\\, El Jadida\\, très');
  expect(card).toContain('EMAIL;TYPE=work:noor@exemple.org');
  expect(card.replace(/\r\n /g, '')).not.toContain('BP 20');
  expect(card).not.toContain('TEL');
  expect(card.endsWith('END:VCARD\r\n')).toBe(true);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test('no line break or control character in a value starts a new property', () => {
  const card = vcard(
    { ...profile, gsm: '+212\rX-EVIL:1', nom: 'Taz\u2028EMAIL:a\u0085b\u000bc' },
    'https://exemple.org',
  );
  expect(card).toContain('TEL;TYPE=work:+212\\nX-EVIL:1');
  expect(card).toContain('Taz\\nEMAIL:abc');
});
