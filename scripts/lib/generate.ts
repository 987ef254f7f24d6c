// Generates Prisma's typed client when the schema has changed. Downloads no engine (prisma.config.ts).
import { withLock } from '../../lib/lock.ts';
import { isStamped, stamp } from './build-state.ts';
import { CliError } from './console.ts';
import { inRoot, setupLock } from './project.ts';
import { runNode } from './run.ts';

const inputs = ['prisma/schema.prisma', 'package-lock.json'];
const stampFile = inRoot('lib/site/db/generated/.stamp');

/** Returns whether there was anything to do. */
export const generateClient = () =>
  withLock(
    setupLock,
    () => isStamped(stampFile, inputs),
    async () => {
      const env = { CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1' };
      const { code, output } = await runNode('node_modules/prisma/build/index.js', ['generate'], { env });
      if (code !== 0) throw new CliError(`Le client de la base de données n’a pas pu être généré :\n${output.trim()}`);
      stamp(stampFile, inputs);
    },
  );
