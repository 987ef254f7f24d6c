/**
 * Other engines than axe over the main states: IBM Equal Access for accessibility, Nu for HTML, Google's evaluator for
 * the policies of documents.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { z } from 'zod';
import type { Step } from './support/scenarios';
import { fill, press } from './support/scenarios';
import { frontOf } from './support/screens';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';
import { wholePage } from './support/whole-page';

test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const engine = fs.readFileSync(createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'), 'utf8');
const texts = z.array(z.string());

/**
 * What the engine says wrongly: HTML allows `username` for an email address (« Autofill »); the label of a file field
 * that is a button names a hidden field; a choice by its icon has its name as `aria-label`.
 */
const allowed = [
  /^input_autocomplete_valid: .*autocomplete="username"/s,
  /^label_ref_valid: .*<label for="[^"]+" class="inline-flex min-h-control/s,
  /^label_content_exists: .*<label class="relative grid cursor-pointer place-items-center/s,
];

/**
 * What the engine calls a failure of WCAG 2.2 A or AA in what is shown; what a person is to look at is left out. Its
 * report as such is too deep to leave the page.
 */
const check = `new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results.flatMap(({ ruleId, value, message, snippet, path }) => {
  if (value[0] !== 'VIOLATION' || value[1] !== 'FAIL' || path.dom.includes('#')) return []; // Next's announcer of pages is in a shadow tree
  const element = document.evaluate(path.dom, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
  const isShown = !(element instanceof Element) || element.checkVisibility({ contentVisibilityAuto: true });
  return isShown ? [ruleId + ': ' + message + '\\n' + snippet.slice(0, 300)] : [];
}))`;

async function failures(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await wholePage(page);
  await page.evaluate(engine);
  return texts.parse(await page.evaluate(check)).filter((text) => !allowed.some((pattern) => pattern.test(text)));
}

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
  test(`IBM Equal Access finds nothing on ${name}`, { tag: '@long' }, async ({ page, site, signIn, surprises }) => {
    surprises.expect(/status of [45]\d\d/);
    if (isPrivate && prepared !== site.origin) await keepLittle(site);
    if (isPrivate) prepared = site.origin;
    if (isPrivate) await signIn();
    await page.goto(address);
    for (const step of does) await step({ page, site });
    if (front) await expect(frontOf(page, front)).toBeVisible();
    expect(await failures(page)).toEqual([]);
  });
}

/** The checker of the W3C (https://validator.github.io/validator/) needs Java: VNU_JAR is the path of its vnu.jar. */
test('the HTML that is sent is valid', { tag: '@long' }, async ({ site, context, signIn }, testInfo) => {
  const jar = process.env.VNU_JAR ?? '';
  test.skip(jar === '', 'VNU_JAR does not name the vnu.jar of the npm package vnu-jar');
  await signIn();
  const files = await Promise.all(
    states.map(async ({ path: address }, index) => {
      const file = testInfo.outputPath(`${index}.html`);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, await (await context.request.get(site.origin + address)).text());
      return file;
    }),
  );
  // Properties of CSS that are newer than the checker are no errors of HTML.
  execFileSync('java', ['-jar', jar, '--errors-only', '--filterpattern', 'CSS: .*', ...files], {
    stdio: 'pipe',
    encoding: 'utf8',
  });
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
