import { Caller } from '../support/api-client';
import { expect, owner, test } from '../support/test';

test('the log is one JSON line an event, in UTC, without what must stay secret and without lines that were sent', async ({
  site,
}) => {
  const caller = await new Caller(site.origin).signIn();
  const before = site.output().length; // of the files that had this site before
  const forged = '\r\n{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"signin.forged"}\r\n';
  const secret = 'un-secret-9f3b';
  const bodies: readonly [string, string, unknown][] = [
    ['POST', '/api/auth/signin', { email: `x${forged}@exemple.org`, password: secret }],
    ['POST', '/api/auth/signin', { email: owner.email, password: secret }],
    ['POST', '/api/auth/owner', { jeton: secret, email: 'a@exemple.org', password: secret }],
    ['POST', '/api/change-password', { currentPassword: secret, newPassword: `${secret}-2`, userId: caller.id }],
    ['PUT', `/api/profile/${caller.id}`, { grade: `Professeur ${forged}` }],
    ['POST', `/api/sections/${caller.id}`, { title: `Titre ${forged}`, type: 'text', content: forged }],
  ];
  for (const [method, path, json] of bodies) {
    const { status } = await caller.call(method, path, {
      json,
      headers: {
        'User-Agent': `essai ${encodeURIComponent(forged)}`,
        'X-Request-Id': 'x',
        'X-Portfolio-Request': 'host',
      },
    });
    expect(status, `${method} ${path}`).toBeLessThan(500);
  }
  await caller.call('POST', '/api/auth/signout');

  const printed = site.output().slice(before);
  const lines = printed.split('\n').filter((line) => line.startsWith('{'));
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({
      time: expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      level: expect.stringMatching(/^(?:info|warn|error)$/),
      event: expect.stringMatching(/^[a-z][\w.-]+$/),
    });
  }
  expect(lines.filter((line) => line.includes('"event":"signin.failure"'))).toHaveLength(3); // a forged request id hides none of them
  expect(printed).not.toContain('\r');
  expect(lines.filter((line) => line.startsWith('{"time":"1970'))).toEqual([]);
  for (const value of [secret, owner.password, ...caller.cookies.split(/[=;]/).filter((part) => part.length > 20)])
    expect(printed).not.toContain(value);
});
