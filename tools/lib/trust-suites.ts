// The trust suites: what each shows, and the results of a run.
import fs from 'node:fs';
import { inRoot } from '../../scripts/lib/project.ts';
import { runNode } from '../../scripts/lib/run.ts';
import { annotationsOf, playwrightResults } from '../../scripts/lib/test-results.ts';

/** Each is e2e/trust/{id}.spec.ts. */
export const suites = [
  {
    id: 'hostile',
    shows: '10 000 entrées hostiles dans chaque champ, affichées dans un navigateur : rien ne s’exécute',
  },
  { id: 'bodies', shows: '5 000 corps de requête et adresses au hasard : jamais une erreur 500' },
  { id: 'kill', shows: '200 arrêts brutaux pendant des écritures : rien de confirmé n’est perdu' },
  {
    id: 'upgrade',
    shows: 'mises à jour vers des versions bonnes et fautives, 66 arrêts brutaux : l’ancienne version ou la nouvelle',
  },
  { id: 'storage', shows: 'disque plein, sans écriture, base verrouillée, base abîmée' },
  { id: 'watch', shows: 'journaux : une ligne JSON par événement, sans secret ni ligne forgée' },
  {
    id: 'soak',
    shows: '2 000 enregistrements, mémoire nettoyée de force : chacun relu, rien ne s’accumule, arrêt propre',
  },
  {
    id: 'waits',
    shows: 'visites pendant des exports, des recherches, des comparaisons et des formules sans fin : personne n’attend',
  },
];

type Figures = Readonly<Record<string, string | number>>;

type Outcome = {
  suite: string;
  cases: number;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  figures: Figures[];
  skips: string[];
};

/** Runs one suite with its output shown, and reads its figures from Playwright's results. */
export async function runSuite(
  suite: string,
  { isLong, seed, browser }: { isLong: boolean; seed: number; browser: string },
): Promise<Outcome> {
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
  const figures: Figures[] = annotationsOf(results, 'figures').map((text) => JSON.parse(text));
  return {
    suite,
    cases: figures.reduce((sum, each) => sum + Number(each.cases ?? 0), 0),
    passed,
    failed: failed === 0 && (code !== 0 || passed + skipped === 0) ? 1 : failed,
    skipped,
    seconds: Math.round((performance.now() - started) / 100) / 10,
    figures,
    skips: annotationsOf(results, 'skip'),
  };
}
