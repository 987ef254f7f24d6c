import { expect, test } from 'vitest';
import { legalPages } from '@/lib/legal-pages';
import { rowsOf, visible } from '@/lib/testing/rows';
import { type LegalFacts, legalFacts, noFacts } from './facts';
import { isAsked, isPublic, legalReminders, missingFor, publicLegal } from './rules';

const stated = (facts: Partial<LegalFacts>): LegalFacts => legalFacts.parse({ ...noFacts, ...facts });
const university = {
  law: 'france',
  publisher: 'body',
  status: 'public',
  name: 'Université',
  address: '1, rue',
  phone: '01 02 03 04 05',
  director: 'La présidente',
  hostName: 'Hébergeur',
  hostAddress: '2, rue',
  hostPhone: '01 02 03 04 06',
  dataContact: 'dpo@exemple.fr',
  dpo: 'Le délégué',
  hostLogs: 'kept',
  hostLogsFor: '12 mois',
  hostPlace: 'inside',
  accessContact: 'a@exemple.fr',
  declaredOn: '2026-01-02',
} as const;

test('before a law is chosen only the law is asked for, and no page can be public', () => {
  const facts = stated({ showMentions: true, showData: true, showAccessibility: true });
  expect(missingFor(facts, 'mentions-legales')).toEqual(['law']);
  expect(isAsked(facts, 'name')).toBe(false);
  expect(publicLegal(facts)).toBeUndefined();
  expect(legalReminders(facts, '2026-11-27'), 'nobody is reminded of a law that they have not chosen').toEqual([]);
});

/** What a page lacks, or why a form is refused; « university {…} » is that organisation with other answers. */
test.each(rowsOf('lib/site/legal/rules.txt'))('$rule: $input: $outputs', ({ rule, input, outputs: [wanted] }) => {
  const [, base, json = ''] = /^(university )?(.*)$/.exec(input) ?? [];
  const { data, error } = legalFacts.safeParse({ ...noFacts, ...(base && university), ...JSON.parse(json) });
  const page = legalPages.find((each) => rule.startsWith(each));
  const lacks = page && data && missingFor(data, page);
  expect(error?.issues.map(({ message }) => visible(message)).join() ?? (lacks?.join(' ') || 'nothing')).toBe(wanted);
});

test('a page is public once complete and switched on, independently of others', () => {
  const facts = stated({ ...university, showMentions: true, showAccessibility: true });
  expect(publicLegal(facts, '2026-11-27')).toEqual({
    pages: ['mentions-legales', 'accessibilite'],
    isFrench: true,
    conformity: 'none',
  });
  expect(isPublic(stated({ ...facts, director: ' ' }), 'mentions-legales')).toBe(false);
  expect(publicLegal(stated({ ...facts, status: 'other' }))).not.toHaveProperty('conformity');
});

test('the owner is reminded of pages that the chosen law requires, of those switched on, and of an old audit', () => {
  expect(legalReminders(stated(university), '2026-11-27')).toEqual([
    { of: 'legal', page: 'mentions-legales', lacks: 0 },
    { of: 'legal', page: 'donnees-personnelles', lacks: 0 },
    { of: 'legal', page: 'accessibilite', lacks: 0 },
  ]);
  const other = stated({ law: 'other', publisher: 'person', name: 'A', showData: true });
  expect(legalReminders(other, '2026-11-27')).toEqual([{ of: 'legal', page: 'donnees-personnelles', lacks: 2 }]);
  const audited = stated({ law: 'other', auditDate: '2023-11-27', auditor: 'Cabinet', auditRate: '80' });
  expect(legalReminders(audited, '2026-11-27')).toEqual([]);
  expect(legalReminders(audited, '2026-11-28')).toEqual([{ of: 'audit', date: '2023-11-27' }]);
});
