import { expect, test, vi } from 'vitest';
import { Problem } from '@/lib/errors';

vi.mock('@/lib/site/db/sample', () => ({
  seedContent: () => Promise.reject(new Problem('full', 'L’espace de stockage est plein')),
}));

test('full storage is one line of error, as in the other commands', async () => {
  const { prepare } = await import('./prepare');
  await expect(prepare()).rejects.toMatchObject({ name: 'CliError', message: 'L’espace de stockage est plein' });
});
