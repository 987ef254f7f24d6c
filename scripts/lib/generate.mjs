// Generates Prisma's typed client when the schema has changed. No engine is downloaded (prisma.config.ts).
import fs from 'node:fs';
import { hashOf, isStamped, stamp } from './build-cache.mjs';
import { CliError } from './console.mjs';
import { withLock } from './lock.mjs';
import { inRoot } from './project.mjs';
import { runNode } from './run.mjs';

/** @returns {Promise<boolean>} whether there was anything to do */
export function generateClient() {
  const file = inRoot('lib/db/generated/.stamp');
  const hash = hashOf(['prisma/schema.prisma', 'package-lock.json']);
  return withLock(
    () => isStamped(file, hash) && fs.existsSync(inRoot('lib/db/generated/client.ts')),
    async () => {
      const { code, output } = await runNode('node_modules/prisma/build/index.js', ['generate'], {
        env: { CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' },
      });
      if (code !== 0) throw new CliError(`Le client de la base de données n’a pas pu être généré :\n${output.trim()}`);
      stamp(file, hash);
    },
  );
}
