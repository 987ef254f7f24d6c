import { expect, test } from 'vitest';
import { type Language, languages } from '@/lib/languages';
import type { LegalDocument } from './document';
import { type LegalFacts, legalFacts, noFacts } from './facts';
import { legalDocument } from './pages';
import { conformityOf } from './rules';

const practice = { looksWeekly: false, countsVisits: false };
const stated = (facts: Partial<LegalFacts>): LegalFacts => legalFacts.parse({ ...noFacts, ...facts });
const body = {
  law: 'france',
  publisher: 'body',
  status: 'public',
  name: 'L’Université',
  accessContact: 'acces@exemple.fr',
  declaredOn: '2026-01-02',
} as const;
const audit = { auditDate: '2024-02-29', auditor: 'Cabinet Y', auditRate: '62,5', gaps: 'Contrastes' } as const;

const textOf = ({ title, lead, parts }: LegalDocument): string =>
  [title, ...lead, ...parts.flatMap((each) => [each.title, JSON.stringify(each.blocks)])].join('\n');
const page = (facts: Partial<LegalFacts>, today = '2026-11-27', language: Language = 'fr') =>
  legalDocument('accessibilite', language, stated(facts), { practice, today, address: 'https://exemple.fr' });

test.each([
  ['', '2026-11-27', 'none'],
  ['49,9', '2026-11-27', 'none'],
  ['50', '2026-11-27', 'partial'],
  ['99.99', '2026-11-27', 'partial'],
  ['100', '2026-11-27', 'full'],
  ['100', '2027-03-01', 'full'],
  ['100', '2027-03-02', 'none'],
])('a rate of « %s » claims on %s: %s', (auditRate, today, conformity) => {
  expect(conformityOf(stated({ ...audit, gaps: '', auditRate }), today)).toBe(conformity);
});

test('a public body declares what its audit found, in the order required', () => {
  const declared = page({ ...body, ...audit });
  expect(declared.parts.map(({ id }) => id)).toEqual([
    'etat',
    'tests',
    'contenus',
    'etablissement',
    'contact',
    'recours',
  ]);
  const text = textOf(declared);
  expect(text).toContain('L’Université s’engage à rendre ce site accessible, comme le demande l’article 47');
  expect(text).toContain('partiellement conforme');
  expect(text).toContain('Cabinet Y et daté du 29 février 2024 trouve 62,5\u00a0% des critères');
  expect(text).toContain('Libre réponse 71120');
});

test.each(languages)(
  'without an audit, and after three years, a body says in %s that its site does not comply',
  (language) => {
    const words = { fr: 'non conforme', en: 'does not comply', ar: 'غير مطابق' }[language];
    expect(textOf(page(body, '2026-11-27', language))).toContain(words);
    const over = textOf(page({ ...body, ...audit, gaps: '', auditRate: '100' }, '2027-03-02', language));
    expect(over).toContain(words);
    expect(over).not.toMatch(/totalement|complies fully|مطابق كليًّا/);
    expect(over).toContain('100');
  },
);

test.each<Partial<LegalFacts>>([
  { law: 'france', publisher: 'person', activity: 'private' },
  { law: 'france', publisher: 'body', status: 'other', name: 'Association' },
  { law: 'other', publisher: 'body', status: 'public', name: 'Université' },
])('anyone else has a page of their own accord: %o', (facts) => {
  for (const language of languages) {
    const text = textOf(page({ ...facts, ...audit, accessContact: 'a@b.fr' }, '2026-11-27', language));
    expect(text).not.toMatch(/article 47|المادة 47|Défenseur|Defender|المدافع|conforme\b|complies|مطابق /);
    expect(text).toContain('a@b.fr');
    expect(text).toContain('Cabinet Y');
  }
  expect(page(facts).title).toBe('Accessibilité');
  expect(textOf(page(facts))).toContain('Aucun audit n’a été fait.');
});
