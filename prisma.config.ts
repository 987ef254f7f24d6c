import { defineConfig } from 'prisma/config';

// `prisma generate` never runs the schema engine, but would download one that is not there: any file will do.
if (process.argv.includes('generate')) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'file:./data/portfolio.db' },
});
