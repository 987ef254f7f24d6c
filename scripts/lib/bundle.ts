// Bundles Next's page cache, the server of `npm start` and the command-line programs to plain JavaScript
// (docs/decisions/0002-bundle.md).
import fs from 'node:fs';
import { isTest, whenChanged } from './build-cache.ts';
import { inRoot } from './project.ts';

const inputs = ['server', 'scripts/cli', 'scripts/lib', 'lib', 'sections', 'prisma/schema.prisma', 'package-lock.json'];

/** Returns whether there was anything to do. */
export const bundle = () => whenChanged(inRoot('dist/.stamp'), inputs, bundlePrograms);

async function bundlePrograms() {
  const esbuild = await import('esbuild');
  fs.rmSync(inRoot('dist'), { recursive: true, force: true });
  const programs = fs.readdirSync(inRoot('scripts/cli')).filter((name) => name.endsWith('.ts') && !isTest(name));
  await esbuild.build({
    absWorkingDir: inRoot(),
    entryPoints: [
      { in: 'lib/site/public-pages/page-cache.ts', out: 'page-cache' },
      ...(fs.existsSync(inRoot('server/main.ts')) ? [{ in: 'server/main.ts', out: 'server' }] : []), // the folder may be deleted
      ...programs.map((name) => ({ in: `scripts/cli/${name}`, out: name.replace(/\.ts$/, '') })),
    ],
    outdir: 'dist',
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    chunkNames: 'chunk-[hash]',
    platform: 'node',
    target: 'es2023',
    format: 'esm',
    packages: 'external',
    conditions: ['react-server'],
    alias: { '@': inRoot(), 'server-only': inRoot('scripts/lib/empty.ts') },
    sourcemap: true,
    logLevel: 'error',
  });
}
