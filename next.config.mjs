/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  experimental: { preloadEntriesOnStart: false }, // a route's code is loaded at its first request: less memory, and a faster start
  reactStrictMode: true,
  compress: false, // the front server compresses (server/)
  devIndicators: false,
  images: { unoptimized: true }, // no `/_next/image`: the site makes its own sizes, and no others on request
  typescript: { ignoreBuildErrors: true }, // `npm run check` checks the types, with TypeScript 7's own compiler
  serverExternalPackages: ['@prisma/client', 'bcryptjs'],
  outputFileTracingExcludes: { '*': ['./data/**', './uploads/**'] },
};
