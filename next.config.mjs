import path from 'node:path';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import './lib/module-paths.mjs';

/** @param {string} phase @returns {Promise<import('next').NextConfig>} */
export default async function configure(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) {
    const { prepareServer } = await import('./scripts/lib/prepare-server.ts');
    prepareServer();
  }
  if (phase === PHASE_PRODUCTION_BUILD && !process.env.NEXT_IS_PREPARED) {
    process.env.NEXT_IS_PREPARED = '1'; // the workers of the build inherit it
    const { generateClient } = await import('./scripts/lib/generate.ts');
    await generateClient();
    const { forgetBuild } = await import('./scripts/lib/build-state.ts');
    forgetBuild();
  }
  return config;
}

/**
 * The headers of every answer; lib/site/incoming/requests.ts adds those that depend on a setting, and a policy where
 * there is none.
 */
const headers = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()'],
  ['x-frame-options', 'DENY'],
];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  generateEtags: false, // pages are tagged by the site's version (lib/site/public-pages), not by a hash of each answer
  cacheHandler: path.resolve('server/page-cache.mjs'),
  cacheMaxMemorySize: 0, // only that one
  headers: async () => [
    { source: '/:path*', headers: headers.map(([key = '', value = '']) => ({ key, value })) },
    {
      source: '/_next/static/chunks/:path*', // read as the policy of a worker alone: the decoder of HEIC is WebAssembly
      headers: [
        {
          key: 'content-security-policy',
          value: "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; frame-ancestors 'none'",
        },
      ],
    },
    // All but the images: social networks embed the card.
    { source: '/((?!images/).*)', headers: [{ key: 'cross-origin-resource-policy', value: 'same-origin' }] },
  ],
  experimental: {
    globalNotFound: true, // there are several root layouts: one for each language, and for the administration
    turbopackFileSystemCacheForBuild: false, // with the next line, a build takes 1.3 GB of memory instead of 1.9
    turbopackSourceMaps: false,
    preloadEntriesOnStart: false, // a route's code is loaded at its first request: less memory, and a faster start
  },
  compiler: {
    runAfterProductionCompile: async () => (await import('./scripts/lib/page-script.ts')).buildPageScripts(),
  },
  reactStrictMode: true,
  devIndicators: false,
  skipProxyUrlNormalize: true, // or a rewrite by proxy.ts leaves the site where it listens at 127.0.0.1, which Next would call localhost
  images: { unoptimized: true }, // no `/_next/image`: the site makes its own sizes, and no others on request
  typescript: { ignoreBuildErrors: true }, // `npm run typecheck` checks the types, with TypeScript 7's own compiler
  serverExternalPackages: ['@prisma/client', 'bcryptjs'],
  outputFileTracingExcludes: { '*': ['./data/**', './uploads/**'] },
};
