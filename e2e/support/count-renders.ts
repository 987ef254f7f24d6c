// Preloaded into a site's process: appends a byte to RENDERS_FILE for each page that Next has rendered and gives to its
// cache (lib/site/public-pages/page-cache.ts).
import { registerHooks } from 'node:module';

const counting = `
import { appendFileSync } from 'node:fs';
const { set } = PageCache.prototype;
PageCache.prototype.set = function (...args) {
  appendFileSync(process.env.RENDERS_FILE, '.');
  return set.apply(this, args);
};
`;

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    return url.includes('/public-pages/page-cache.ts') ? { ...loaded, source: `${loaded.source}${counting}` } : loaded;
  },
});
