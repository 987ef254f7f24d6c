/**
 * fast-check for the unit tests: a run tries the same values as the one before it, so that only a change can make it
 * fail; the long form (`npm run test:nightly`) tries others each time, and prints the seed of those that fail.
 */
import fc from 'fast-check';

if (!process.env.NIGHTLY) fc.configureGlobal({ seed: 20_261_127 });

export { fc };
