/** Which files of the project serve a built site on this system. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { namesUnder } from '../../scripts/lib/build-cache.ts';
import { inRoot, root } from '../../scripts/lib/project.ts';

/** The tracer that Next's own build uses (https://github.com/vercel/nft), in Next's copy of it, which has no types. */
type Tracer = {
  readonly nodeFileTrace: (
    programs: readonly string[],
    options: { readonly base: string; readonly processCwd: string; readonly ignore: (name: string) => boolean },
  ) => Promise<{ readonly fileList: ReadonlySet<string> }>;
};
const { nodeFileTrace }: Tracer = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft');

/** The commands for a site that is there; Node reads their sources. */
const commands = ['start', 'owner', 'backup', 'restore', 'doctor', 'import', 'export', 'health'];
const sources = [
  ...commands.map((name) => `scripts/${name}.ts`),
  ...['scripts/node.mjs', 'scripts/lib/fetch-node.mjs', 'scripts/lib/prepare-server.ts', 'next.config.mjs'],
];

/** What is read as it is. */
const assets = [
  ...['package.json', '.npmrc', 'LICENSE', 'scripts/node-versions.json'],
  ...['webpack', '@babel'].map((name) => `node_modules/next/dist/compiled/${name}`), // Next's configuration looks for them by names that no tracer sees
  ...['app/fonts/pictures', 'lib/typeset/fonts', 'lib/typeset/page.typ', 'prisma/migrations', 'public'],
];

const ofTheBuildAlone = /^\.next\/(?:cache|diagnostics|types|trace[^/]*|turbopack)(?:\/|$)|\.(?:map|nft\.json)$/;

/** Their paths in the project. Needs a build. */
export async function servingFiles(): Promise<string[]> {
  const { inputs, packages } = await sourcesOfCommands();
  const builds = ['.next', 'dist'].flatMap(filesAndLinks).filter((name) => !ofTheBuildAlone.test(name));
  const modules = new Set([...tracedByNext(), ...(await tracedFrom(packages))]);
  return [
    ...new Set([
      ...builds,
      ...assets.flatMap(namesUnder).filter((name) => !isNeedless(name)),
      ...inputs,
      ...modules,
      ...licences(modules),
    ]),
  ];
}

/** The sources that the commands reach, and the names of the packages that these import. */
async function sourcesOfCommands() {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: sources,
    bundle: true,
    write: false,
    metafile: true,
    outdir: '.scratch',
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  const { devDependencies } = JSON.parse(fs.readFileSync(inRoot('package.json'), 'utf8'));
  const packages = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path: name }) => external && !name.startsWith('node:') && !(name in devDependencies));
  return { inputs: Object.keys(metafile.inputs), packages: new Set(packages.map(({ path: name }) => name)) };
}

/** The files at or below `name`; a link is one, whatever it leads to. */
const filesAndLinks = (name: string): string[] =>
  fs.lstatSync(inRoot(name)).isDirectory()
    ? fs.readdirSync(inRoot(name)).flatMap((entry) => filesAndLinks(`${name}/${entry}`))
    : [name];

const isModule = (name: string) => name.startsWith('node_modules/') && fs.statSync(inRoot(name)).isFile();

/** The modules that Next's own build has found behind its server and each page. */
function tracedByNext(): string[] {
  const lists = filesAndLinks('.next').filter((name) => name.endsWith('.nft.json'));
  return lists
    .flatMap((list) =>
      (JSON.parse(fs.readFileSync(inRoot(list), 'utf8')).files as string[]).map((file) =>
        path.join(path.dirname(list), file),
      ),
    )
    .filter((name) => isModule(name) && !isNeedless(name));
}

/** The modules behind the programs of `dist`, `next start` and `packages`, found as Next's build finds them. */
async function tracedFrom(packages: ReadonlySet<string>): Promise<string[]> {
  const imports = inRoot('.scratch/packages.mjs');
  fs.mkdirSync(path.dirname(imports), { recursive: true });
  fs.writeFileSync(imports, Array.from(packages, (name) => `import '${name}';\n`).join(''));
  const programs = fs.readdirSync(inRoot('dist')).filter((name) => name.endsWith('.mjs'));
  const next = ['bin/next', 'cli/next-start.js'].map((name) => inRoot('node_modules/next/dist', name));
  const { fileList } = await nodeFileTrace(
    [...programs.map((name) => inRoot('dist', name)), inRoot('next.config.mjs'), imports, ...next],
    { base: root, processCwd: root, ignore: isNeedless },
  );
  return Array.from(fileList).filter(isModule);
}

/** Modules that others name and that a site in production never loads. */
const needless = [
  /\.(?:d\.ts|map|md)$/,
  /\.dev\.js$/, // of React, `*.development.js` stays: Node reads there what `react` exports
  /\/next\/dist\/cli\/next-(?!start|test)/, // `next` itself loads these two, whatever it is to do
  /\/next\/dist\/server\/capsize-font-metrics\.json$/,
  /\/next\/dist\/compiled\/babel(?:-packages)?\//,
  /^node_modules\/(?:@next\/swc|@esbuild\/|esbuild\/|typescript\/|@typescript\/|caniuse-lite\/)/,
  /\/better-sqlite3\/(?:deps|src)\//,
];
const binaries = /\/prebuilds\/(?<system>[^/]+)\.node$/;

const isNeedless = (name: string): boolean =>
  needless.some((pattern) => pattern.test(name)) || (binaries.exec(name)?.groups?.system ?? ownSystem) !== ownSystem;
const ownSystem = `${process.platform}-${process.arch}`;

/** The licences of the packages that `modules` are of: who hands on an image hands them on, too. */
function licences(modules: ReadonlySet<string>): string[] {
  const packages = new Set(
    Array.from(modules, (name) => /^(?:node_modules\/(?:@[^/]+\/)?[^/]+\/)+/.exec(name)?.[0] ?? ''),
  );
  return [...packages].flatMap((folder) =>
    fs
      .readdirSync(inRoot(folder))
      .filter((name) => /^(?:licen[cs]e|copying|notice)/i.test(name) && fs.statSync(inRoot(folder, name)).isFile())
      .map((name) => folder + name),
  );
}
