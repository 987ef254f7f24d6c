import { expect, it } from 'vitest';
import { failedState } from './use-form';

const words = { fallback: 'Erreur lors de la sauvegarde' };
const failure = (status: number, more: object = {}) => ({ ok: false as const, status, error: 'Non', ...more });

it.each([
  ['a field to correct', failure(400), { at: 'failed', text: 'Non', again: false }],
  ['what may succeed later', failure(500), { at: 'failed', text: 'Non', again: true }],
  ['a server without words', failure(500, { error: '' }), { at: 'failed', text: words.fallback, again: true }],
  ['a newer version', failure(409, { current: 'theirs' }), { at: 'conflict', current: 'theirs', text: 'Non' }],
  ['a stale version that the server does not give', failure(409), { at: 'failed', text: 'Non', again: true }],
  [
    'a site that is busy, with the delay',
    failure(503, { retryAfter: 2 }),
    { at: 'failed', text: 'Non Réessayez dans 2\u00a0secondes.', again: true },
  ],
  [
    'too many attempts, whose message says the delay',
    failure(429, { retryAfter: 900 }),
    { at: 'failed', text: 'Non', again: true },
  ],
])('tells %s', (_, result, state) => expect(failedState(result, words)).toEqual(state));
