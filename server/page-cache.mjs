// Next loads its cache handler by a path of its own, under `next start` before anything of ours.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** By a path that Next's build does not follow: Node itself runs these files. @param {string} name */
const load = (name) => import(/* turbopackIgnore: true */ pathToFileURL(path.resolve(name)).href);

await load('lib/module-paths.mjs');
const { default: PageCache } = await load('lib/site/public-pages/page-cache.ts');
export default PageCache;
