import { expect, test } from 'vitest';
import { type LegalFacts, legalFacts, noFacts } from './facts';
import { isAsked, isPublic, legalReminders, missingFor, publicLegal } from './rules';

const stated = (facts: Partial<LegalFacts>): LegalFacts => legalFacts.parse({ ...noFacts, ...facts });
const person = { law: 'france', publisher: 'person' } as const;
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

test('before a law is chosen nothing is asked but the law, and no page can be public', () => {
  const facts = stated({ showMentions: true, showData: true, showAccessibility: true });
  expect(missingFor(facts, 'mentions-legales')).toEqual(['law']);
  expect(isAsked(facts, 'name')).toBe(false);
  expect(publicLegal(facts)).toBeUndefined();
  expect(legalReminders(facts, '2026-11-27'), 'nobody is reminded of a law that they have not chosen').toEqual([]);
});

test.each<[string, Partial<LegalFacts>, readonly string[]]>([
  ['a person', person, ['activity', 'name', 'address', 'phone', 'hostName', 'hostAddress', 'hostPhone']],
  [
    'a professional',
    { ...person, activity: 'professional' },
    ['name', 'address', 'phone', 'hostName', 'hostAddress', 'hostPhone'],
  ],
  ['a person who says no more', { ...person, activity: 'private' }, ['identityGiven', 'hostName', 'hostAddress']],
  [
    'a person who says all',
    { ...person, activity: 'private', name: 'A', address: 'B', phone: '1' },
    ['hostName', 'hostAddress'],
  ],
  [
    'a body',
    { law: 'france', publisher: 'body' },
    ['status', 'name', 'address', 'phone', 'director', 'hostName', 'hostAddress', 'hostPhone'],
  ],
  ['another law', { law: 'other', publisher: 'person' }, ['name']],
])('the notices of %s lack what article 1-1 asks of them', (_who, facts, missing) => {
  expect(missingFor(stated(facts), 'mentions-legales')).toEqual(missing);
});

test('the page on data wants a delegate of a public body alone, and how long logs are kept only where they are', () => {
  const data = (facts: Partial<LegalFacts>) => missingFor(stated(facts), 'donnees-personnelles');
  expect(data({ ...university, dpo: '' })).toEqual(['dpo']);
  expect(data({ ...university, status: 'other', dpo: '' })).toEqual([]);
  expect(data({ ...university, hostLogsFor: '' })).toEqual(['hostLogsFor']);
  expect(data({ ...university, hostLogs: 'none', hostLogsFor: '' })).toEqual([]);
  expect(data({ ...university, hostPlace: 'outside' })).toEqual(['hostGuarantee']);
  expect(data({ law: 'other', publisher: 'person', name: 'A' })).toEqual(['dataContact', 'hostLogs']);
});

test('an audit counts in whole only, and a body then says how it was made and what it found', () => {
  const access = (facts: Partial<LegalFacts>) => missingFor(stated({ ...university, ...facts }), 'accessibilite');
  expect(access({})).toEqual([]);
  expect(access({ auditor: 'Cabinet' })).toEqual(['auditDate', 'auditRate']);
  const audit = { auditDate: '2026-01-02', auditor: 'Cabinet', auditRate: '62,5' };
  expect(access(audit)).toEqual(['auditPages', 'auditEnvironment', 'auditTools', 'gaps']);
  expect(access({ ...audit, auditRate: '100' }), 'nothing was found').not.toContain('gaps');
  const own = { law: 'other', publisher: 'person', accessContact: 'a@b.fr', ...audit } as const;
  expect(missingFor(stated(own), 'accessibilite')).toEqual([]);
});

test('a page is public once complete and switched on, each on its own', () => {
  const facts = stated({ ...university, showMentions: true, showAccessibility: true });
  expect(publicLegal(facts, '2026-11-27')).toEqual({
    pages: ['mentions-legales', 'accessibilite'],
    isFrench: true,
    conformity: 'none',
  });
  expect(isPublic(stated({ ...facts, director: ' ' }), 'mentions-legales')).toBe(false);
  expect(publicLegal(stated({ ...facts, status: 'other' }))).not.toHaveProperty('conformity');
});

test('the owner is reminded of pages that the chosen law asks for, of those switched on, and of an old audit', () => {
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

test.each([
  [{ auditRate: '101' }, 'Un taux va de 0 à 100, comme 62,5'],
  [{ auditRate: 'bon' }, 'Un taux va de 0 à 100, comme 62,5'],
  [{ auditDate: '2026-02-30' }, 'Une date s’écrit 2026-11-27'],
  [{ auditDate: '2999-01-01' }, 'Cette date est à venir'],
  [{ auditRate: '100', gaps: 'Des images sans texte' }, 'Un taux de 100\u00a0% ne va pas avec des non-conformités'],
  [{ law: 'maroc' }, 'Choisissez une des réponses proposées'],
  [{ schemeUrl: 'javascript:alert(1)' }, 'Veuillez saisir une adresse web valide (http ou https)'],
])('%o is refused', (facts, message) => {
  const result = legalFacts.safeParse({ ...noFacts, ...facts });
  expect(result.error?.issues.map((issue) => issue.message)).toEqual([message]);
});
