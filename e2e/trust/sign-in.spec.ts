import { Caller } from '../support/api-client';
import { expect, owner, test } from '../support/test';
import { allowTime, percentile, progress, report, size } from './support/form';

/**
 * An unknown email address and a wrong password get the same headers; their median durations are reported. lib/auth/sign-in.test.ts
 * checks that each makes one bcrypt comparison.
 */

// Each try comes from its own IP address, by X-Forwarded-For, so that no limit refuses it.
test.use({ siteEnv: { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, TRUSTED_PROXIES: '1' } });

test('an unknown address and a wrong password are answered alike', async ({ site }) => {
  allowTime();
  const tries = size(3, 95); // the account is closed to unknown browsers after 100 failures a day
  const times = { unknown: [0].slice(1), wrong: [0].slice(1) };
  const headers = new Set<string>();
  const attempt = async (kind: keyof typeof times, turn: number) => {
    const started = performance.now();
    const answer = await new Caller(site.origin).call('POST', '/api/auth/signin', {
      json: { email: kind === 'wrong' ? owner.email : `inconnu${turn}@exemple.org`, password: 'un faux mot de passe' },
      headers: { 'X-Forwarded-For': `198.51.${turn % 250}.${Math.floor(turn / 250) + (kind === 'wrong' ? 1 : 101)}` },
    });
    times[kind].push(performance.now() - started);
    headers.add(Array.from(answer.headers.keys()).toSorted().join());
    expect([answer.status, answer.json.error]).toEqual([401, kind === 'wrong' ? 'Mot de passe incorrect' : 'Utilisateur non trouvé']);
  };
  for (let turn = 0; turn < tries; turn += 1) {
    for (const kind of turn % 2 === 0 ? (['unknown', 'wrong'] as const) : (['wrong', 'unknown'] as const)) await attempt(kind, turn);
    progress('essais', turn + 1, tries);
  }
  const [unknown, wrong] = [percentile(times.unknown, 0.5), percentile(times.wrong, 0.5)];
  report({
    cases: 2 * tries,
    unknownMs: Number(unknown.toFixed(1)),
    wrongMs: Number(wrong.toFixed(1)),
    differenceMs: Number(Math.abs(unknown - wrong).toFixed(1)),
  });
  expect(headers.size, 'the same headers').toBe(1);
});
