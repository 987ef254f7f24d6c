import path from 'node:path';
import { defineConfig } from 'prisma/config';

// No engine is downloaded: the schema engine runs as WebAssembly (scripts/schema-engine.mjs).
if (process.platform !== 'win32') process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.resolve('scripts/schema-engine.mjs');

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'file:./data/portfolio.db' },
});
