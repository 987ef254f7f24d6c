/**
 * Other engines than axe over the main states: IBM Equal Access, Alfa and HTML_CodeSniffer for accessibility, Nu for
 * HTML, Google's evaluator for the policies of documents.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { checkHtml, engines } from './support/engines';
import type { Step } from './support/scenarios';
import { fill, press } from './support/scenarios';
import { frontOf } from './support/screens';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

type State = {
  readonly path: string;
  readonly does?: readonly Step[];
  readonly front?: string;
  readonly isPrivate?: true;
};
const states: readonly State[] = [
  { path: '/' },
  { path: '/publications' },
  { path: '/publications?q=introuvable&annees=2020&de=2020' },
  { path: '/nulle-part' },
  { path: '/login', does: [press('Se connecter')], front: 'Connexion Administrateur' },
  { path: '/admin', front: 'Tableau de bord', isPrivate: true },
  { path: '/admin/inconnue', front: 'Unexpected Application Error!', isPrivate: true },
  { path: '/admin/profile', does: [press('Changer le mot de passe')], front: 'Profil', isPrivate: true },
  { path: '/admin/publications', front: 'Gestion des Publications', isPrivate: true },
  {
    path: '/admin/publications',
    does: [press('Ajouter un article'), press('Ajouter')],
    front: 'Ajouter un article',
    isPrivate: true,
  },
  {
    path: '/admin/publications/import',
    does: [press('Lire ces références')],
    front: 'Importer des publications',
    isPrivate: true,
  },
  { path: '/admin/theses', front: 'Gestion des Thèses encadrées', isPrivate: true },
  { path: '/admin/courses', does: [press('Ajouter / Modifier')], front: 'Gérer mes cours', isPrivate: true },
  {
    path: '/admin/about',
    does: [press('Modifier'), fill('Titre', '')],
    front: 'Modifier la section À propos',
    isPrivate: true,
  },
  { path: '/admin/sections', does: [press('Modifier « Projets »')], front: 'Modifier la section', isPrivate: true },
  { path: '/admin/history', front: 'Historique', isPrivate: true },
];

let prepared = '';
for (const { path: address, does = [], front, isPrivate } of states) {
  const name = does.length > 0 ? `${address}, ${front}` : address;
  test(`no engine finds a failure on ${name}`, { tag: '@long' }, async ({ page, site, signIn, surprises }) => {
    surprises.expect(/status of [45]\d\d/);
    if (isPrivate && prepared !== site.origin) await keepLittle(site);
    if (isPrivate) prepared = site.origin;
    if (isPrivate) await signIn();
    await page.goto(address);
    for (const step of does) await step({ page, site });
    if (front) await expect(frontOf(page, front)).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await wholePage(page);
    // A preview that is not there yet is a document without words.
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll('iframe')).every(
        (frame) => frame.contentDocument?.documentElement.lang !== '',
      ),
    );
    for (const [engine, failures] of Object.entries(engines)) expect.soft(await failures(page), engine).toEqual([]);
  });
}

test('the HTML that is sent is valid', { tag: '@long' }, async ({ site, context, signIn }, testInfo) => {
  await signIn();
  const files = await Promise.all(
    states.map(async ({ path: address }, index) => {
      const file = testInfo.outputPath(`${index}.html`);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, await (await context.request.get(site.origin + address)).text());
      return file;
    }),
  );
  await checkHtml(files);
});

test('the policies of documents and data leave no way that is known', { tag: '@long' }, async ({
  site,
  context,
  signIn,
}) => {
  await signIn();
  for (const address of [
    '/',
    '/publications',
    '/publications?q=a',
    '/nulle-part',
    '/login',
    '/admin',
    '/admin/inconnue',
    '/api/health',
    '/publications/liste.csv',
    '/icon.svg',
  ]) {
    const policy = (await context.request.get(site.origin + address)).headers()['content-security-policy'] ?? '';
    const found = new CspEvaluator(new CspParser(policy).csp)
      .evaluate()
      .filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(
      found.map(({ description }) => description),
      `${address}: ${policy}`,
    ).toEqual([]);
  }
});
