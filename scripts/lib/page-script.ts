// Builds the only script of public pages (docs/decisions/0009-public-pages.md), and that of their static copies.
import fs from 'node:fs';
import { inRoot } from './project.ts';

/** Called by Next's build (next.config.mjs), which has no entry for a script outside its runtime. */
export async function buildPageScripts(): Promise<void> {
  await buildPageScript(inRoot('.next/static/page'));
  await buildCopyScript();
  const { stop } = await import('esbuild');
  await stop(); // its child process would live as long as this one
}

/** Shared options; scripts read `isCopy` as `process.env.STATIC_COPY`. */
const optionsFor = (isCopy: boolean) =>
  ({
    absWorkingDir: inRoot(),
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'error',
    define: { 'process.env.STATIC_COPY': JSON.stringify(isCopy ? '1' : '') },
  }) as const;

/** Empties `folder` and writes the script there, with a hash of its content in its name. */
async function buildPageScript(folder: string) {
  const esbuild = await import('esbuild');
  fs.rmSync(folder, { recursive: true, force: true });
  await esbuild.build({
    ...optionsFor(false),
    entryPoints: [{ in: 'components/public/client-scripts/page-script.ts', out: 'page' }],
    entryNames: '[name]-[hash]',
    outdir: folder,
  });
}

/** Writes the script for the pages of a static copy (lib/site/static-copy/copy-site.ts). */
async function buildCopyScript() {
  const esbuild = await import('esbuild');
  await esbuild.build({
    ...optionsFor(true),
    entryPoints: ['components/public/client-scripts/static-copy.ts'],
    alias: { '@': inRoot() },
    outfile: inRoot('.next/copie/page.js'),
  });
}
