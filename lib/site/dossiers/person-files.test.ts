import { expect, test } from 'vitest';
import { profileSchema } from '@/sections/profil/schema';
import { publicSection } from '@/sections/public-site';
import { kinds } from '@/sections/registry';
import { jsonResume, vcard } from './person-files';

test('the profile, posts, degrees, awards and publications, without unknown fields', () => {
  const profile = profileSchema.parse({
    prenom: 'Noor',
    nom: 'Éluard',
    fonction: '',
    grade: 'Professeure',
    langues: [{ nom: 'Arabe' }],
    identifiants: { orcid: '0000-0002-1825-0097' },
  });
  const section = (id: keyof typeof kinds, content: unknown) =>
    publicSection({ id, title: '', type: kinds[id].type, content: kinds[id].schema.parse(content) });
  const sections = [
    section('cv--parcours', {
      posts: [{ title: 'Maîtresse de conférences', organization: 'Université X', start: '2015-09' }],
      degrees: [{ title: 'Doctorat', date: '2014', mention: 'Très honorable' }],
    }),
    section('statut-professionnel', [
      { title: 'Doctorat en hydrologie', year: '2014' },
      { title: 'Master', year: '2010', organization: 'Université X' },
    ]),
    section('cv--activites', { items: [{ nature: 'Prix et distinctions', title: 'Prix de l’eau', start: '2020' }] }),
    section('publications', {
      d: {
        title: 'D',
        articles: [
          {
            title: 'Sur l’eau',
            authors: 'Éluard, N.',
            journal: 'Revue',
            year: '2024',
            link: 'https://doi.org/10.1000/182',
          },
        ],
      },
    }),
  ];
  expect(JSON.parse(jsonResume({ profile, sections, today: '2026-11-26' }, 'https://exemple.org'))).toEqual({
    $schema: expect.stringContaining('v1.0.0'),
    basics: {
      name: 'Noor Éluard',
      label: 'Professeure',
      url: 'https://exemple.org/',
      profiles: [{ network: 'ORCID', username: '0000-0002-1825-0097', url: 'https://orcid.org/0000-0002-1825-0097' }],
    },
    work: [{ position: 'Maîtresse de conférences', name: 'Université X', startDate: '2015-09' }],
    education: [
      { studyType: 'Doctorat', endDate: '2014', score: 'Très honorable' },
      { studyType: 'Master', institution: 'Université X', endDate: '2010' },
    ],
    awards: [{ title: 'Prix de l’eau', date: '2020' }],
    publications: [{ name: 'Sur l’eau', publisher: 'Revue', releaseDate: '2024', url: 'https://doi.org/10.1000/182' }],
    languages: [{ language: 'Arabe' }],
  });
});

const noor = profileSchema.parse({
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
  const card = vcard(noor, 'https://exemple.org');
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
  const card = vcard({ ...noor, gsm: '+212\rX-EVIL:1', nom: 'Taz\u2028EMAIL:a\u0085b\u000bc' }, 'https://exemple.org');
  expect(card).toContain('TEL;TYPE=work:+212\\nX-EVIL:1');
  expect(card).toContain('Taz\\nEMAIL:abc');
});
