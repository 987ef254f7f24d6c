import { expect, it } from 'vitest';
import { failedState } from './use-form';

const words = { fallback: 'Erreur lors de la sauvegarde' };
const failure = (status: number, more: object = {}) => ({ ok: false as const, status, error: 'Non', ...more });

it.each([
  ['a field to correct', failure(400), { status: 'failed', text: 'Non', again: false }],
  ['what may succeed later', failure(500), { status: 'failed', text: 'Non', again: true }],
  ['a server without words', failure(500, { error: '' }), { status: 'failed', text: words.fallback, again: true }],
  ['a newer version', failure(409, { current: 'theirs' }), { status: 'conflict', current: 'theirs', text: 'Non' }],
  ['a stale version that the server does not give', failure(409), { status: 'failed', text: 'Non', again: true }],
  [
    'a site that is busy, with the delay',
    failure(503, { retryAfter: 2 }),
    { status: 'failed', text: 'Non Réessayez dans 2\u00a0secondes.', again: true },
  ],
  [
    'too many attempts, whose message says the delay',
    failure(429, { retryAfter: 900 }),
    { status: 'failed', text: 'Non', again: true },
  ],
])('tells %s', (_, result, state) => expect(failedState(result, words)).toEqual(state));
