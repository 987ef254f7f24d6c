// The trust suites: what each shows, and the results of a run.
import fs from 'node:fs';
import { inRoot } from '../../scripts/lib/project.mjs';
import { runNode } from '../../scripts/lib/run.mjs';
import { playwrightResults } from '../../scripts/lib/test-results.mjs';
import { annotationsOf } from './annotations.mjs';

/** @typedef {{ id: string, shows: string }} Suite */

/** Each is e2e/trust/{id}.spec.ts. @type {readonly Suite[]} */
export const suites = [
  { id: 'hostile', shows: '10 000 entrées hostiles dans chaque champ, affichées dans un navigateur : rien ne s’exécute' },
  { id: 'bodies', shows: '5 000 corps de requête et adresses au hasard : jamais une erreur 500' },
  { id: 'kill', shows: '200 arrêts brutaux pendant des écritures : rien de confirmé n’est perdu' },
  { id: 'storage', shows: 'disque plein, sans écriture, base verrouillée, base abîmée' },
  { id: 'watch', shows: 'journaux : une ligne JSON par événement, sans secret ni ligne forgée' },
  { id: 'soak', shows: '2 000 enregistrements, mémoire nettoyée de force : chacun relu, rien ne s’accumule, arrêt propre' },
  { id: 'waits', shows: 'visites pendant des exports, des recherches, des comparaisons et des formules sans fin : personne n’attend' },
];

/**
 * @typedef {Readonly<Record<string, string | number>>} Figures
 * @typedef {{ suite: string, cases: number, passed: number, failed: number, skipped: number, seed: number, seconds: number, figures: Figures[], skips: string[] }} Outcome
 */

/**
 * Runs one suite with its output shown, and reads its figures from Playwright's results.
 * @param {string} suite
 * @param {{ isLong: boolean, seed: number, browser: string }} form
 * @returns {Promise<Outcome>}
 */
export async function runSuite(suite, { isLong, seed, browser }) {
  const started = performance.now();
  const results = inRoot(`.scratch/trust/${suite}.results.json`);
  fs.rmSync(results, { force: true });
  const { code } = await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--workers=1', `e2e/trust/${suite}.spec.ts`],
    {
      show: true,
      env: {
        FORCE_COLOR: '0',
        NO_COLOR: '1',
        PLAYWRIGHT_CHROMIUM: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: results,
        TRUST_FORM: isLong ? 'long' : 'short',
        TRUST_SEED: String(seed),
      },
    },
  );
  const { passed, failed, skipped } = playwrightResults(results);
  const annotations = annotationsOf(results);
  const figures = annotations.filter(({ type }) => type === 'figures').map(({ description }) => JSON.parse(description));
  return {
    suite,
    cases: figures.reduce((sum, each) => sum + Number(each.cases ?? 0), 0),
    passed,
    failed: failed === 0 && (code !== 0 || passed + skipped === 0) ? 1 : failed,
    skipped,
    seed,
    seconds: Math.round((performance.now() - started) / 100) / 10,
    figures,
    skips: annotations.filter(({ type, description }) => type === 'skip' && description !== '').map(({ description }) => description),
  };
}

/** The summary as text, one line per suite. @param {readonly Outcome[]} outcomes */
export function table(outcomes) {
  const heads = ['Suite', 'Cas', 'Réussis', 'Échecs', 'Écartés', 'Graine', 'Durée'];
  const rows = outcomes.map(({ suite, cases, passed, failed, skipped, seed, seconds }) => [
    suite,
    cases.toLocaleString('fr-FR'),
    String(passed),
    String(failed),
    String(skipped),
    String(seed),
    `${seconds.toLocaleString('fr-FR')} s`,
  ]);
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ cells) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ');
  return [heads, ...rows].map(line).join('\n');
}
