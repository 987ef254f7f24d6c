#!/usr/bin/env node
/**
 * Writes components/ui/svg-icons.ts from lucide-react: one path per icon, so that the server renders plain <svg>
 * elements. (The package's own components are client components: each use would be sent twice, as HTML and as data.)
 * Run after an update of that package, or when an icon is added below: node scripts/dev/icons.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathOf, type Shape } from './svg-path.ts';

if (process.argv.includes('--help')) {
  process.stdout.write('node scripts/dev/icons.ts : régénère components/ui/svg-icons.ts à partir de lucide-react.\n');
  process.exit(0);
}

const NAMES = [
  'arrow-right',
  'arrow-up-right',
  'award',
  'book-open',
  'briefcase-business',
  'building-2',
  'calendar-plus',
  'chart-column',
  'chevron-down',
  'circle-check',
  'circle-x',
  'clock',
  'cloud',
  'code-xml',
  'contrast',
  'cpu',
  'download',
  'flask-conical',
  'globe',
  'graduation-cap',
  'inbox',
  'languages',
  'mail',
  'map-pin',
  'menu',
  'monitor',
  'network',
  'phone',
  'rocket',
  'rss',
  'search',
  'search-x',
  'shield-check',
  'sparkles',
  'square-play',
  'user-round',
  'users',
  'x',
];

const require = createRequire(import.meta.url);
const home = join(dirname(require.resolve('lucide-react/package.json')), 'dist/esm/icons');
const licence = (await readFile(join(home, 'x.mjs'), 'utf8')).match(/lucide-react v[\d.]+/)?.[0];

const lines = [];
for (const name of NAMES) {
  const { __iconData } = await iconOf(name);
  lines.push(`  ${/-/.test(name) ? `'${name}'` : name}: '${__iconData.node.map(pathOf).join('')}',`);
}

await writeFile(
  join(import.meta.dirname, '../../components/ui/svg-icons.ts'),
  `/** Made by scripts/dev/icons.ts from ${licence} (ISC licence): each icon as one path in a box of 24 by 24. */
export const svgIcons = {
${lines.join('\n')}
} as const;

export type SvgIconName = keyof typeof svgIcons;
`,
);

/** An icon's module; that of an old name only re-exports the new one's. */
async function iconOf(name: string): Promise<{ __iconData: { node: Shape[] } }> {
  const newer = /export \{ default \} from '\.\/([\w-]+)\.mjs'/.exec(
    await readFile(join(home, `${name}.mjs`), 'utf8'),
  )?.[1];
  return import(join(home, `${newer ?? name}.mjs`));
}
