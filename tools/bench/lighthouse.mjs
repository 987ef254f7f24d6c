// Lighthouse, with --lighthouse: installed in .scratch, because it cannot be one of the project's own dependencies.
import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/project.mjs';
import { run } from '../../scripts/lib/run.mjs';

const version = '12.8.2';

/**
 * Throws when it cannot be installed or fails on a page. Times in ms, scores from 0 to 100.
 * @param {readonly { content: string, url: string }[]} pages
 * @param {string} browser
 * @param {string} folder
 * @param {(text: string) => void} say
 */
export async function lighthouseScores(pages, browser, folder, say) {
  const home = inRoot('.scratch/lighthouse');
  const program = path.join(home, 'node_modules/lighthouse/cli/index.js');
  if (!fs.existsSync(program)) {
    say(`installation de lighthouse ${version} dans .scratch`);
    fs.mkdirSync(home, { recursive: true });
    const { code, output } = await run('npm', ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', `lighthouse@${version}`]);
    if (code !== 0) throw new Error(`lighthouse: ${output}`);
  }
  const rows = [];
  for (const { content, url } of pages) {
    say(`lighthouse : ${content}`);
    const file = path.join(folder, `lighthouse-${rows.length}.json`);
    const flags = `--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
    const args = [program, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
    const { code, output } = await run(process.execPath, args, { env: { CHROME_PATH: browser } });
    if (code !== 0) throw new Error(`lighthouse: ${output.slice(-2000)}`);
    const { categories, audits } = JSON.parse(fs.readFileSync(file, 'utf8'));
    const score = (/** @type {string} */ id) => Math.round(Number(categories[id]?.score) * 100);
    const value = (/** @type {string} */ id) => Number(audits[id]?.numericValue);
    rows.push({
      content,
      version,
      scores: { performance: score('performance'), accessibility: score('accessibility'), bestPractices: score('best-practices'), seo: score('seo') },
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    });
  }
  return rows;
}
