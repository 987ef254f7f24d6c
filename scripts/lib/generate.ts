// Generates Prisma's typed client when the schema has changed. No engine is downloaded (prisma.config.ts).
import fs from 'node:fs';
import { whenChanged } from './build-cache.ts';
import { CliError } from './console.ts';
import { inRoot } from './project.ts';
import { runNode } from './run.ts';

const folder = 'lib/site/db/generated';

/** Returns whether there was anything to do. */
export const generateClient = () =>
  whenChanged(inRoot(folder, '.stamp'), ['prisma/schema.prisma', 'package-lock.json'], generate, () =>
    fs.existsSync(inRoot(folder, 'client.ts')),
  );

async function generate() {
  const env = { CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' };
  const { code, output } = await runNode('node_modules/prisma/build/index.js', ['generate'], { env });
  if (code !== 0) throw new CliError(`Le client de la base de données n’a pas pu être généré :\n${output.trim()}`);
}
