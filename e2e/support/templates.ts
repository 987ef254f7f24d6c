/** Data that several sites of a run begin with: made once a run, then copied. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { withLock } from '../../lib/lock';

/**
 * Playwright's global setup: makes the folder of the templates, whose path the workers inherit, and returns its
 * removal.
 */
export default function makeFolder(): () => void {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio templates '));
  process.env.SITE_TEMPLATES = folder;
  return () => fs.rmSync(folder, { recursive: true, force: true });
}

/**
 * Copies the template `name` into the folder `home`. The first call of the run has `make` fill it; the other workers
 * wait.
 */
export async function copyTemplate(name: string, home: string, make: (folder: string) => Promise<void>): Promise<void> {
  const folder = process.env.SITE_TEMPLATES;
  if (folder === undefined) throw new Error('the Playwright configuration lacks the global setup of templates.ts');
  const template = path.join(folder, name);
  await withLock(
    `${template}.lock`,
    () => fs.existsSync(template),
    async () => {
      const part = fs.mkdtempSync(`${template} `);
      await make(part);
      fs.renameSync(part, template);
    },
  );
  fs.cpSync(template, home, { recursive: true });
}
