// From `npm start` to the first page: with everything ready, on a new database, and in a folder where nothing is installed.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../../../scripts/lib/project.mjs';
import { freePort, startSite } from '../sites.mjs';
import { spread } from '../statistics.mjs';

/** @typedef {{ label: string, ms: number }} Step */

/** @param {import('../context.mjs').Context} context */
export async function measure({ folder, rounds, isShort, say }) {
  const home = path.join(folder, 'data');
  const port = await freePort(); // the same at each start, as SITE_URL depends on it
  await (await startSite(home, { port })).end();
  const [ready, fresh] = [[], []].map(() => /** @type {{ first: number, steps: Step[] }[]} */ ([]));
  for (let round = 1; round <= rounds; round += 1) {
    ready?.push(await timed(home, { port }));
    fresh?.push(await timed(path.join(folder, `data-${round}`)));
    say(`tour ${round} sur ${rounds}`);
  }
  return { ready: summary(ready ?? []), fresh: summary(fresh ?? []), bare: isShort ? null : await bare(path.join(folder, 'bare'), say) };
}

/** @param {string} home @param {{ cwd?: string, patience?: number, port?: number }} [options] */
async function timed(home, options) {
  const site = await startSite(home, options);
  await site.end();
  const steps = stepsOf(site.lines);
  const drawn = site.firstAnswer - steps.reduce((sum, { ms }) => sum + ms, 0);
  return { first: site.firstAnswer, steps: [...steps, { label: 'Première page', ms: Math.max(0, drawn) }] };
}

/**
 * The steps of a start, from the lines that it prints when each is done; the last is the server itself.
 * @param {readonly { text: string, at: number }[]} lines
 * @returns {Step[]}
 */
export function stepsOf(lines) {
  let last = 0;
  return lines.flatMap(({ text, at }) => {
    const label = /^ {2}✓ ([^:(]*[^:(\s])/.exec(text)?.[1] ?? (text.startsWith('Le site est prêt') ? 'Serveur' : undefined);
    if (label === undefined) return [];
    const step = { label, ms: at - last };
    last = at;
    return [step];
  });
}

/** @param {readonly { first: number, steps: Step[] }[]} starts */
function summary(starts) {
  const labels = starts[0]?.steps.map(({ label }) => label) ?? [];
  const steps = labels.map((label) => ({ label, ms: spread(starts.flatMap(({ steps: all }) => all.find((step) => step.label === label)?.ms ?? [])) }));
  return { first: spread(starts.map(({ first }) => first)), steps };
}

/**
 * One start in a copy without dependencies, build or data, as after a download.
 * @param {string} copy
 * @param {(text: string) => void} say
 */
async function bare(copy, say) {
  say('installation complète dans un dossier nu');
  const made = new Set(['.git', '.next', '.scratch', 'data', 'dist', 'node_modules', 'test-results', 'playwright-report', '.env', 'uploads']);
  for (const name of fs.readdirSync(root)) if (!made.has(name)) fs.cpSync(inRoot(name), path.join(copy, name), { recursive: true });
  fs.rmSync(path.join(copy, 'lib/db/generated'), { recursive: true, force: true });
  const start = await timed(path.join(copy, 'data'), { cwd: copy, patience: 600_000 });
  fs.rmSync(copy, { recursive: true, force: true });
  return summary([start]);
}
