import { freePort, inherited, run } from './support/site';
import { expect, test } from './support/test';

test('next start alone serves nothing: one line says what starts the site', async ({ site }) => {
  const args = ['node_modules/next/dist/bin/next', 'start', '--port', String(await freePort()), '--hostname', '127.0.0.1'];
  const { code, output } = await run(args, { ...inherited(), DATABASE_URL: `file:${site.databaseFile}`, UPLOADS_DIR: site.uploadsDir });
  expect(code).toBe(1);
  expect(output).toContain('Ce site se lance par « npm start » : « next start » seul n’a ni ses limites, ni sa politique de sécurité.');
});
