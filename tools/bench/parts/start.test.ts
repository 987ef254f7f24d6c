import { expect, it } from 'vitest';
import { stepsOf } from './start.mjs';

it('splits a start by what it printed, up to the server', () => {
  const lines = [
    { text: 'Portfolio universitaire', at: 50 },
    { text: '  ✓ Version de Node.js : 20.20.2 (0,0 s)', at: 60 },
    { text: '  … Construction du site', at: 70 },
    { text: '  ✓ Réglages (0,1 s)', at: 160 },
    { text: 'Le site est prêt en 0,9 s : http://localhost:1', at: 700 },
  ];
  expect(stepsOf(lines)).toEqual([
    { label: 'Version de Node.js', ms: 60 },
    { label: 'Réglages', ms: 100 },
    { label: 'Serveur', ms: 540 },
  ]);
});
