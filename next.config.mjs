import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

/** @param {string} phase @returns {import('next').NextConfig} */
export default function configure(phase) {
  if (phase === PHASE_PRODUCTION_SERVER && process.env.PORTFOLIO_FRONT !== '1') {
    console.error('Ce site se lance par « npm start » : « next start » seul n’a ni ses limites, ni sa politique de sécurité.');
    process.exit(1);
  }
  return config;
}

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  experimental: { preloadEntriesOnStart: false }, // a route's code is loaded at its first request: less memory, and a faster start
  reactStrictMode: true,
  devIndicators: false,
  images: { unoptimized: true }, // no `/_next/image`: the site makes its own sizes, and no others on request
  typescript: { ignoreBuildErrors: true }, // `npm run check` checks the types, with TypeScript 7's own compiler
  serverExternalPackages: ['@prisma/client', 'bcryptjs'],
  outputFileTracingExcludes: { '*': ['./data/**', './uploads/**'] },
};
