// The one script of the public pages (docs/decisions/0009-no-runtime.md).
import fs from 'node:fs';
import { inRoot } from './project.ts';

/** Empties `folder` and writes the script there, with its content's hash in its name. */
export async function buildPageScript(folder: string) {
  const esbuild = await import('esbuild');
  fs.rmSync(folder, { recursive: true, force: true });
  await esbuild.build({
    absWorkingDir: inRoot(),
    entryPoints: [{ in: 'components/public/client-scripts/page-script.ts', out: 'page' }],
    entryNames: '[name]-[hash]',
    outdir: folder,
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'error',
  });
}
