/** For tests: the programs in `dist` are those of the code as it is now; lib/pictures/process.ts starts one. */
import { bundle } from '../../scripts/lib/bundle.mjs';

export async function setup(): Promise<void> {
  await bundle();
}
