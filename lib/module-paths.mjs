// Has Node run the project's TypeScript as the bundlers read it: `@/…` from the project's folder, names without their
// ending, and an empty `server-only`. `node --import ./lib/module-paths.mjs PROGRAM.ts`
import fs from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const inRoot = (/** @type {string} */ name) => pathToFileURL(path.join(root, name)).href;
// It holds TypeScript as JavaScript: without it, each start loads the stripper of types, and keeps its 20 MB.
const { SITE_DIR } = process.env;
const home = SITE_DIR && fs.existsSync(SITE_DIR) ? path.join(SITE_DIR, '.cache') : path.join(root, '.scratch');
module.enableCompileCache(path.join(home, 'compile-cache'));

module.registerHooks({
  resolve(name, context, next) {
    if (name === 'server-only') return next(inRoot('scripts/lib/empty.ts'), context);
    if (!/^(?:\.\.?|@)\//.test(name) || !/\.m?tsx?$|\/scripts\/[\w/-]+\.mjs$/.test(context.parentURL ?? ''))
      return next(name, context);
    const file = name.startsWith('@/') ? inRoot(name.slice(2)) : new URL(name, context.parentURL).href;
    const end = ['', '.ts', '.tsx', '/index.ts'].find((each) =>
      fs.statSync(fileURLToPath(file + each), { throwIfNoEntry: false })?.isFile(),
    );
    return next(file + (end ?? ''), context);
  },
});
