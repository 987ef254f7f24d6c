import { expect, test } from 'vitest';
import { auditGroups, eventDetail, eventLabels, eventsOf } from './events';
import { auditQuery, locationText } from './query';

const nothing = { group: null, from: null, to: null, page: 1 };

test('query parameters are parsed, and invalid ones ignored', () => {
  expect(auditQuery({ type: 'echecs', du: '2026-11-01', au: '2026-11-21', page: '3' })).toEqual({
    group: 'echecs',
    from: '2026-11-01',
    to: '2026-11-21',
    page: 3,
  });
  expect(auditQuery({})).toEqual(nothing);
  for (const wrong of [
    '',
    'toString',
    '__proto__',
    '2026-13-40',
    '0001-01-01',
    '9999-12-31',
    '-1',
    '1e99',
    "'; DROP",
  ]) {
    expect(auditQuery({ type: wrong, du: wrong, au: wrong, page: wrong })).toEqual(nothing);
    expect(auditQuery({ type: [wrong, 'echecs'], du: ['2026-11-01'] })).toEqual(nothing);
  }
});

test('each group has events, and each event a description', () => {
  const title = (id: string) => (id === 'projets' ? 'Projets' : id);
  const all = Object.keys(auditGroups).flatMap((type) => {
    const { group } = auditQuery({ type });
    return group ? eventsOf(group) : [];
  });
  expect(all.length).toBeGreaterThan(30);
  expect(new Set(all).size).toBe(all.length);
  for (const name of all) expect(eventLabels(name, {}, title).what, name).toMatch(/^[A-ZÉ]/);
  expect(eventLabels('section.restore', { section: 'projets', version: 4 }, title)).toEqual({
    group: 'restaurations',
    what: 'Section «\u00a0Projets\u00a0» rétablie dans une version antérieure',
  });
  expect(eventLabels('session.close-all', { closed: 2 }, title).what).toBe(
    'Déconnexion de tous les appareils (2\u00a0sessions)',
  );
  expect(eventLabels('signin.failure', { reason: 'password' }, title)).toEqual({
    group: 'echecs',
    what: 'Échec de connexion\u00a0: mot de passe incorrect',
  });
  expect(eventLabels('signin.failure', { reason: 'constructor' }, title).what).toMatch(/^Échec/);
  expect(eventLabels('unknown.event', {}, title)).toEqual({ group: null, what: 'unknown.event' });
});

test('the line below an event shows the device, request or file', () => {
  expect(eventDetail({ device: 'Firefox sur Windows' })).toBe('Firefox sur Windows');
  expect(eventDetail({ method: 'PUT', path: '/api/profile/x', reason: 'Refusé' })).toBe('Refusé — PUT /api/profile/x');
  expect(eventDetail({ method: 'PUT', path: '/', reason: 'Refusé', more: true })).toContain('ne sont pas notés');
  expect(eventDetail({ name: 'abc.webp', bytes: 20480 })).toBe('abc.webp, 20\u00a0Ko');
  expect(eventDetail({ createdAt: '2026-11-21T10:00:00.000Z' })).toBe('Sauvegarde du 21/11/2026');
  expect(eventDetail({ section: 'projets', version: 4 })).toBe('');
  expect(eventDetail({ added: 5, changed: 0, examples: 52 })).toBe(
    '5\u00a0publications ajoutées, 52\u00a0exemples enlevés',
  );
  expect(eventDetail({ entries: 1, examples: 0 })).toBe('1\u00a0entrée ajoutée');
  expect([locationText('host'), locationText('inconnue'), locationText('192.0.2.1')]).toEqual([
    'Machine du site',
    'Adresse inconnue',
    '192.0.2.1',
  ]);
});

test('a refusal shows what was not logged after it, and before it', () => {
  const call = { reason: 'Utilisateur non authentifié', method: 'PUT', path: '/api/profile/x' };
  const said = 'Utilisateur non authentifié — PUT /api/profile/x';
  expect(eventDetail(call)).toBe(said);
  expect(eventDetail({ ...call, more: true })).toBe(
    `${said}. Les refus suivants de cette adresse, dans la même minute, ne sont pas notés.`,
  );
  expect(eventDetail({ ...call, missed: 1 })).toBe(`${said}. Avant lui, 1\u00a0refus n’a pas été noté.`);
  expect(eventDetail({ ...call, more: true, missed: 37 })).toBe(
    `${said}. Les refus suivants de cette adresse, dans la même minute, ne sont pas notés. Avant lui, 37\u00a0refus n’ont pas été notés.`,
  );
});
