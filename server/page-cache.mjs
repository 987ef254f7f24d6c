// Next loads its cache handler by path; under `next start` before any of our code.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * A path that Next's build does not follow: plain Node runs these files.
 * @param {string} name
 */
const load = (name) => import(/* turbopackIgnore: true */ pathToFileURL(path.resolve(name)).href);

await load('lib/module-paths.mjs');
const { default: PageCache } = await load('lib/site/public-pages/page-cache.ts');
export default PageCache;
